import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import type { Process } from '#server/foundation/platform/child'
import { UpstreamUnreachable } from '#server/foundation/platform/errors'
import { silentLog } from '#server/foundation/platform/log'
import { createTorrentWorld, noGoal, quietSettings } from '#server/testing/torrent-world'
import { until } from '#server/testing/until'
import { createPendingRemovals } from './pending-removals'
import { type Command, protocolVersion } from './protocol'
import { createTorrentSession, type SessionEvent, type WantedTorrent } from './session'
import { createKeeping, torrentCalls } from './session-torrents'

setDefaultTimeout(120_000)

const world = createTorrentWorld()
afterAll(world.end)

const [bad, good] = ['b'.repeat(40), 'a'.repeat(40)]
const wantedOf = (hash: string): WantedTorrent => ({
  source: { magnet: `magnet:?xt=urn:btih:${hash}` },
  folder: '/downloads',
  files: null,
  paused: false,
  seed_goal: noGoal,
})

/** How the engine dies of a command: at once, or by silence, which the parent ends. */
type Kind = 'ends' | 'ends without a code' | 'answers nothing more'
const kinds: readonly Kind[] = ['ends', 'ends without a code', 'answers nothing more']
/** It may also live on, and not do what it was told. */
type Refusing = Kind | 'refuses'

/** Engines that die of one kind of command about the bad torrent. */
const fragile = (deadly: string, kind: Refusing) => {
  const heard: string[] = []
  const launch = ({ onMessage }: { onMessage: (message: unknown) => void }): Process => {
    const { promise, resolve } = Promise.withResolvers<number | null>()
    const running = new Set<string>()
    let isSilent = false
    const say = (message: unknown) => queueMicrotask(() => (isSilent ? undefined : onMessage(message)))
    say({ type: 'ready', protocol: protocolVersion, pid: 1 })
    return {
      pid: 1,
      ended: promise,
      kill: () => resolve(null),
      send: (message) => {
        const command = message as Command
        if (isSilent) return
        if (command.type === 'ping') return say({ type: 'pong', n: command.n })
        const hash = hashIn(command)
        heard.push(`${command.type} ${hash?.[0] ?? ''}`.trim())
        if (command.type === deadly && hash === bad && kind === 'refuses')
          return say({ type: 'refusal', call: 'call' in command ? command.call : 0, ok: false, error: refusal })
        if (command.type === deadly && hash === bad) {
          isSilent = true
          if (kind !== 'answers nothing more') resolve(kind === 'ends' ? 1 : null)
          return
        }
        if (command.type === 'add' && hash) running.add(hash)
        if (command.type === 'remove' && hash) running.delete(hash)
        const torrents = [...running].map((info_hash) => ({ ...figures, info_hash, name: info_hash }))
        say({ type: 'reply', call: 'call' in command ? command.call : 0, ok: true, result: { info_hash: hash, torrents, port: 1 } })
      },
    }
  }
  return { launch, heard }
}

const figures = {
  state: 'downloading',
  complete: false,
  progress: 0,
  size_bytes: null,
  downloaded_bytes: 0,
  uploaded_bytes: 0,
  download_speed: 0,
  upload_speed: 0,
  seeders: 0,
  peers: 0,
  in_contact: false,
  tracker_says: null,
  eta_seconds: null,
  ratio: 0,
  save_path: '/downloads',
  error: null,
}

const refusal = { code: 'internal', values: {}, text: 'The folder cannot be deleted' }

const hashIn = (command: Command): string | undefined => {
  if ('info_hash' in command) return command.info_hash
  return command.type === 'add' && 'magnet' in command.source ? command.source.magnet.slice(-40) : undefined
}

const open = async (deadly: string, kind: Refusing, before: (stateDir: string) => void = () => {}) => {
  const { launch, heard } = fragile(deadly, kind)
  const wanted = [wantedOf(bad), wantedOf(good)]
  const failures: SessionEvent[] = []
  const stateDir = await world.folder()
  before(stateDir)
  const session = createTorrentSession({
    cmd: () => ['engine'],
    env: {},
    log: silentLog,
    stateDir,
    settings: () => quietSettings,
    wanted: () => wanted,
    launch,
    suspectsWaitMs: 1,
  })
  session.subscribe((event) => (event.type === 'error' ? failures.push(event) : undefined))
  world.atEnd(() => session.stop(10))
  session.start()
  const stateOf = async (hash: string) => (await session.list().catch(() => [])).find((torrent) => torrent.info_hash === hash)
  return { session, heard, failures, wanted, stateOf }
}
type Opened = Awaited<ReturnType<typeof open>>

const commands: Readonly<Record<string, (session: Opened['session']) => Promise<unknown>>> = {
  add: (session) => session.add(wantedOf(bad)),
  start: (session) => session.begin(bad, [0]),
  pause: (session) => session.pause(bad),
  resume: (session) => session.resume(bad),
  verify: (session) => session.verify(bad),
  seed_goal: (session) => session.setSeedGoal(bad, noGoal),
  files: (session) => session.files(bad),
  trackers: (session) => session.addTrackers(bad, ['http://tracker.example/announce']),
  watch: (session) => session.watch(bad, 0, 0),
}

for (const kind of kinds) {
  test.concurrent.each(Object.keys(commands))(
    `a torrent whose %s makes the engine die twice is set aside (the engine ${kind})`,
    async (name) => {
      const { session, heard, failures, wanted, stateOf } = await open(name, kind)

      await until('it is set aside', async () => {
        if (session.isUp()) await commands[name]?.(session).catch(() => undefined)
        return failures.length > 0
      })
      await until('the other one runs', async () => (await stateOf(good))?.state === 'downloading')

      expect(failures).toMatchObject([{ info_hash: bad, error: { code: 'stops_engine' } }])
      expect(heard.filter((words) => words === `${name} b`)).toHaveLength(2)
      expect(await stateOf(bad)).toMatchObject({ state: 'failed', error: { code: 'stops_engine' } })
      expect(await session.add(wantedOf(bad))).toEqual({ info_hash: bad })
      wanted.shift()
      await session.remove(bad, true)
      expect(await stateOf(bad)).toBeUndefined()
      expect(heard.filter((words) => words === `${name} b`)).toHaveLength(2)
    },
  )
}

test.concurrent.each([...kinds, 'refuses'] as const)('a removal left from before holds up nobody if the engine %s at it', async (kind) => {
  const removal = { info_hash: bad, folder: '/downloads', delete_data: true }
  const { session, heard, wanted, stateOf } = await open('forget', kind, (dir) => createPendingRemovals(dir).add(removal))
  wanted.shift()

  await until('it was told', () => heard.filter((words) => words === 'forget b').length === (kind === 'refuses' ? 1 : 2))
  await until('the other one runs', async () => session.isUp() && (await stateOf(good))?.state === 'downloading')

  expect(heard.indexOf('add a')).toBeLessThan(heard.indexOf('forget b'))
})

test.concurrent('a torrent that is wanted again waits until it is forgotten', async () => {
  const { removals, forgetting, ...keeping } = createKeeping(await world.folder(), 0)
  const forgotten = Promise.withResolvers<void>()
  forgetting.set(bad, forgotten.promise)
  const called: string[] = []
  const session = torrentCalls(
    async ({ type }) => {
      called.push(type)
      return { info_hash: bad }
    },
    { ...keeping, removals, forgetting },
  )

  const added = session.add(wantedOf(bad))
  await Promise.resolve()
  expect(called).toEqual([])
  forgotten.resolve()
  await added

  expect(called).toEqual(['add'])
})

test.concurrent('removing works while the engine is down or dies of it, and the next engine is told', async () => {
  const { session, heard, wanted, stateOf } = await open('remove', 'ends')
  await until('it is up', () => session.isUp())

  wanted.shift()
  await session.remove(bad, true)

  await until('it is forgotten', () => heard.includes('forget b'))
  await until('the other one runs', async () => (await stateOf(good))?.state === 'downloading')
  expect(heard.filter((words) => words === 'add b')).toHaveLength(1)
  expect(await stateOf(bad)).toBeUndefined()
})

test.concurrent('what is removed is gone even if the engine lives on and never answers that', async () => {
  const listed = [bad, good].map((info_hash) => ({ ...figures, info_hash, name: info_hash, state: 'downloading' as const }))
  const session = torrentCalls(
    async ({ type }) => {
      if (type === 'remove') throw new UpstreamUnreachable('The torrent engine')
      return type === 'list' ? { torrents: listed } : { info_hash: bad }
    },
    createKeeping(await world.folder(), 0),
  )
  const hashes = async () => (await session.list()).map(({ info_hash }) => info_hash)

  await session.remove(bad, true)
  expect(await hashes()).toEqual([good])

  await session.add(wantedOf(bad))
  expect(await hashes()).toEqual([bad, good])
})

test.concurrent('an engine that dies with ever more torrents is not blamed on them', async () => {
  const { createSetAside } = await import('./set-aside')
  const { engineDied, isSetAside } = createSetAside()
  const hashes = Array.from({ length: 20 }, (_, n) => n.toString(16).padStart(40, '0'))

  for (const hash of hashes) for (let time = 0; time < 2; time++) engineDied([hash])

  expect(hashes.filter(isSetAside)).toHaveLength(5)
})

test.concurrent('a torrent that ended the engine is not sent again at once', async () => {
  const { createSetAside } = await import('./set-aside')
  let now = 0
  const { engineDied, isResting } = createSetAside(20_000, () => now)

  engineDied([bad])

  expect([isResting(bad), isResting(good)]).toEqual([true, false])
  now = 20_001
  expect(isResting(bad)).toBe(false)
})
