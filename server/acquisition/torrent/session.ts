import { say } from '#server/foundation/lib/sentence'
import { type ChildOptions, createChild } from '#server/foundation/platform/child'
import { UpstreamUnreachable } from '#server/foundation/platform/errors'
import type { Log } from '#server/foundation/platform/log'
import { inTrace, newTrace } from '#server/foundation/platform/trace'
import { tunnelProblemOf } from './problem-of'
import {
  asEvent,
  type CommandOf,
  type EngineSettings,
  type Event,
  type EventOf,
  type Limits,
  protocolVersion,
  type TunnelTest,
} from './protocol'
import { resumeTorrents, suspectsWaitMs, tellRemovals } from './resume-torrents'
import { sentences } from './sentences'
import { createCalls } from './session-calls'
import { createKeeping, type Keeping, torrentCalls } from './session-torrents'
import { stopsEngine } from './set-aside'
import type { WantedTorrent } from './wanted-torrent'

export type { WantedTorrent }

/** Where the engine may connect; the endpoint is an IP address. */
export type TunnelConfig = CommandOf<'tunnel'>['config']

/** Events of the session. */
export type SessionEvent = EventOf<'metadata' | 'progress' | 'state' | 'completed' | 'error' | 'stats'>

export type TorrentSession = ReturnType<typeof createTorrentSession>

type Options = Pick<ChildOptions, 'cmd' | 'env' | 'launch'> & {
  readonly log: Log
  readonly stateDir: string
  readonly settings: () => EngineSettings
  /** The tunnel of an engine that may have no other network. Throws the reason if there is none. */
  readonly tunnel?: () => Promise<TunnelConfig>
  readonly onTunnel?: (news: TunnelNews) => void
  /** Everything that should run. Called whenever the engine starts, so its state always follows from the store. */
  readonly wanted: () => readonly WantedTorrent[]
  /** For tests: shorter than usual. */
  readonly suspectsWaitMs?: number
}

/** The runtime scales garbage with the machine's memory; an engine told about little memory uses little. */
const believedMemoryBytes = 128 * 1024 * 1024

export type TunnelNews = Omit<EventOf<'tunnel'>, 'type'>

/** `isStarting`: it was started and has not failed yet. `movedTo`: the forwarded port for which a new engine was last started. */
type State = { isUp: boolean; isStarting: boolean; port: number; reach: ReachNews; movedTo: number | null }
export type ReachNews = Omit<EventOf<'reach'>, 'type'>
const unknownReach: ReachNews = { reachable: 'unknown', mapping: 'off', mapped_by: null }

/**
 * Controls the engine: starts it, watches it, and tells it after each start what to run. Every call throws UpstreamUnreachable while the
 * engine is down.
 */
export const createTorrentSession = (options: Options) => {
  const { log } = options
  const changes = createListeners<boolean>(log)
  const events = createListeners<SessionEvent>(log)
  const state: State = { isUp: false, isStarting: false, port: 0, reach: unknownReach, movedTo: null }
  const setUp = (isUp: boolean) => {
    state.isStarting = false
    if (state.isUp === isUp) return
    state.isUp = isUp
    changes.tell(isUp)
  }
  const child = createChild({
    ...options,
    name: 'torrent engine',
    switches: { BUN_JSC_forceRAMSize: String(believedMemoryBytes) },
    heartbeat: { ask: () => ({ type: 'ping', n: 1 }), isAnswer: (message) => asEvent(message)?.type === 'pong' },
    onStart: () => {},
    onEnd: () => {
      const bad = keeping.setAside.engineDied(calls.atWork())
      setUp(false)
      state.reach = unknownReach
      calls.abandon()
      for (const info_hash of bad) {
        log.error('a torrent stops the engine again and again; it is set aside', { info_hash })
        events.tell({ type: 'error', info_hash, error: stopsEngine() })
      }
    },
    onMessage: (message) => {
      const event = asEvent(message)
      if (!event) return log.error('the torrent engine sent a message outside the protocol')
      hear(event)
    },
  })
  const calls = createCalls(child.send)
  const keeping = createKeeping(options.stateDir, options.suspectsWaitMs ?? suspectsWaitMs)
  const privates = new Set<string>()
  const initialize = () =>
    initializeEngine({ options, calls, state, keeping }).then(
      () => {
        setUp(true)
        void tellRemovals({ options, calls, keeping })
      },
      (error) => {
        state.isStarting = false
        log.error('the torrent engine could not be initialized', { reason: String(error) })
      },
    )

  const remember = (event: Event): void => {
    if (event.type === 'metadata' && event.private) privates.add(event.info_hash)
    if (event.type === 'reach') state.reach = { reachable: event.reachable, mapping: event.mapping, mapped_by: event.mapped_by }
  }

  const hearOfTunnel = (event: EventOf<'needs_tunnel' | 'tunnel'>): void => {
    if (event.type === 'needs_tunnel') {
      state.isStarting = false
      return void giveTunnel(options, child.send)
    }
    options.onTunnel?.(event)
    if (mustMove(state, event)) void restart()
  }

  const hear = (event: Event): void => {
    remember(event)
    if (event.type === 'reply' || event.type === 'refusal') calls.answered(event)
    else if (event.type === 'ready') void initialize()
    else if (isOfTunnel(event)) hearOfTunnel(event)
    else if (event.type === 'log') inTraceOf(event.trace_id, () => log[event.level](event.message, event.fields))
    else if (event.type !== 'pong' && event.type !== 'reach') events.tell(event)
  }

  const start = (): void => {
    state.isStarting = true
    child.start()
  }

  /** A new port, DHT or connection setting needs a new engine, which resumes what was running. */
  const restart = async (withinMs = 5_000): Promise<void> => {
    await stopChild(child, calls, withinMs)
    start()
  }

  return {
    start,
    /** Notifies trackers and saves state; after the given time the engine is killed. */
    stop: (withinMs = 5_000) => stopChild(child, calls, withinMs),
    restart,
    /** Tests the tunnel, which may be down, and tries to get past it. */
    testTunnel: async (): Promise<TunnelTest> => (await calls.call({ type: 'tunnel_test' })).tunnel ?? notTested,
    isUp: () => state.isUp,
    port: () => state.port,
    /** Whether peers can connect to the engine, as far as it knows. */
    reach: () => (state.isUp ? state.reach : unknownReach),
    /** Whether only its trackers may name peers. */
    isPrivate: (infoHash: string) => privates.has(infoHash),
    pid: child.pid,
    onChange: changes.add,
    subscribe: events.add,
    ...torrentCalls((command, withinMs) => {
      if (state.isStarting) throw new UpstreamUnreachable('The torrent engine', say(sentences, 'engine_starting'))
      if (!state.isUp) throw new UpstreamUnreachable('The torrent engine')
      return calls.call(command, withinMs)
    }, keeping),
  }
}

/** An engine keeps its port for life, so a new forwarded port needs a new engine. A port that fails is tried once. */
const mustMove = (state: State, { forwarded_port: port }: TunnelNews): boolean => {
  if (port === null || !state.isUp || port === state.port || port === state.movedTo) return false
  state.movedTo = port
  return true
}

const notTested: TunnelTest = { answers: false, names: 'none', exit_ip: null, exit_problem: null, is_closed: false }

const blocked: TunnelNews = {
  state: 'blocked',
  handshake_at: null,
  received_bytes: 0,
  sent_bytes: 0,
  guarantee: 'program',
  problem: null,
  tested_at: null,
  is_closed: false,
  exit_ip: null,
  forwarded_port: null,
  port_problem: null,
  carries_udp: null,
}

const askAgainMs = 15_000

/** An engine without a tunnel keeps waiting: it has no other network. */
const giveTunnel = async (options: Options, send: (message: unknown) => boolean): Promise<void> => {
  const { tunnel, onTunnel, log } = options
  try {
    const config = await tunnel?.()
    if (config) send({ type: 'tunnel', config })
  } catch (error) {
    const problem = tunnelProblemOf(error)
    log.error('the torrent engine has no tunnel', { reason: problem.text })
    onTunnel?.({ ...blocked, problem })
    const again = () => {
      if (send({ type: 'ping', n: 1 })) void giveTunnel(options, send)
    }
    setTimeout(again, askAgainMs).unref()
  }
}

const isOfTunnel = (event: Event): event is EventOf<'needs_tunnel' | 'tunnel'> => event.type === 'needs_tunnel' || event.type === 'tunnel'

/** Restores the trace that a command carried; the request's span stays with the request. */
const inTraceOf = (trace_id: string | undefined, run: () => void): void =>
  trace_id === undefined ? run() : inTrace({ ...newTrace(), trace_id }, run)

type Calls = ReturnType<typeof createCalls>

const stopChild = (child: ReturnType<typeof createChild>, calls: Calls, withinMs: number) =>
  child.stop(() => {
    const stopMs = Math.max(0, withinMs - 1_000)
    calls.call({ type: 'shutdown', within_ms: stopMs }).catch(() => {})
  }, withinMs)

type Initializing = { options: Options; calls: Calls; state: State; keeping: Keeping }

/** Sends limits that changed meanwhile before anybody may call. */
const initializeEngine = async ({ options, calls, state, keeping }: Initializing) => {
  const settings = options.settings()
  const { port } = await calls.call({ type: 'hello', protocol: protocolVersion, state_dir: options.stateDir, settings })
  state.port = port ?? 0
  await resumeTorrents({ options, calls, keeping })
  let sent = settings.limits
  for (let { limits } = options.settings(); !isSame(limits, sent); { limits } = options.settings()) {
    await calls.call({ type: 'limits', limits })
    sent = limits
  }
}

const isSame = (one: Limits, other: Limits): boolean => one.download === other.download && one.upload === other.upload

/** A listener that throws does not stop the others. */
const createListeners = <T>(log: Log) => {
  const listeners = new Set<(value: T) => void>()
  return {
    add: (listener: (value: T) => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    tell: (value: T) => {
      for (const listener of listeners) {
        try {
          listener(value)
        } catch (error) {
          log.error('a listener of the torrent session failed', { reason: String(error) })
        }
      }
    },
  }
}
