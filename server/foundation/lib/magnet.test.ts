import { expect, test } from 'bun:test'
import { magnetsOfStrangers } from '#server/testing/magnets-of-strangers'
import { readMagnetLink, writeMagnetLink } from './magnet'

test('decides every magnet link of a table', () => {
  expect(magnetsOfStrangers.length).toBeGreaterThanOrEqual(60)
  for (const { text, expected } of magnetsOfStrangers) {
    const read = readMagnetLink(text)
    expect([text, typeof read === 'string' ? read : read.info_hash]).toEqual([text, expected])
  }
})

test('a link that was written anew says the same', () => {
  for (const { text } of magnetsOfStrangers) {
    const read = readMagnetLink(text)
    if (typeof read !== 'string') expect(readMagnetLink(writeMagnetLink(read))).toEqual(read)
  }
})

test('reads name, trackers and peers in any spelling, and no other address', () => {
  const hash = 'c'.repeat(40)

  expect(
    readMagnetLink(
      `magnet:?XT.1=urn:btih:${hash}&DN=A+%26+B&tr.1=udp%3A%2F%2Fa.example%3A1&tr=http%253A%252F%252Fb.example%252Fannounce&tr=udp://a.example:1&ws=http://x&xs=http://y&x.pe=[::1]:6881&x.pe=nonsense`,
    ),
  ).toEqual({
    info_hash: hash,
    second_hash: null,
    name: 'A & B',
    trackers: ['udp://a.example:1', 'http://b.example/announce'],
    peers: ['[::1]:6881'],
  })
})
