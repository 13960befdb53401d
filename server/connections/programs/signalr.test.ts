import { expect, test } from 'bun:test'
import type { AppEvent } from '#server/events'
import { createBus } from '#server/foundation/platform/bus'
import type { GuestSocket, Socket } from '#server/foundation/platform/http/guest-sockets'
import { until } from '#server/testing/until'
import { createHub, type Limits } from './signalr'

const end = '\u001e'
const event = (type: string, more: object = {}) => ({ type, ...more }) as unknown as AppEvent

/** A hub whose movies are known by id; `connect` opens a socket to it and returns what it was told. */
const open = (limits: Partial<Limits> = {}) => {
  const bus = createBus<AppEvent>()
  const hub = createHub({
    bus,
    movie: (id) => (id === 404 ? null : ({ id, title: `Movie ${id}` } as never)),
    limits: { pauseMs: 1, ...limits },
  })
  const connect = (session_id: string | null = null, { buffered = 0 } = {}) => {
    const told: unknown[] = []
    const closed: number[] = []
    let guest: GuestSocket | undefined
    const socket = {
      send: (text: string) =>
        void told.push(
          ...text
            .split(end)
            .slice(0, -1)
            .map((each) => JSON.parse(each)),
        ),
      getBufferedAmount: () => buffered,
      close(code: number) {
        closed.push(code)
        guest?.close(socket as unknown as Socket)
      },
    } as unknown as Socket
    const asked = { path: '/signalr/messages', method: 'GET', search: '', isUpgrade: true } as never
    const peer = {
      ip: null,
      upgrade: (_: Request, { data }: { data: unknown }) => {
        guest = (data as { guest: GuestSocket }).guest
        return true
      },
    }
    expect(hub.answer(new Request('http://localhost/'), { asked, peer, session_id })).toBeUndefined()
    guest!.open(socket)
    const say = (text: string) => guest!.message(socket, text)
    return { told, closed, say, shakeHands: () => say(`{"protocol":"json","version":1}${end}`) }
  }
  return { bus, hub, connect }
}
const named = (told: unknown[]) =>
  told.flatMap((message) => {
    const { arguments: [first] = [] } = message as { arguments?: { name: string; body: { action: string; resource?: object } }[] }
    return first ? [[first.name, first.body.action, first.body.resource]] : []
  })

test('after the handshake it names the version, and nothing before', () => {
  const { bus, connect } = open()
  const { told, shakeHands } = connect()
  bus.publish(event('movie_updated', { movie_id: 1 }))
  expect(told).toEqual([])

  shakeHands()

  expect(told).toEqual([
    {},
    expect.objectContaining({
      type: 1,
      target: 'receiveMessage',
      arguments: [{ name: 'version', body: { version: expect.stringMatching(/^5\./) } }],
    }),
  ])
})

test('another protocol is refused', () => {
  const { told, closed, say } = open().connect()

  say(`{"protocol":"messagepack","version":1}${end}`)

  expect(told).toEqual([{ error: expect.any(String) }])
  expect(closed).toEqual([1002])
})

test.each(['movie_added', 'movie_updated', 'file_added', 'file_upgraded', 'file_removed', 'file_renamed'])(
  '%s tells the whole movie',
  (type) => {
    const { bus, connect } = open()
    const { told, shakeHands } = connect()
    shakeHands()

    bus.publish(event(type, { movie_id: 7 }))

    expect(named(told).slice(1)).toEqual([['movie', 'updated', { id: 7, title: 'Movie 7' }]])
  },
)

test('a removed movie is told by its id and title; queue, health, and commands by name', () => {
  const { bus, hub, connect } = open()
  const { told, shakeHands } = connect()
  shakeHands()

  bus.publish(event('movie_removed', { movie_id: 7, title: 'Charade', metadata_id: 4808 }))
  bus.publish(event('download_started', { movie_id: 7 }))
  bus.publish(event('health_changed'))
  hub.sync('command')

  expect(named(told).slice(1)).toEqual([
    ['movie', 'deleted', { id: 7, title: 'Charade', tmdbId: 4808, year: 0 }],
    ['queue', 'sync', undefined],
    ['health', 'sync', undefined],
    ['command', 'sync', undefined],
  ])
})

test('many changes of a movie in one pause are told as two: the first, and the newest', async () => {
  const { bus, connect } = open({ pauseMs: 5 })
  const { told, shakeHands } = connect()
  shakeHands()

  for (let n = 0; n < 50; n++) bus.publish(event('movie_updated', { movie_id: 7 }))
  bus.publish(event('movie_updated', { movie_id: 8 }))
  await until('it was told', () => named(told).length >= 4)

  expect(named(told).filter(([, , movie]) => (movie as { id?: number } | undefined)?.id === 7)).toHaveLength(2)
})

test('a revoked key, a changed key, and a slow reader are closed', () => {
  const { bus, connect } = open({ queueBytes: 10 })
  const [revoked, other, slow] = [connect('a'), connect('b'), connect('c', { buffered: 11 })]
  for (const { shakeHands } of [revoked, other, slow]) shakeHands()

  bus.publish(event('session_revoked', { session_id: 'a' }))
  bus.publish(event('movie_updated', { movie_id: 1 }))
  expect([revoked.closed, other.closed, slow.closed]).toEqual([[1008], [], [1013]])
  bus.publish(event('api_key_rotated'))

  expect(other.closed).toEqual([1008])
})

test('it pings, and closes what stays silent', async () => {
  const { connect } = open({ pingMs: 1, silenceMs: 500 })
  const { told, closed, shakeHands } = connect()
  shakeHands()

  await until('it was told', () => closed.length > 0)

  expect(closed).toEqual([1001])
  expect(told).toContainEqual({ type: 6 })
})

test.each([
  ['?negotiateVersion=0', false],
  ['?negotiateVersion=1', true],
])('negotiation with %s offers JSON over WebSockets only', async (search, hasToken) => {
  const asked = { path: '/signalr/messages/negotiate', method: 'POST', search } as never

  const answer = open().hub.answer(new Request('http://localhost/'), { asked, peer: { ip: null, upgrade: () => false }, session_id: null })!

  const body = (await answer.json()) as Record<string, unknown>
  expect(body.availableTransports).toEqual([{ transport: 'WebSockets', transferFormats: ['Text'] }])
  expect('connectionToken' in body).toBe(hasToken)
})
