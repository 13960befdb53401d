import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '#server/testing/until'
import type { Movie } from '../../e2e/client'
import { openWorld, type World } from '../../e2e/world'
import { pillNames } from './pill-engine'

/**
 * A torrent that ends or silences the engine reaches the service through each of its doors, while another torrent is seeded:
 * `pill-doors.ts [pattern of pills] [pattern of doors]`. The other one must answer its peers again in time; the bad one must say why, be
 * deletable, and stay away after a restart.
 */

const longestPauseMs = 15_000
/** In the name of the bad torrent: the engine falls ill when it sees this. */
const bad = 'b'.repeat(40)
const good = { id: 301, title: 'The Slow Boat', year: 1931 }
const ill = { id: 302, title: 'The Quick Boat', year: 1932 }
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

const tryDoor = async (pill: string, door: string): Promise<string[]> => {
  const dir = mkdtempSync(join(tmpdir(), 'marquee-pill-'))
  const main = join(dir, 'main.ts')
  const engine = `(await import('${join(import.meta.dir, 'pill-engine.ts')}')).runPillEngine(${JSON.stringify([pill, 'add', bad])})`
  writeFileSync(
    main,
    `if (process.argv.includes('engine')) ${engine}\nelse await import('${join(import.meta.dir, '../../server/main.ts')}')\n`,
  )
  process.env.MARQUEE_E2E_COMMAND = `${process.execPath} ${main}`
  const world = await openWorld({ movies: [good, ill] })
  try {
    const { info_hash } = await world.seed('The.Slow.Boat.1931.1080p.BluRay.x264-TEST', good)
    await world.becomes(await world.add(good), 'available')
    const { port } = await world.client().call<{ port: number }>('GET', '/torrent-session')
    await until('the good torrent greets', () => greets(port, info_hash))
    const { torrent = new Uint8Array() } = world.claim(`The.Quick.Boat.1932.1080p.BluRay.x264-${bad}`, ill, { size_bytes: 3_000_000 })
    const movie = await world.add(ill, { search: false })

    const ended = watch(port, info_hash)
    await doors[door]?.(world, { movie, torrent })
    let code: string | undefined
    await until(
      'the bad download has failed',
      async () => {
        const [download] = await downloadsOf(world, movie)
        code = download?.error?.code
        return download?.state === 'failed'
      },
      240_000,
    )
    await until('the good torrent greets again', () => greets(port, info_hash))
    const pause = await ended()
    for (const { id } of await downloadsOf(world, movie)) await world.client().call('DELETE', `/downloads/${id}`)
    const left = (await downloadsOf(world, movie)).length
    await world.service().stop()
    await world.restart()
    const isHealed = await until('the good torrent greets after a restart', () => greets(port, info_hash), 60_000).then(
      () => true,
      () => false,
    )

    console.log(`  ${pill.padEnd(26)} ${door.padEnd(22)} ${String(pause).padStart(6)} ms  ${code}`)
    return [
      ...(pause > longestPauseMs ? ['the other torrent stood still for too long'] : []),
      ...(code === 'stops_engine' ? [] : ['the bad download does not say why']),
      ...(left === 0 ? [] : ['the bad download cannot be deleted']),
      ...(isHealed ? [] : ['a restart does not heal']),
    ]
  } finally {
    await world.close()
    rmSync(dir, { recursive: true, force: true })
  }
}

const soak = async (pill?: string, door = ''): Promise<boolean> => {
  const isAsked = pill === undefined ? usualPills : new RegExp(pill)
  const cells = pillNames
    .filter((name) => isAsked.test(name))
    .flatMap((name) => Object.keys(doors).map((each) => [name, each] as const))
    .filter(([, name]) => new RegExp(door).test(name))
  let failed = 0
  for (const cell of cells) {
    const problems = await tryDoor(...cell).catch((error: unknown) => [String(error).slice(0, 400)])
    if (problems.length > 0) console.log(`! ${cell.join(', ')}: ${problems.join('; ')}`)
    failed += Math.sign(problems.length)
  }
  console.log(`${cells.length} cells, ${failed} failed`)
  return failed === 0
}

if (import.meta.main) process.exit((await soak(process.argv[2], process.argv[3])) ? 0 : 1)
