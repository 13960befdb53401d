import type { EngineProcess } from '#server/acquisition/torrent/engine-process'
import { describe, type Plan, peerOf, planOf, torrentOf } from '../faulty-peers'
import { startSpokenPeer } from '../spoken-peer'
import { chanceFrom } from '../utp-line'
import { type SimulatedEngine, startEngine, startTracker, trackerHost, type World } from './actors'
import { createDisk } from './disk'
import type { Fate } from './globals'
import { createNetwork, type Line } from './network'
import { createTime } from './time'

export type Run = {
  readonly seed: number
  /** Of everything that happened, in its order. */
  readonly hash: string
  readonly events: number
  readonly hours: number
  readonly outcome: readonly string[]
  readonly wrong: readonly string[]
  readonly says: string
}

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const patienceMs = 24 * hour
/** Of one engine with one torrent, whatever its peers do. */
const mostTimers = 300
const mostConnections = 100

/**
 * The life of a torrent as a seed decides it: one or two engines, honest and lying peers, a tracker, lines that lose and delay, outages,
 * kills, power cuts, and a full disk; then hours of seeding. Nothing in it is real but the engine, so the same seed gives the same run.
 */
export const simulate = async (seed: number, fate: Fate, runEngine: (host: EngineProcess) => void): Promise<Run> => {
  const time = createTime()
  const chance = chanceFrom(seed * 31 + 7)
  const lines = new Map<string, Line>()
  const disk = createDisk(time, chance)
  const network = createNetwork({ time, chance, lineTo: (host) => lines.get(host) ?? calm })
  Object.assign(fate, { time, chance, files: disk.calls, api: network.api })
  const world: World = { time, network, disk, chance, runEngine, known: new Set(), wrong: [] }
  const stopCatching = catchFaults(time.fault)

  const plan = planOf(seed)
  const movie = torrentOf(plan)
  startTracker(world)
  for (const [at, manner] of plan.peers.entries()) {
    const host = `10.0.1.${at + 1}`
    lines.set(host, lineFrom(chance))
    const peer = { ...peerOf(plan, manner, movie.pieces), info_hash: movie.info_hash, host }
    time.within(host, () => void startSpokenPeer({ atEnd: () => 0 }, peer).then((address) => world.known.add(address)))
  }
  const torrent = movie.torrent(`http://${trackerHost}:80/announce`)
  const engines = Array.from({ length: chance() < 0.5 ? 1 : 2 }, (_, at) => {
    const host = `10.0.2.${at + 1}`
    // Nobody reaches the second one by TCP.
    lines.set(host, { ...lineFrom(chance), tcp: at === 0 })
    return startEngine(world, { host, torrent, info_hash: movie.info_hash })
  })
  for (const engine of engines) plague(world, engine)

  await time.run(() => engines.every((engine) => engine.isOver()), patienceMs)
  for (const engine of engines) judge(world, engine, { plan, name: movie.name })
  await time.run(() => false, (1 + Math.floor(chance() * 5)) * hour)
  for (const { host } of engines) bound(world, host)
  for (const engine of engines) void engine.stop()
  if (!(await time.run(() => engines.every((engine) => engine.hasStopped()), minute))) world.wrong.push('an engine did not stop')
  stopCatching()
  return {
    ...{ seed, hash: time.hash(), events: time.events(), hours: time.now() / hour },
    outcome: engines.map((engine) => engine.outcome()),
    wrong: [...world.wrong, ...time.faults()],
    says: describe(plan),
  }
}

const calm: Line = { delay: 5, jitter: 0, loss: 0, doubled: 0, tcp: true }
const lineFrom = (chance: () => number): Line => {
  const one = (choices: readonly number[]) => choices[Math.floor(chance() * choices.length)] ?? 0
  return { delay: one([1, 10, 40, 150]), jitter: one([0, 5, 50]), loss: one([0, 0.01, 0.05]), doubled: one([0, 0.01]), tcp: true }
}

const catchFaults = (fault: (error: unknown) => void) => {
  const kinds = ['uncaughtException', 'unhandledRejection'] as const
  for (const kind of kinds) process.on(kind, fault)
  return () => {
    for (const kind of kinds) process.off(kind, fault)
  }
}

/** Up to four strokes of fate within the first minutes. */
const plague = ({ time, chance, network, disk }: World, engine: SimulatedEngine): void => {
  const { host } = engine
  const strokes: readonly ((lasts: number) => void)[] = [
    (lasts) => network.cut(host, lasts),
    (lasts) => network.cut(trackerHost, lasts),
    (lasts) => {
      if (engine.isOff()) return
      engine.kill(chance() < 0.5)
      time.on('outside').after(lasts, 'starts again', engine.begin)
    },
    (lasts) => {
      disk.fill(host, true)
      const end = () => {
        disk.fill(host, false)
        void engine.resume()
      }
      time.on('outside').after(lasts, 'has room again', end)
    },
  ]
  for (let count = Math.floor(chance() * 5); count > 0; count--) {
    const stroke = strokes[Math.floor(chance() * strokes.length)]
    const lasts = second + chance() * chance() * 5 * minute
    time.on('outside').after(chance() ** 2 * 3 * minute, 'stroke', () => stroke?.(lasts))
  }
}

/** Every download ends, or says why; what is complete is right. */
const judge = ({ wrong }: World, engine: SimulatedEngine, { plan, name }: { readonly plan: Plan; readonly name: string }): void => {
  if (!engine.isOver()) wrong.push(`${engine.host} is not over: ${engine.outcome()}`)
  else if (!engine.isComplete()) wrong.push(`${engine.host} failed: ${engine.outcome()}`)
  else if (!engine.file(name)?.equals(plan.data)) wrong.push(`${engine.host} is complete with wrong bytes`)
}

/** What a long life costs is bounded. */
const bound = ({ time, network, wrong }: World, host: string): void => {
  if (time.waiting(host) > mostTimers) wrong.push(`${host} waits for ${time.waiting(host)} timers`)
  if (network.connections(host) > mostConnections) wrong.push(`${host} has ${network.connections(host)} connections`)
}
