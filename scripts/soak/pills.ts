import { join } from 'node:path'
import { createPendingRemovals } from '#server/acquisition/torrent/pending-removals'
import type { SessionEvent, TorrentSession, WantedTorrent } from '#server/acquisition/torrent/session'
import { sentenceOf } from '#server/foundation/platform/errors'
import { createTorrentWorld, magnetOf, makePayload, noGoal, owned } from '#server/testing/torrent-world'
import { until } from '#server/testing/until'
import { isSurvived, pillNames } from './pill-engine'

/**
 * Gives the engine a torrent whose command ends or silences it, in every way and for every command, while another torrent runs:
 * `pills.ts [pattern of pills] [command]`. The other one must run again in time, the bad one must say why and must be deletable.
 */

const bad = 'b'.repeat(40)
/** From the death of an engine, or from its last word, to the other torrent at work in the next one. */
const longestPauseMs = 15_000
const atOnce = 3

type Doors = Readonly<Record<string, (session: TorrentSession) => Promise<unknown>>>
/** One for each command about a torrent. */
export const doors: Doors = {
  add: (session) => session.add(badTorrent()),
  start: (session) => session.begin(bad, [0]),
  pause: (session) => session.pause(bad),
  resume: (session) => session.resume(bad),
  verify: (session) => session.verify(bad),
  seed_goal: (session) => session.setSeedGoal(bad, noGoal),
  torrent_limits: (session) => session.limit(bad, { download: 1024, upload: null }),
  files: (session) => session.files(bad),
  trackers: (session) => session.addTrackers(bad, ['http://tracker.example/announce']),
  watch: (session) => session.watch(bad, 0, 0),
  scrape: (session) => session.scrape(bad, ['http://tracker.example/announce']),
  remove: (session) => session.remove(bad, true),
  // A removal left from before: each engine is told of it once the others run.
  forget: () => Bun.sleep(12_000),
}
/** What is removed needs no words. */
const isRemoval = (command: string): boolean => command === 'remove' || command === 'forget'
const badTorrent = (): WantedTorrent => ({
  source: { magnet: magnetOf({ info_hash: bad }) },
  folder: '/nowhere',
  files: null,
  paused: false,
  seed_goal: noGoal,
})

type Told = { pill: string; command: string; pause: number; words: string; deleted: boolean; healed: boolean }
const problemsOf = ({ pill, command, pause, words, deleted, healed }: Told): string[] => [
  ...(pause > longestPauseMs ? ['the other torrent stood still for too long'] : []),
  ...(words === '' && !isRemoval(command) && !isSurvived(pill) ? ['the bad torrent says nothing'] : []),
  ...(deleted ? [] : ['the bad torrent cannot be deleted']),
  ...(healed ? [] : ['a restart does not heal']),
]

/** Measures the longest time in which the good torrent was not at work. */
const clockOf = (session: TorrentSession, good: string) => {
  let [seen, longest] = [performance.now(), 0]
  const look = async () => {
    const torrents = await session.list().catch(() => [])
    const isAtWork = torrents.some(({ info_hash, state }) => info_hash === good && (state === 'seeding' || state === 'downloading'))
    longest = Math.max(longest, performance.now() - seen)
    if (isAtWork) seen = performance.now()
  }
  const timer = setInterval(() => void look(), 200)
  return {
    begin: () => {
      seen = performance.now()
      longest = 0
    },
    /** It was at work just now: two pauses with little in between are two. */
    sawAtWork: () => {
      longest = Math.max(longest, performance.now() - seen)
      seen = performance.now()
    },
    longest: () => Math.round(longest),
    stop: () => clearInterval(timer),
  }
}

const tryPill = async (pill: string, command: string): Promise<Told> => {
  const world = createTorrentWorld()
  try {
    const good = await makePayload(await world.folder(), { name: 'good.bin', files: { 'good.bin': 300_000 } })
    const wanted: WantedTorrent[] = [owned(good)]
    const cmd = [process.execPath, join(import.meta.dir, 'pill-engine.ts'), pill, command, bad]
    const stateDir = await world.folder()
    if (command === 'forget') createPendingRemovals(stateDir).add({ info_hash: bad, folder: null, delete_data: false })
    const { session, events } = await world.engine({ cmd, stateDir, wanted: () => wanted })
    const clock = clockOf(session, good.info_hash)
    await until('the good torrent runs', async () => isAtWork(await session.list().catch(() => []), good.info_hash))
    if (command !== 'add' && command !== 'forget') await session.add(badTorrent())
    if (command !== 'forget') wanted.push(badTorrent())
    // The engine is told of what was removed as soon as it is up.
    if (command !== 'forget') clock.begin()
    let silence = ''
    const hearSilence = (error: unknown) => {
      if (sentenceOf(error)?.code === 'engine_silent') silence = 'engine_silent'
    }
    const says = async () => (await saidOf(events, session)) || silence
    for (let time = 0; time < 4 && (await says()) === ''; time++) {
      if (command === 'remove') wanted.length = 1
      await Promise.race([doors[command]?.(session).catch(hearSilence), Bun.sleep(25_000)])
      await until(
        'the good torrent runs again',
        async () => session.isUp() && isAtWork(await session.list().catch(() => []), good.info_hash),
        60_000,
      )
      clock.sawAtWork()
      // It is sent again once the others have run for a while.
      if (command === 'add' && !isSurvived(pill)) await holds('it says why', async () => (await says()) !== '', 60_000)
      if (isRemoval(command) || isSurvived(pill)) break
    }
    const words = await says()
    const pause = clock.longest()
    wanted.length = 1
    if (!isRemoval(command)) await session.remove(bad, true).catch(() => undefined)
    const deleted = await deletes(session)
    clock.stop()
    await session.stop(3000)
    const next = await world.engine({ stateDir, wanted: () => wanted })
    const healed = await holds('the restarted one runs', async () => isAtWork(await next.session.list(), good.info_hash))
    return { pill, command, pause, words, deleted, healed }
  } finally {
    await world.end()
  }
}

/** As a person would: once, and again if it is still listed. */
const deletes = async (session: TorrentSession): Promise<boolean> => {
  const isListed = async () => (await session.list()).some(({ info_hash }) => info_hash === bad)
  for (let time = 0; time < 3; time++) {
    const isGone = await holds('the bad torrent is gone', async () => session.isUp() && !(await isListed().catch(() => true)), 8000)
    if (isGone) return true
    await session.remove(bad, true).catch(() => undefined)
  }
  return false
}

const holds = (what: string, is: () => Promise<boolean>, withinMs = 30_000): Promise<boolean> =>
  until(what, is, withinMs).then(
    () => true,
    () => false,
  )

type Listed = Awaited<ReturnType<TorrentSession['list']>>
const isAtWork = (torrents: Listed, hash: string): boolean =>
  torrents.some(({ info_hash, state }) => info_hash === hash && (state === 'seeding' || state === 'downloading'))

const saidOf = async (events: readonly SessionEvent[], session: TorrentSession): Promise<string> => {
  const event = events.find((each) => each.type === 'error' && each.info_hash === bad)
  const listed = (await session.list().catch(() => [])).find(({ info_hash }) => info_hash === bad)
  return event?.type === 'error' ? event.error.code : (listed?.error?.code ?? '')
}

const soak = async (pill = '', only?: string): Promise<boolean> => {
  const cells = pillNames
    .filter((name) => new RegExp(pill).test(name))
    .flatMap((name) => Object.keys(doors).map((command) => [name, command] as const))
    .filter(([, command]) => only === undefined || command === only)
  const waiting = [...cells]
  let failed = 0
  const work = async () => {
    for (let cell = waiting.shift(); cell; cell = waiting.shift()) {
      const told = await tryPill(...cell).catch((error: unknown) => String(error))
      const problems = typeof told === 'string' ? [told] : problemsOf(told)
      if (problems.length > 0) failed++
      const note = typeof told === 'string' ? '' : `${String(told.pause).padStart(6)} ms  ${told.words}`
      console.log(`${problems.length > 0 ? '!' : ' '} ${cell[0].padEnd(32)} ${cell[1].padEnd(10)} ${note} ${problems.join('; ')}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  console.log(`${pillNames.length} kinds of pill, ${cells.length} cells, ${failed} failed`)
  return failed === 0
}

if (import.meta.main) process.exit((await soak(process.argv[2], process.argv[3])) ? 0 : 1)
