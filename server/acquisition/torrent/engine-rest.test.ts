import { afterEach, beforeEach, expect, jest, spyOn, test } from 'bun:test'
import { runEngine } from './engine'
import type { Event } from './protocol'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

const openEngine = () => {
  const said: Event[] = []
  let tell: (message: unknown) => void = () => {}
  const waits = spyOn(globalThis, 'setTimeout')
  runEngine({
    version: '0.0.0',
    pid: 1,
    isInTunnel: false,
    send: (event) => void said.push(event),
    onMessage: (listener) => {
      tell = listener
    },
    onDisconnect() {},
    onFault() {},
    memoryBytes: () => 0,
    exit() {},
  })
  return { said, tell: (message: unknown) => tell(message), wait: () => waits.mock.calls.at(-1)?.[1] }
}

test('while no torrent moves, the engine looks every five seconds, and every second again after a command', () => {
  const { said, tell, wait } = openEngine()
  expect(wait()).toBe(1000)

  jest.advanceTimersByTime(60_000)
  expect(wait()).toBe(5000)
  expect(said.filter(({ type }) => type === 'stats').length).toBe(2)

  tell({ type: 'ping', n: 1 })
  expect(wait()).toBe(5000)
  tell({ type: 'tunnel_test', call: 1 })
  expect(wait()).toBe(1000)
})

test('a ping is answered without a word in the log, and what is not in the protocol is not obeyed', () => {
  const { said, tell } = openEngine()

  tell({ type: 'ping', n: 7 })
  expect(said.slice(1)).toEqual([{ type: 'pong', n: 7 }])

  tell({ type: 'pang' })
  expect(said.at(-1)).toMatchObject({ type: 'log', level: 'error', message: 'message is not in the protocol' })
})
