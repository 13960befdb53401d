import { expect, test } from 'bun:test'
import { decodeText } from './decode-text'

test.each([
  ['utf-8', null, 'Żółć'],
  ['windows-1250', 'pl', 'Żółć'],
  ['windows-1251', 'ru', 'Привет'],
  ['windows-1252', 'fr', 'Ça va déjà'],
  ['windows-1253', 'el', 'Γειά'],
])('decodes %s as %p', (encoding, language, text) => {
  expect(decodeText(encode(text, encoding), language)).toBe(text)
})

test('a byte order mark wins', () => {
  expect(decodeText(new Uint8Array([0xff, 0xfe, ...Buffer.from('né', 'utf16le')]), 'ru')).toBe('né')
  expect(decodeText(new Uint8Array([0xef, 0xbb, 0xbf, ...Buffer.from('né')]), 'ru')).toBe('né')
})

test('detects UTF-16 without a byte order mark', () => {
  const text = '1\n00:00:01,000 --> 00:00:02,000\nПривет, мир\n'
  const little = Buffer.from(text, 'utf16le')

  expect(decodeText(little, 'ru')).toBe(text)
  expect(decodeText(Buffer.from(little).swap16(), 'ru')).toBe(text)
})

test('keeps treating UTF-8 with damaged letters as UTF-8', () => {
  const damaged = Buffer.concat([Buffer.from('Привет, как дела? '), Buffer.from([0xd0]), Buffer.from(' Хорошо')])

  expect(decodeText(damaged, 'ru')).toBe('Привет, как дела? \ufffd Хорошо')
})

/** Encodes the text in the given encoding, by inverting its decoder. */
const encode = (text: string, encoding: string): Uint8Array => {
  if (encoding === 'utf-8') return new TextEncoder().encode(text)
  const decoder = new TextDecoder(encoding as Bun.Encoding)
  const table = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(new Uint8Array([byte])), byte]))
  return Uint8Array.from([...text].map((letter) => table.get(letter) ?? 63))
}
