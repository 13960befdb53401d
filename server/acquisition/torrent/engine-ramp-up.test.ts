import { expect, test } from 'bun:test'
import { EventEmitter } from 'node:events'
import type { Wire } from 'webtorrent'
import { rampUp } from './engine-ramp-up'

const MiB = 1024 * 1024

const peer = () => {
  let now = 0
  const measured: number[] = []
  const wire = Object.assign(new EventEmitter(), {
    downloadSpeed: (bytes = 0) => {
      measured.push(bytes)
      return measured.reduce((sum, each) => sum + each, 0)
    },
  })
  rampUp(wire as unknown as Wire, () => now)
  return {
    wire,
    measured,
    pass: (ms: number) => {
      now += ms
    },
  }
}

test('the speed of a peer is measured at most every 50 ms, and only when somebody asks', () => {
  const { wire, measured, pass } = peer()
  for (let block = 0; block < 100; block++) wire.downloadSpeed(1_000)
  expect(measured).toEqual([1_000])

  pass(3_600_000)
  expect(measured).toEqual([1_000])
  wire.downloadSpeed()

  expect(measured).toEqual([1_000, 99_000])
})

test('a peer counts as fast until ten seconds after it first lets us download', () => {
  const { wire, pass } = peer()
  expect(wire.downloadSpeed(10)).toBe(MiB)
  wire.emit('unchoke')

  pass(9_999)
  expect(wire.downloadSpeed()).toBe(MiB)
  pass(51)

  expect(wire.downloadSpeed()).toBe(10)
})
