import { afterEach, beforeEach, expect, test } from 'bun:test'
import { connection } from '../../kit/connection'
import { openLive } from './socket'

class FakeSocket {
  static readonly CONNECTING = 0
  static made: FakeSocket[] = []
  readyState = 1
  readonly sent: unknown[] = []
  onopen = () => {}
  onmessage = (_: { data: string }) => {}
  onclose = (_: { code: number }) => {}
  readonly url: string
  constructor(url: string) {
    this.url = url
    FakeSocket.made.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {}
  says(message: unknown) {
    this.onmessage({ data: JSON.stringify(message) })
  }
}

const real = globalThis.WebSocket
let stop = () => {}
beforeEach(() => {
  FakeSocket.made = []
  Object.assign(globalThis, { WebSocket: FakeSocket })
})
afterEach(() => {
  stop()
  Object.assign(globalThis, { WebSocket: real })
})

const open = () => {
  const heard: unknown[] = []
  const lives: unknown[] = []
  let refused = 0
  const live = openLive({ event: (event) => heard.push(event), live: (facts) => lives.push(facts), refused: () => refused++ })
  stop = live.stop
  return { ...live, heard, lives, refusals: () => refused, socket: () => FakeSocket.made.at(-1)! }
}

const added = (seq: number) => ({
  type: 'movie_added',
  seq,
  at: '2026-11-20T18:30:00.000Z',
  movie_id: seq,
  title: 'A',
  metadata_id: 1,
  year: null,
})

test('authenticates by cookie with the first message, and is live only after the answer', () => {
  const live = open()
  live.socket().onopen()

  expect(live.socket().url).toBe('ws://localhost/api/v1/ws')
  expect(live.socket().sent).toEqual([{ type: 'auth' }])
  expect(live.lives).toEqual([])

  live.socket().says({ type: 'auth_ok' })

  expect(live.lives).toEqual([{ again: false, gapless: false }])
  expect(connection.get()).toEqual({ state: 'live' })
})

test('after reconnecting it requests the events since the last one received', () => {
  const live = open()
  live.socket().onopen()
  live.socket().says({ type: 'auth_ok' })
  live.socket().says(added(41))
  live.socket().onclose({ code: 1006 })
  expect(connection.get().state).toBe('lost')

  live.tryNow()
  live.socket().onopen()
  live.socket().says({ type: 'auth_ok' })

  expect(live.socket().sent).toEqual([{ type: 'auth', since: 41 }])
  expect(live.lives.at(-1)).toEqual({ again: true, gapless: true })
})

test('if the missed events are no longer available it reconnects without them', () => {
  const live = open()
  live.socket().onopen()
  live.socket().says({ type: 'auth_ok' })
  live.socket().says(added(41))
  live.socket().onclose({ code: 4409 })

  live.tryNow()
  live.socket().onopen()
  live.socket().says({ type: 'auth_ok' })

  expect(live.socket().sent).toEqual([{ type: 'auth' }])
  expect(live.lives.at(-1)).toEqual({ again: true, gapless: false })
})

test('a rejected credential is reported once and not retried', () => {
  const live = open()
  live.socket().onopen()
  live.socket().onclose({ code: 4401 })

  expect(live.refusals()).toBe(1)
  expect(FakeSocket.made).toHaveLength(1)
})
