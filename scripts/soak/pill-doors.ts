import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { attempt } from '#server/foundation/lib/attempt'
import { until } from '#server/testing/until'
import type { Movie } from '../../e2e/client'
import { openWorld, type World } from '../../e2e/world'
import { pillNames } from './pill-engine'

/**
 * A torrent that ends or silences the engine reaches the service through each of its doors, while another torrent is seeded:
 * `pill-doors.ts [pattern of pills] [pattern of doors]`. The other one must answer its peers again in time; the bad one must say why, be
 * deletable, and stay away after a restart. Each kind of pill has one service for all doors, and three kinds run at a time.
 */

const longestPauseMs = 15_000
/** In the name of the bad torrent: the engine falls ill when it sees this. */
const bad = 'b'.repeat(40)
const good = { id: 301, title: 'The Slow Boat', year: 1931 }
/** One for each door. */
const ills = ['Quick', 'Red', 'Old', 'Blue', 'Last'].map((word, i) => ({ id: 302 + i, title: `The ${word} Boat`, year: 1932 }))
/** Most of a cell is waiting: the engine is given its time before a torrent is sent again. */
const atOnce = 3
const longestCellMs = 150_000
const usualPills =
  /^(exits with 1|kills itself|violates memory|loops without an end|sleeps without an end|takes all memory|leaves the parent)$/

type Ill = { readonly movie: Pick<Movie, 'id'>; readonly torrent: Uint8Array }
const doors: Readonly<Record<string, (world: World, ill: Ill) => Promise<unknown>>> = {
  'a magnet link by hand': (world, { movie }) =>
    world.client().call('POST', '/downloads', { movie_id: movie.id, magnet: `magnet:?xt=urn:btih:${bad}` }),
  'a file by hand': (world, { movie, torrent }) =>
    world.client().call('POST', '/downloads', { movie_id: movie.id, torrent: Buffer.from(torrent).toString('base64') }),
  'a search by hand': (world, { movie }) => world.client().call('POST', `/movies/${movie.id}/search`),
  'an automatic search': (world) => world.client().call('POST', '/tasks/wanted-search/run'),
  'a feed': (world) => world.client().call('POST', '/tasks/feed-sync/run'),
}

/** Whether the engine greets a peer of this torrent. */
const greets = (port: number, infoHash: string): Promise<boolean> => {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const greeting = [Buffer.from('\x13BitTorrent protocol'), Buffer.alloc(8), Buffer.from(infoHash, 'hex'), randomBytes(20)]
  const socket = connect({ port, host: '127.0.0.1', timeout: 1000 }, () => socket.write(Buffer.concat(greeting)))
  for (const end of ['error', 'timeout', 'close']) socket.once(end, () => resolve(false))
  socket.once('data', () => resolve(true))
  return promise.finally(() => socket.destroy())
}

/** Measures the longest time without a greeting. */
const watch = (port: number, infoHash: string) => {
  let [seen, longest, isOver] = [performance.now(), 0, false]
  const watching = (async () => {
    while (!isOver) {
      const isThere = await greets(port, infoHash)
      longest = Math.max(longest, performance.now() - seen)
      if (isThere) seen = performance.now()
      await Bun.sleep(200)
    }
  })()
  return async (): Promise<number> => {
    isOver = true
    await watching
    return Math.round(longest)
  }
}

const downloadsOf = async (world: World, movie: Pick<Movie, 'id'>) =>
  (await world.client().downloads()).filter(({ movie_id }) => movie_id === movie.id)

/** The real service, except that its engine falls ill. */
const writeMain = (dir: string, pill: string): string => {
  const main = join(dir, 'main.ts')
  const engine = `(await import('${join(import.meta.dir, 'pill-engine.ts')}')).runPillEngine(${JSON.stringify([pill, 'add', bad])})`
  writeFileSync(
    main,
    `if (process.argv.includes('engine')) ${engine}\nelse await import('${join(import.meta.dir, '../../server/main.ts')}')\n`,
  )
  return main
}

type Good = { readonly port: number; readonly info_hash: string }
const openGood = async (world: World): Promise<Good> => {
  const { info_hash } = await world.seed('The.Slow.Boat.1931.1080p.BluRay.x264-TEST', good)
  await world.becomes(await world.add(good), 'available')
  const { port } = await world.client().call<{ port: number }>('GET', '/torrent-session')
  await until('the good torrent greets', () => greets(port, info_hash))
  return { port, info_hash }
}

type Cell = { readonly pill: string; readonly door: string; readonly ill: (typeof ills)[number] }
const tryDoor = async (world: World, { port, info_hash }: Good, { pill, door, ill }: Cell): Promise<string[]> => {
  const name = `${ill.title.replaceAll(' ', '.')}.${ill.year}.1080p.BluRay.x264-${bad}`
  const { torrent = new Uint8Array() } = world.claim(name, ill, { size_bytes: 3_000_000 })
  const movie = await world.add(ill, { search: false })
  let code: string | undefined
  const hasFailed = async () => {
    const [download] = await downloadsOf(world, movie)
    code = download?.error?.code
    return download?.state === 'failed'
  }
  const ended = watch(port, info_hash)
  const reach = async () => {
    await doors[door]?.(world, { movie, torrent })
    await until('the bad download has failed', hasFailed, longestCellMs)
    await until('the good torrent greets again', () => greets(port, info_hash))
  }
  const reached = await attempt(reach)
  const pause = await ended()
  if (!reached.ok) throw reached.error
  for (const { id } of await downloadsOf(world, movie)) await world.client().call('DELETE', `/downloads/${id}`)
  const left = (await downloadsOf(world, movie)).length
  // Otherwise the next automatic search would look for it again.
  await world.client().call('DELETE', `/movies/${movie.id}`)
  console.log(`  ${pill.padEnd(26)} ${door.padEnd(22)} ${String(pause).padStart(6)} ms  ${code}`)
  return [
    ...(pause > longestPauseMs ? ['the other torrent stood still for too long'] : []),
    ...(code === 'stops_engine' ? [] : ['the bad download does not say why']),
    ...(left === 0 ? [] : ['the bad download cannot be deleted']),
  ]
}

const healsBy = async (world: World, { port, info_hash }: Good): Promise<string[]> => {
  await world.service().stop()
  await world.restart()
  return until('the good torrent greets after a restart', () => greets(port, info_hash), 60_000).then(
    () => [],
    () => ['a restart does not heal'],
  )
}

/** One service for all doors, and one restart after them. Returns how many cells failed. */
const tryKind = async (pill: string, wanted: readonly string[]): Promise<number> => {
  const dir = mkdtempSync(join(tmpdir(), 'marquee-pill-'))
  process.env.MARQUEE_E2E_COMMAND = `${process.execPath} ${writeMain(dir, pill)}`
  const world = await openWorld({ movies: [good, ...ills] })
  let failed = 0
  const note = async (what: string, tried: Promise<string[]>) => {
    const problems = await tried.catch((error: unknown) => [String(error).slice(0, 400)])
    if (problems.length > 0) console.log(`! ${pill}, ${what}: ${problems.join('; ')}`)
    failed += Math.sign(problems.length)
  }
  try {
    const running = await openGood(world)
    for (const [i, door] of Object.keys(doors).entries())
      if (wanted.includes(door)) await note(door, tryDoor(world, running, { pill, door, ill: ills[i]! }))
    await note('a restart', healsBy(world, running))
    return failed
  } finally {
    await world.close()
    rmSync(dir, { recursive: true, force: true })
  }
}

/** Each kind has a process of its own, because the program under test is named in the environment. */
const tryApart = async (pill: string, door: string): Promise<number> => {
  const child = Bun.spawn([process.execPath, import.meta.path, '--kind', pill, door], {
    stdin: 'ignore',
    stdout: 'inherit',
    stderr: 'inherit',
  })
  return await child.exited
}

const soak = async (pill?: string, door = ''): Promise<boolean> => {
  const isAsked = pill === undefined ? usualPills : new RegExp(pill)
  const kinds = pillNames.filter((name) => isAsked.test(name))
  const began = performance.now()
  const waiting = [...kinds]
  let failed = 0
  const work = async () => {
    for (let kind = waiting.shift(); kind; kind = waiting.shift()) {
      const cells = await tryApart(kind, door)
      failed += cells
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const minutes = ((performance.now() - began) / 60_000).toFixed(1)
  console.log(`${kinds.length} kinds, ${kinds.length * doorsOf(door).length} cells, ${failed} failed, in ${minutes} minutes`)
  return failed === 0
}

const doorsOf = (pattern: string): string[] => Object.keys(doors).filter((name) => new RegExp(pattern).test(name))

if (import.meta.main) {
  const [first, second, third] = process.argv.slice(2)
  if (first === '--kind') process.exit(await tryKind(second ?? '', doorsOf(third ?? '')))
  process.exit((await soak(first, second)) ? 0 : 1)
}
