import { expect, test } from 'bun:test'
import { chanceFrom } from '#server/testing/utp-line'
import { isUtp, kinds, makePacket, microsBetween, plus, readPacket, stepsTo } from './packet'

const header = { kind: kinds.data, id: 4_711, sentAt: 4_000_000_000, delay: 123_456, window: 1_048_576, seq: 65_535, ack: 3 }

test('a packet is read as it was written', () => {
  const bytes = makePacket(header, 5, new Uint8Array([1, 2, 3, 4]))
  bytes.set([9, 8, 7, 6, 5], bytes.length - 5)

  const packet = readPacket(bytes)

  expect(packet).toMatchObject(header)
  expect([...(packet?.arrived ?? [])]).toEqual([1, 2, 3, 4])
  expect([...(packet?.payload ?? [])]).toEqual([9, 8, 7, 6, 5])
})

test('unknown extensions are skipped, and those that do not fit refused', () => {
  const plain = makePacket(header)
  const unknown = Buffer.concat([plain, Buffer.from([1, 2, 0xaa, 0xbb, 0, 4, 1, 0, 0, 0]), Buffer.from('data')])
  unknown[1] = 77
  const cut = Buffer.concat([plain, Buffer.from([0, 4, 1])])
  cut[1] = 1
  const endless = Buffer.concat([plain, ...Array.from({ length: 20 }, () => Buffer.from([77, 100, ...new Uint8Array(100)]))])
  endless[1] = 77

  expect(readPacket(unknown)).toMatchObject({ arrived: new Uint8Array([1, 0, 0, 0]) })
  expect(Buffer.from(readPacket(unknown)?.payload ?? []).toString()).toBe('data')
  expect(readPacket(cut)).toBeUndefined()
  expect(readPacket(endless)).toBeUndefined()
})

test('messages of the DHT are none of ours', () => {
  expect(isUtp(Buffer.from('d1:ad2:id20:abcdefghij0123456789e1:q4:ping1:t2:aa1:y1:qe'))).toBe(false)
})

test('no bytes make the reader fail', () => {
  const random = chanceFrom(3)
  for (let n = 0; n < 20_000; n++) {
    const bytes = Uint8Array.from({ length: Math.floor(random() * 60) }, () => random() * 256)
    if (bytes.length > 0) bytes[0] = (Math.floor(random() * 6) << 4) | 1
    const packet = readPacket(bytes)
    if (packet) expect(packet.payload.length).toBeLessThanOrEqual(bytes.length - 20)
  }
})

test('numbers and clocks wrap', () => {
  expect(plus(65_535, 2)).toBe(1)
  expect(stepsTo(65_535, 1)).toBe(2)
  expect(stepsTo(1, 65_535)).toBe(-2)
  expect(microsBetween(2 ** 32 - 10, 5)).toBe(15)
})
