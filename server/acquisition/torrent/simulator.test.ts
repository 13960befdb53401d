import { expect, setDefaultTimeout, test } from 'bun:test'
import { runSimulations } from '#server/testing/simulator/runs'

setDefaultTimeout(240_000)

test('simulated lives of a torrent end well, and the same seed gives the same life, alone or after others', async () => {
  const [lives, again] = await Promise.all([runSimulations(15, 18), runSimulations(16, 16)])

  expect(lives.map(({ seed, wrong }) => ({ seed, wrong }))).toEqual([15, 16, 17, 18].map((seed) => ({ seed, wrong: [] })))
  expect(again[0]?.hash).toBe(lives[1]?.hash ?? '')
  expect(new Set(lives.map(({ hash }) => hash)).size).toBe(4)
  for (const { events, hours } of lives) expect([events > 1_000, hours >= 1]).toEqual([true, true])
})
