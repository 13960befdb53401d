import { expect, test } from 'bun:test'
import { JsonRefused, parseForeignJson } from './foreign-json'

const bytes = (text: string) => new TextEncoder().encode(text)

test('parses what other programs send', () => {
  const value = { a: ['[', '"', '\\', '{,', 1, null], ü: { deep: '\\"[[[[' }, list: Array.from({ length: 1000 }, (_, i) => ({ i })) }

  expect(parseForeignJson(bytes(JSON.stringify(value)))).toEqual(value)
  expect(parseForeignJson(bytes(`${'['.repeat(64)}${']'.repeat(64)}`))).toBeArray()
  expect(() => parseForeignJson(bytes('{"a":'))).toThrow(SyntaxError)
})

test.each([
  ['levels', '['.repeat(4_000_000)],
  ['closed levels', `${'['.repeat(65)}${']'.repeat(65)}`],
  ['levels of objects', '{"a":'.repeat(800_000)],
  ['numbers', `[${'1,'.repeat(2_000_000)}1]`],
  ['empty objects', `[${'{},'.repeat(1_000_000)}1]`],
  ['keys', `{${Array.from({ length: 400_000 }, (_, i) => `"k${i}":0`).join(',')}}`],
])('refuses too many %s before parsing them', (_, text) => {
  expect(() => parseForeignJson(bytes(text))).toThrow(JsonRefused)
})

test('a reader that expects more may allow more', () => {
  expect(parseForeignJson(bytes(`[${'1,'.repeat(300_000)}1]`), { mostValues: 400_000 })).toHaveLength(300_001)
})
