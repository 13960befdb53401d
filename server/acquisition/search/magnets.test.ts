import { expect, test } from 'bun:test'
import { magnetHash, magnetOf } from '#server/acquisition/indexers/values'
import { isProblem, readMagnet } from '#server/acquisition/torrent/metainfo'
import { magnetsOfStrangers } from '#server/testing/magnets-of-strangers'
import { fromMagnet } from './resolve'

const hashOr = (read: () => string): string => {
  try {
    return read()
  } catch (error) {
    return (error as Error).message
  }
}

test('grab, indexers and the engine read every magnet link alike', () => {
  for (const { text, expected } of magnetsOfStrangers) {
    const isTaken = /^[\da-f]{40}$/.test(expected)
    const grabbed = hashOr(() => fromMagnet(text).info_hash)
    const engine = readMagnet(text)

    expect([text, isTaken ? grabbed : /^[\da-f]{40}$/.test(grabbed)]).toEqual([text, isTaken ? expected : false])
    expect([text, isProblem(engine) ? null : engine.info_hash]).toEqual([text, isTaken ? expected : null])
    expect([text, magnetHash(text)]).toEqual([text, isTaken ? expected : null])
    if (/^\s*magnet:/i.test(text)) expect([text, magnetOf(text) !== null]).toEqual([text, expected !== 'not_a_magnet'])
  }
})

test('what is stored for the client is what the engine reads', () => {
  for (const { text, expected } of magnetsOfStrangers.filter((each) => /^[\da-f]{40}$/.test(each.expected)))
    expect(readMagnet(fromMagnet(text).magnet ?? '')).toMatchObject({ info_hash: expected })
})
