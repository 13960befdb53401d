import { expect, test } from 'bun:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { cueText } from './cue-text'

const html = (text: string) => renderToStaticMarkup(cueText(text))

test('renders italics, bold and underline, and drops other markup', () => {
  expect(html('<i>One</i>, <b>two</b> &amp; <c.red>three</c>')).toBe('<i>One</i>, <b>two</b> &amp; three')
  expect(html('<i><b>both</i> bold</b> plain</b>')).toBe('<i><b>both</b></i><b> bold</b> plain')
})

test('never parses subtitle text as HTML', () => {
  expect(html('&lt;img src=x onerror=alert(1)&gt;')).toBe('&lt;img src=x onerror=alert(1)&gt;')
  expect(html('<img src=x onerror=alert(1)>hello<script>')).toBe('hello')
})
