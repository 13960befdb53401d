import { say } from '#server/foundation/lib/sentence'
import type { Log } from '#server/foundation/platform/log'
import { answer, type Engine } from './engine-commands'
import type { EngineProcess } from './engine-process'
import { asCommand, type Command, protocolVersion, type Snapshot, snapshotFields } from './protocol'
import { sentences } from './sentences'

const tickMs = 1_000
/** While no torrent moves. */
const restMs = 5_000
const ticksUntilRest = 5
const stopEventMs = 5_000

/** The torrent engine: a child process that obeys its parent and ends with it. */
export const runEngine = (host: EngineProcess): void => {
  const log = logTo(host.send)
  const engine: Engine = { host, log, state: undefined, torrents: new Map(), isClosing: false }
  const wake = beat(engine)

  host.onMessage((message) => {
    const command = asCommand(message)
    if (!command) return log.error('message is not in the protocol')
    if (command.type !== 'ping') wake()
    void receive(engine, command)
  })
  host.onDisconnect(() => void closeAll(engine, stopEventMs).then(() => host.exit(0)))
  host.onFault((error) =>
    log.error('unexpected fault', { reason: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
  host.send({ type: 'ready', protocol: protocolVersion, pid: host.pid })
}

const receive = async (engine: Engine, command: Command): Promise<void> => {
  const { send, exit } = engine.host
  if (command.type === 'ping') return send({ type: 'pong', n: command.n })
  if (command.type === 'tunnel' || command.type === 'tunnel_test') return
  const log = logTo(send, command.trace_id)
  try {
    if (command.type === 'shutdown') await closeAll(engine, command.within_ms)
    const outcome = command.type === 'shutdown' ? {} : await answer(engine, command, log)
    if ('code' in outcome) send({ type: 'refusal', call: command.call, ok: false, error: outcome })
    else send({ type: 'reply', call: command.call, ok: true, result: outcome })
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    log.error('command failed', { command: command.type, reason: text })
    send({ type: 'refusal', call: command.call, ok: false, error: say(sentences, 'engine_error', { error: text }) })
  }
  if (command.type === 'shutdown') exit(0)
}

/** Sends stop events to trackers and saves everything, within the given time. */
const closeAll = async (engine: Engine, withinMs: number): Promise<void> => {
  engine.isClosing = true
  const nodes = engine.torrents.size > 0 ? engine.state?.nodes.save().catch((error) => notSaved(engine, error)) : undefined
  const closing = [...engine.torrents.values()].map((torrent) => torrent.close())
  const work = Promise.allSettled([...closing, nodes])
    .then(() => Promise.all([engine.state?.parts.engine.stopEvents.done(), engine.state?.closePort()]))
    .then(() => engine.state?.parts.engine.close())
  await Promise.race([work, new Promise((resolve) => setTimeout(resolve, withinMs))])
}

/**
 * Once a second, and every five seconds while no torrent moves: reports progress, counts seeding time, and saves what must not be lost.
 * Returns how to end a rest.
 */
const beat = (engine: Engine): (() => void) => {
  const shown = new Map<string, Snapshot>()
  let [at, seconds, quiet] = [performance.now(), 0, 0]
  let planned = tickMs
  let timer: Timer

  const plan = (ms: number) => {
    planned = ms
    clearTimeout(timer)
    timer = setTimeout(next, ms)
  }
  const next = () => {
    const now = performance.now()
    const elapsed = now - at
    at = now
    const before = seconds
    seconds += planned / 1000
    const isPassed = (every: number) => Math.floor(seconds / every) > Math.floor(before / every)
    for (const torrent of engine.torrents.values()) torrent.tick(elapsed / 1000)
    quiet = tellMoved(engine, shown) ? 0 : quiet + 1
    saveMoved(engine, isPassed)
    if (isPassed(30)) tellStats(engine, elapsed - planned)
    if (isPassed(60)) engine.state?.reach.report()
    plan(quiet < ticksUntilRest ? tickMs : restMs)
  }
  plan(tickMs)
  return () => {
    quiet = 0
    if (planned === restMs) plan(tickMs)
  }
}

/** Whether anything did. */
const tellMoved = ({ torrents, host }: Engine, shown: Map<string, Snapshot>): boolean => {
  const moved = [...torrents.values()].map((torrent) => torrent.snapshot()).filter((snapshot) => hasMoved(shown, snapshot))
  for (const known of shown.keys()) if (!torrents.has(known)) shown.delete(known)
  if (moved.length > 0) host.send({ type: 'progress', torrents: moved })
  return moved.length > 0
}

const hasMoved = (shown: Map<string, Snapshot>, snapshot: Snapshot): boolean => {
  const before = shown.get(snapshot.info_hash)
  shown.set(snapshot.info_hash, snapshot)
  return !before || snapshotFields.some((field) => before[field] !== snapshot[field])
}

/** Saves pieces every three seconds, mere counters every thirty. */
const saveMoved = (engine: Engine, isPassed: (seconds: number) => boolean) => {
  const { torrents, log, state } = engine
  let hasSaved = false
  for (const torrent of torrents.values()) {
    const unsaved = torrent.isUnsaved()
    if (!((unsaved === 'pieces' && isPassed(3)) || (unsaved === 'totals' && isPassed(30)))) continue
    hasSaved = true
    torrent.save().catch((error) => log.warn('torrent state not saved', { info_hash: torrent.info_hash, reason: String(error) }))
  }
  if (hasSaved) state?.nodes.saveSometimes().catch((error) => notSaved(engine, error))
}

const notSaved = ({ log }: Engine, error: unknown): void => log.warn('nodes of the DHT not saved', { reason: String(error) })

const tellStats = ({ torrents, state, host }: Engine, pauseMs: number) =>
  host.send({
    type: 'stats',
    torrents: torrents.size,
    connections: state?.parts.engine.connections() ?? 0,
    rss_bytes: host.memoryBytes(),
    longest_pause_ms: Math.max(0, Math.round(pauseMs)),
  })

const logTo = (send: EngineProcess['send'], trace_id?: string): Log => {
  const at =
    (level: 'error' | 'warn' | 'info' | 'debug' | 'trace') =>
    (message: string, fields: Record<string, unknown> = {}) =>
      send({ type: 'log', level, message, fields, ...(trace_id === undefined ? {} : { trace_id }) })
  return { error: at('error'), warn: at('warn'), info: at('info'), debug: at('debug'), trace: at('trace') }
}
