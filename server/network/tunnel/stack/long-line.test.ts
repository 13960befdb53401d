import { expect, setDefaultTimeout, test } from 'bun:test'
import { sendOverLine } from '#server/testing/long-line'

setDefaultTimeout(120_000)
/** 20 Mbit/s, a 40 ms round trip, and a queue of half that. */
const line = { rate: 2_500, delay: 20, queue: 50_000, loss: 0, seconds: 6 }

test('one connection fills a long line with almost no retransmissions', async () => {
  const { share, sent, arrived } = await sendOverLine(line)

  expect(share).toBeGreaterThan(0.75)
  expect(sent / arrived).toBeLessThan(1.15)
})

test('and still does if one packet in a hundred is lost in each direction', async () => {
  const { share, sent, arrived } = await sendOverLine({ ...line, loss: 0.01 })

  expect(share).toBeGreaterThan(0.6)
  expect(sent / arrived).toBeLessThan(1.15)
})

test('forty connections fill a line that is narrow for them, and few of them starve', async () => {
  const narrow = { ...line, rate: 5_000, queue: 100_000, seconds: 8, connections: 40 }
  let poor = 0

  for (const seed of [1, 2, 3, 4, 5]) {
    const { share, sent, arrived, each } = await sendOverLine({ ...narrow, seed })
    poor += each.filter((bytes) => bytes < arrived / each.length / 20).length

    expect(each).toHaveLength(40)
    expect(share).toBeGreaterThan(0.75)
    expect(sent / arrived).toBeLessThan(1.15)
  }
  expect(poor).toBeLessThan(3)
})

test('a peer that cannot report missing packets still gets all of them', async () => {
  const give = 400_000

  const { arrived } = await sendOverLine({ ...line, loss: 0.01, seconds: 20, peerTellsGaps: false, give })

  expect(arrived).toBe(give)
})

test('on a dead line, two hundred connections hold no more than their share of memory', async () => {
  const { memory } = await sendOverLine({ ...line, rate: 100, seconds: 4, connections: 200 })

  expect(memory).toBeLessThan(90_000_000)
})
