import { expect, test } from 'bun:test'
import { headersIn } from './header-lines'

test('each line is a header; a value keeps its colons, and lines without a value are left out', () => {
  const text = 'X-Gotify-Key: abc\n\n Authorization : Basic a:b \nnothing\nEmpty:'

  expect(headersIn(text)).toEqual({ 'X-Gotify-Key': 'abc', Authorization: 'Basic a:b' })
})
