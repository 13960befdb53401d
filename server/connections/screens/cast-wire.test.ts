import { expect, test } from 'bun:test'
import { type CastMessage, createCastReader, encodeCast } from './cast-wire'

const message: CastMessage = { from: 'sender-1', to: 'receiver-0', namespace: 'urn:x', body: { type: 'LOAD', title: 'Ü'.repeat(200) } }
const read = (...chunks: Uint8Array[]): CastMessage[] => {
  const heard: CastMessage[] = []
  const reader = createCastReader((each) => heard.push(each))
  for (const chunk of chunks) reader(Buffer.from(chunk))
  return heard
}

test('a message comes back as it was, however the network cuts it', () => {
  const bytes = Buffer.concat([encodeCast(message), encodeCast({ ...message, body: {} })])

  const inOne = read(bytes)
  const inBytes = read(...[...bytes].map((byte) => Uint8Array.of(byte)))

  expect(inOne).toEqual([message, { ...message, body: {} }])
  expect(inBytes).toEqual(inOne)
})

test.each([
  ['too long', [0, 1, 0, 1]],
  ['a number without an end', [0, 0, 0, 6, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]],
  ['cut in the middle of a number', [0, 0, 0, 1, 0x12]],
])('what is %s is refused', (_, bytes) => {
  expect(() => read(Uint8Array.from(bytes))).toThrow(RangeError)
})
