import { expect, test } from 'bun:test'
import { createSessionStatus } from '#server/acquisition/downloads/session-status'
import { torrentPortCheck } from './torrent-port-check'

const session = (port: number, isUp = true) => ({
  isUp: () => isUp,
  port: () => port,
  reach: () => ({ reachable: 'unknown' as const, mapping: 'off' as const, mapped_by: null }),
  isPrivate: () => false,
})
const check = (port: number, wanted: number, isUp = true) => torrentPortCheck(session(port, isUp), () => wanted)
const found = (port: number, wanted: number, isUp = true) => check(port, wanted, isUp).look()
const config = (torrent_port: number) => ({
  get: () => ({ torrent_port, dht_enabled: true, pex_enabled: true }) as never,
})
const limits = () => ({ download: 0, upload: 0, isScheduled: false })
const isTaken = (port: number, wanted: number, isUp = true) =>
  createSessionStatus({ config: config(wanted), session: session(port, isUp), limits, running: () => [] })().port_taken

test("reports a port in use by another program, in Health and in the engine's state", () => {
  expect(check(40_123, 51_413).code).toBe('torrent_port_taken')
  expect(found(40_123, 51_413)).toMatchObject({
    title: { text: 'Another program uses port 51413' },
    detail: { text: expect.stringContaining('40123') },
  })
  expect(isTaken(40_123, 51_413)).toBe(true)
})

test('reports nothing for the configured port, a port that the engine chose, or while it does not run', () => {
  for (const [port, wanted, isUp] of [
    [51_413, 51_413, true],
    [40_123, 0, true],
    [0, 51_413, false],
  ] as const)
    expect([found(port, wanted, isUp), isTaken(port, wanted, isUp)]).toEqual([null, false])
})
