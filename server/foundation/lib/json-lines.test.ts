import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { jsonLines } from './json-lines'

test('what fits on a line is one line, and the rest is a line for each part', () => {
  const long = 'x'.repeat(120)

  expect(jsonLines({ name: 'id', parts: [1, true, null, {}, []], gone: undefined })).toBe(
    '{ "name": "id", "parts": [1, true, null, {}, []] }\n',
  )
  expect(jsonLines({ long, list: [long, { of: 1 }] })).toBe(
    `{\n  "long": "${long}",\n  "list": [\n    "${long}",\n    { "of": 1 }\n  ]\n}\n`,
  )
})

test('it is read back as what it was made from', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => expect(JSON.parse(jsonLines(value))).toEqual(JSON.parse(JSON.stringify(value)))))
})
