import type { WebSocketHandler } from 'bun'
import type { AppEvent } from '#server/events'
import { say } from '#server/foundation/lib/sentence'
import type { Bus } from '#server/foundation/platform/bus'
import { BadRequest } from '#server/foundation/platform/errors'
import type { Asked, Peer } from '#server/foundation/platform/http/handle-request'
import type { Log } from '#server/foundation/platform/log'
import type { Authentication } from '#server/service/sessions/authenticate'
import { createAuthenticate, type Sender, unauthorized } from './authenticate'
import { type Connection, createConnection, type News, type Socket } from './connection'
import { readFirstMessage } from './first-message'
import { createGathering } from './gather'
import { frameOf } from './outbox'
import { createProgressThrottle } from './progress'
import { sentences } from './sentences'
import type { StoredEvents } from './stored-events'

export type Limits = typeof usualLimits

export const usualLimits = {
  firstMessageMs: 5000,
  firstMessageBytes: 4 * 1024,
  messageBytes: 64 * 1024,
  queueBytes: 1024 * 1024,
  /** Unauthenticated sockets; beyond this, the one silent the longest is closed. */
  pending: 2048,
  progressEveryMs: 1000,
  /** Batches events for this long, so a burst costs each reader one write. */
  gatherMs: 15,
  /** Or until a batch has this many. */
  gatherMost: 100,
  /** How soon an expired session loses its sockets. */
  sweepMs: 1000,
}

type Deps = {
  bus: Bus<AppEvent>
  authentication: Pick<Authentication, 'admit' | 'recognizeKey' | 'judgeCookie'>
  sessions: { isLive: (id: string) => boolean }
  stored: StoredEvents
  log: Log
  limits?: Partial<Limits>
}
type Data = Sender & { connection: Connection | null; silence: Timer | null }

/** Long enough to read what has already arrived. */
const unreadMs = 50

/** Calls `close` if nothing is heard in time. A service that was itself held up first reads what has arrived meanwhile. */
const closeIfSilent = (data: Data, withinMs: number, close: () => void): void => {
  data.silence = setTimeout(() => {
    data.silence = setTimeout(close, unreadMs)
  }, withinMs)
}

/** The event stream: one socket per client, each authenticated by its first message. */
export const createLive = ({ bus, authentication, sessions, stored, log, limits: changed = {} }: Deps) => {
  const limits = { ...usualLimits, ...changed }
  const connections = new Set<Connection>()
  const pending = new Set<Connection>()
  let sweeping: Timer | null = null
  const authenticate = createAuthenticate({ authentication, sessions })

  const broadcast = createBroadcast({ connections, isHeard: () => connections.size > pending.size, limits })
  const throttled = createProgressThrottle({ everyMs: limits.progressEveryMs, send: broadcast.tell })

  bus.subscribe((event) => {
    if (event.type === 'session_revoked') closeSession(event.session_id)
    if (event.type === 'api_key_rotated') closeAll(...unauthorized)
    throttled(event)
  })

  const closeSession = (id: string): void => {
    broadcast.flush()
    for (const connection of connections) if (connection.sessionId() === id) connection.close(...unauthorized)
  }
  const closeAll = (code = 1001, reason = 'the service is stopping'): void => {
    broadcast.flush()
    for (const connection of connections) connection.close(code, reason)
  }

  const sweep = (): void => {
    const ids = new Set([...connections].map((connection) => connection.sessionId()))
    for (const id of ids) if (id !== null && !sessions.isLive(id)) closeSession(id)
  }

  const enter = (socket: Socket, data: Data): void => {
    const connection = createConnection({ socket, stored, queueBytes: limits.queueBytes })
    data.connection = connection
    closeIfSilent(data, limits.firstMessageMs, () => connection.close(4408, 'no first message'))
    connections.add(connection)
    pending.add(connection)
    if (pending.size > limits.pending) pending.values().next().value?.close(4408, 'too many silent sockets')
    sweeping ??= setInterval(sweep, limits.sweepMs)
  }

  const leave = (data: Data): void => {
    const { connection } = data
    if (data.silence) clearTimeout(data.silence)
    if (!connection) return
    connection.closed()
    connections.delete(connection)
    pending.delete(connection)
    if (connections.size > 0 || !sweeping) return
    clearInterval(sweeping)
    sweeping = null
  }

  const begin = async (connection: Connection, data: Data, raw: string | Buffer): Promise<void> => {
    connection.beginCheck()
    pending.delete(connection)
    if (data.silence) clearTimeout(data.silence)
    const message = readFirstMessage(raw, limits.firstMessageBytes)
    if (!message) return connection.close(4400, 'the first message must be {"type":"auth"}')
    const answer = await authenticate(message, data)
    if (connection.phase() !== 'checking') return
    if ('refusal' in answer) return connection.close(...answer.refusal)
    if (message.since !== null && !stored.covers(message.since)) return connection.close(4409, 'since is unknown or no longer kept')
    // Events from before it was authenticated are not for it, unless it asks.
    broadcast.flush()
    connection.activate({ session_id: answer.session_id, since: message.since })
  }

  const websocket: WebSocketHandler<Data> = {
    idleTimeout: 60,
    sendPings: true,
    perMessageDeflate: false,
    maxPayloadLength: 2 * limits.messageBytes,
    backpressureLimit: 4 * limits.queueBytes,
    closeOnBackpressureLimit: true,
    open: (socket) => enter(socket, socket.data),
    message: (socket, raw) => {
      const { connection } = socket.data
      if (!connection || connection.phase() === 'closed') return
      if (connection.phase() !== 'waiting') {
        if (Buffer.byteLength(raw) > limits.messageBytes) connection.close(1009, 'message too large')
        return
      }
      begin(connection, socket.data, raw).catch((error) => {
        log.error('socket failed', { error })
        connection.close(1011, 'something went wrong on our side')
      })
    },
    drain: (socket) => {
      socket.data.connection?.drained()
    },
    close: (socket) => leave(socket.data),
  }

  return {
    websocket: websocket as WebSocketHandler<unknown>,
    /** Undefined once the socket is upgraded. Accepts every valid handshake: the first message authenticates. */
    async upgrade(request: Request, asked: Asked, peer: Peer): Promise<undefined> {
      const data: Data = { ip: asked.ip, cookie: authentication.judgeCookie(request), connection: null, silence: null }
      // The server would answer other versions itself, without our error shape.
      if (request.headers.get('sec-websocket-version') === '13' && peer.upgrade(request, { data })) return undefined
      await authentication.admit(request, asked)
      throw new BadRequest(say(sentences, 'websocket_handshake_wrong'))
    },
    closeSession,
    closeAll,
    count: (): number => connections.size - pending.size,
  }
}

type Broadcast = { connections: ReadonlySet<Connection>; isHeard: () => boolean; limits: Limits }
const createBroadcast = ({ connections, isHeard, limits }: Broadcast) => {
  const { add, flush } = createGathering<News>({
    withinMs: limits.gatherMs,
    most: limits.gatherMost,
    send: (news) => {
      for (const connection of connections) connection.offer(news)
    },
  })
  return {
    tell: (event: AppEvent): void => {
      if (isHeard()) add({ event, frame: frameOf(event) })
    },
    flush,
  }
}
