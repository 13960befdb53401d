import { expect, test } from 'bun:test'
import { offlinePage } from './page'

const words = (title: string) => ({
  title,
  text: '</script><b>',
  computer: 'c',
  network: 'n',
  retry: 'r',
  on_device: 'Here',
  gone: 'g',
  close: 'x',
})
const { html, policy } = offlinePage({ en: words('Away'), de: words('Fort') })

test('the page contains all languages, loads no other file, and its script cannot be closed early', () => {
  expect(html).toContain('Away')
  expect(html).toContain('Fort')
  expect(html).not.toMatch(/(src|href)=/)
  expect(html.match(/<\/script>/g)).toHaveLength(1)
})

test('its policy allows only its own style and script, requests to the service, and movies in this browser', () => {
  expect(policy).not.toContain('unsafe')
  expect(policy.match(/'sha256-[\w+/=]{44}'/g)).toHaveLength(2)
  expect(policy).toStartWith("default-src 'none'")
  expect(policy).toContain('media-src blob:;')
  expect(policy).toContain("require-trusted-types-for 'script'")
})
