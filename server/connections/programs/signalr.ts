import type { ServerWebSocket } from 'bun'
import type { AppEvent } from '#server/events'
import type { Bus } from '#server/foundation/platform/bus'
import type { GuestSocket } from '#server/foundation/platform/http/guest-sockets'
import type { Asked, Peer } from '#server/foundation/platform/http/handle-request'
import { arrApiVersion } from './answer'
import type { MovieShown } from './movie'

export type Limits = { pingMs: number; silenceMs: number; pauseMs: number; queueBytes: number }
const usual: Limits = { pingMs: 15_000, silenceMs: 30_000, pauseMs: 1000, queueBytes: 1024 * 1024 }

type Deps = {
  bus: Bus<AppEvent>
  /** Null if the movie is gone. */
  movie: (id: number) => MovieShown | null
  limits?: Partial<Limits>
}
type Socket = ServerWebSocket<unknown>
type Reader = { socket: Socket; isReady: boolean; heardAt: number; session_id: string | null }

/** Ends every frame. */
const end = '\u001e'
const frame = (message: unknown): string => JSON.stringify(message) + end
const ping = frame({ type: 6 })
const told = (name: string, body: unknown) => frame({ type: 1, target: 'receiveMessage', arguments: [{ name, body }] })

/** Runs what is told of one thing at most once within the pause; the newest that comes meanwhile runs after it. */
const createPauses = (pauseMs: number) => {
  const resting = new Map<string, (() => void) | null>()
  const rest = (key: string): void => {
    resting.set(key, null)
    setTimeout(() => {
      const next = resting.get(key)
      resting.delete(key)
      if (!next) return
      rest(key)
      next()
    }, pauseMs).unref()
  }
  return (key: string, tell: () => void): void => {
    if (resting.has(key)) {
      resting.set(key, tell)
      return
    }
    rest(key)
    tell()
  }
}

/** Tells connected programs what changed, in the words of SignalR's JSON protocol. */
export const createHub = ({ bus, movie, limits: changed = {} }: Deps) => {
  const limits = { ...usual, ...changed }
  const readers = new Set<Reader>()
  const inPauses = createPauses(limits.pauseMs)
  const { handlerFor } = createReaders(readers, limits)

  const send = (text: string): void => {
    for (const { socket, isReady } of readers) {
      if (!isReady) continue
      if (socket.getBufferedAmount() > limits.queueBytes) socket.close(1013, 'too slow')
      else socket.send(text)
    }
  }
  const sync = (name: string): void => {
    if (readers.size > 0) inPauses(name, () => send(told(name, { action: 'sync' })))
  }
  const tellUpdated = (id: number): void => {
    const resource = movie(id)
    if (resource) send(told('movie', { action: 'updated', resource }))
  }
  const close = (which: (reader: Reader) => boolean): void => {
    for (const reader of readers) if (which(reader)) reader.socket.close(1008, 'the key is no longer valid')
  }

  const tellOf = (event: AppEvent): void => {
    if (event.type === 'movie_removed') {
      const { movie_id: id, title, metadata_id: tmdbId } = event
      inPauses(`movie ${id}`, () => send(told('movie', { action: 'deleted', resource: { id, title, tmdbId, year: 0 } })))
    } else if (updating.has(event.type) && 'movie_id' in event && event.movie_id !== null) {
      const id = event.movie_id
      inPauses(`movie ${id}`, () => tellUpdated(id))
    } else if (event.type === 'health_changed') sync('health')
    else if (/^(?:download|import)_/.test(event.type)) sync('queue')
  }
  bus.subscribe((event) => {
    if (event.type === 'session_revoked') close(({ session_id }) => session_id === event.session_id)
    if (event.type === 'api_key_rotated') close(() => true)
    if (readers.size > 0) tellOf(event)
  })

  return {
    sync,
    /** Negotiates, or upgrades. Other transports than WebSockets are not offered. */
    answer(request: Request, { asked, peer, session_id }: { asked: Asked; peer: Peer; session_id: string | null }): Response | undefined {
      if (/\/negotiate\/?$/i.test(asked.path)) return negotiated(asked)
      if (asked.isUpgrade && peer.upgrade(request, { data: { guest: handlerFor(session_id) } })) return undefined
      return new Response(null, { status: 400, headers: { 'x-application-version': arrApiVersion } })
    },
    closeAll(): void {
      for (const { socket } of readers) socket.close(1001, 'the service is stopping')
    },
  }
}

/** Adds and removes readers; pings them, and closes those that have been silent. */
const createReaders = (readers: Set<Reader>, { pingMs, silenceMs }: Limits) => {
  let beat: Timer | null = null
  const beatOnce = (): void => {
    const now = performance.now()
    for (const reader of readers) {
      if (now - reader.heardAt > silenceMs) reader.socket.close(1001, 'silence')
      else if (reader.isReady) reader.socket.send(ping)
    }
  }
  return {
    handlerFor(session_id: string | null): GuestSocket {
      let reader: Reader | null = null
      return {
        open(socket) {
          reader = { socket, isReady: false, heardAt: performance.now(), session_id }
          readers.add(reader)
          beat ??= setInterval(beatOnce, pingMs)
        },
        message: (_, raw) => void (reader && hear(reader, raw)),
        close() {
          if (reader) readers.delete(reader)
          if (readers.size > 0 || !beat) return
          clearInterval(beat)
          beat = null
        },
      }
    },
  }
}

const hear = (reader: Reader, raw: string | Buffer): void => {
  reader.heardAt = performance.now()
  if (reader.isReady) return
  const [first = ''] = String(raw).split(end)
  if (!isHandshake(first)) {
    reader.socket.send(frame({ error: 'Only the JSON protocol is offered' }))
    reader.socket.close(1002, 'handshake')
    return
  }
  reader.isReady = true
  reader.socket.send(`{}${end}`)
  reader.socket.send(told('version', { version: arrApiVersion }))
}

const negotiated = ({ search, method }: Asked): Response => {
  if (method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST', 'x-application-version': arrApiVersion } })
  const id = crypto.randomUUID()
  const negotiateVersion = /negotiateVersion=1/i.test(search) ? 1 : 0
  return Response.json(
    {
      connectionId: id,
      ...(negotiateVersion === 1 && { connectionToken: id }),
      negotiateVersion,
      availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text'] }],
    },
    { headers: { 'x-application-version': arrApiVersion, 'cache-control': 'no-store' } },
  )
}

const isHandshake = (text: string): boolean => {
  try {
    return (JSON.parse(text) as { protocol?: unknown } | null)?.protocol === 'json'
  } catch {
    return false
  }
}

const updating: ReadonlySet<string> = new Set([
  'movie_added',
  'movie_updated',
  'file_added',
  'file_upgraded',
  'file_removed',
  'file_renamed',
])
