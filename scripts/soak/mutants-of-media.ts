import { renameSync, writeFileSync } from 'node:fs'
import { makeVideo } from '#server/testing/video'
import { openVideoShelf, type VideoShelf } from '../../e2e/video-shelf'
import { createMeter } from './hostile/meter'
import { createRandom, makeSeeds, mutated, type Seed } from './media-seeds'

/**
 * Gives the built program damaged movies, one after the other, while somebody watches a good one: `mutants-of-media.ts [files] [seed] [minutes]`.
 * The viewer must get every segment, no part of a file that hung a reader may be read again, and memory stays bounded.
 */

const perKind = 20
/** At the worst moment, as the system counts it: heaps, native memory, compiled code, and the pages of the program's own file. */
const mostMegabytes = 250
const goodSeconds = 60
/** Ten times as fast as a player, and still no load of its own. */
const betweenSegmentsMs = 100
const supports = { containers: [], video: ['avc1.640028', 'vp09.00.10.08', 'vp8'], audio: ['mp4a.40.2', 'opus', 'ac-3', 'ec-3'], hls: true }
const endings = ['mkv', 'webm', 'mp4', 'mov', 'ts'] as const
type Names = 'good.mkv' | `bad.${(typeof endings)[number]}`
type Shelf = VideoShelf<Names>

const openShelf = () => {
  const make = (path: string) => makeVideo(path, { seconds: 2 })
  const bad = Object.fromEntries(endings.map((ending) => [`bad.${ending}`, ending === 'webm' ? makeWebm : make])) as Record<
    Names,
    typeof make
  >
  return openVideoShelf<Names>({ ...bad, 'good.mkv': (path) => makeVideo(path, { seconds: goodSeconds }) })
}
const makeWebm = (path: string) => makeVideo(path, { seconds: 2, video: ['-c:v', 'libvpx', '-deadline', 'realtime'], audio: [['libopus']] })

const get = async (shelf: Shelf, path: string): Promise<{ status: number; text: string }> => {
  const answer = await fetch(new URL(path, shelf.service.url), { headers: { authorization: `Bearer ${shelf.service.key}` } })
  return { status: answer.status, text: await answer.text() }
}

/** The addresses of all segments of all playlists. Empty if it cannot be played. */
const segmentsOf = async (shelf: Shelf, file: number): Promise<string[]> => {
  const prepared = await shelf.service.client.ask<{ url?: string | null }>('POST', `/play/${file}/prepare`, { supports })
  const { url: master } = prepared.body
  if (prepared.status !== 200 || !master?.includes('.m3u8')) return []
  const lines = async (path: string) => {
    const { text } = await get(shelf, path)
    return [...text.matchAll(/^(?!#)\S+$|URI="([^"]+)"/gm)].map(
      ([line, uri]) => new URL(uri ?? line, new URL(path, shelf.service.url)).pathname,
    )
  }
  const found: string[] = []
  for (const playlist of await lines(master)) if (playlist.endsWith('.m3u8')) found.push(...(await lines(playlist)))
  return [...new Set(found)]
}

/** Watches the good movie again and again until it is told to stop. */
const watch = (shelf: Shelf, segments: readonly string[]) => {
  let isOver = false
  const told = { segments: 0, lost: [] as string[], slowest: 0 }
  const watching = (async () => {
    for (let i = 0; !isOver; i++) {
      const began = performance.now()
      const { status } = await get(shelf, segments[i % segments.length]!)
      told.slowest = Math.max(told.slowest, Math.round(performance.now() - began))
      told.segments++
      if (status !== 200) told.lost.push(`${segments[i % segments.length]}: ${status}`)
      await Bun.sleep(betweenSegmentsMs)
    }
  })()
  return {
    told,
    stop: async () => {
      isOver = true
      await watching
    },
  }
}

const hungLines = async (shelf: Shelf): Promise<number> =>
  (await shelf.service.client.all<{ message: string }>('/logs?q=hung%20its%20reader')).length

/** Imports the file and plays a part of each track, as a person would. Returns how many segments it has. */
const playSome = async (shelf: Shelf, { ending }: Seed): Promise<number> => {
  const { movie } = shelf.of(`bad.${ending}` as Names)
  const { body } = await shelf.service.client.ask<{ file_ids?: number[] }>('POST', `/movies/${movie}/rescan`)
  const [file] = body.file_ids ?? []
  const segments = file === undefined ? [] : await segmentsOf(shelf, file)
  for (const segment of new Set([segments.at(0), segments.at(1), segments.at(-1)])) if (segment) await get(shelf, segment)
  return segments.length
}

const replace = (shelf: Shelf, { ending }: Seed, bytes: Buffer): void => {
  const { path } = shelf.of(`bad.${ending}` as Names)
  writeFileSync(`${path}.part`, bytes)
  renameSync(`${path}.part`, path)
}

type Asked = { readonly files: number; readonly start: number; readonly minutes: number }
const soak = async ({ files, start, minutes }: Asked): Promise<boolean> => {
  const shelf = await openShelf()
  const meter = createMeter(shelf.service)
  try {
    const seeds = makeSeeds(shelf.dir, perKind)
    const good = await segmentsOf(shelf, shelf.of('good.mkv').file)
    if (good.length < 5) throw new Error('the good movie has no segments')
    const random = createRandom(start)
    const viewer = watch(shelf, good)
    await meter.begin()
    const began = performance.now()
    const isTimeLeft = () => performance.now() - began < minutes * 60_000
    let [tried, played, hung, again] = [0, 0, 0, 0]
    for (let i = 0; i < files && isTimeLeft(); i++) {
      tried++
      const seed = seeds[Math.floor(random() * seeds.length)]!
      replace(shelf, seed, mutated(seed, random))
      const sent = performance.now()
      if ((await playSome(shelf, seed)) > 0) played++
      if (performance.now() - sent > 8000) {
        const before = await hungLines(shelf)
        await playSome(shelf, seed)
        const after = await hungLines(shelf)
        hung++
        again += after - before
        console.log(`file ${i} (${seed.kind}) hung a reader${after > before ? ', and was read again' : ''}`)
      }
      if (i % 500 === 499) console.log(`${i + 1} files, ${viewer.told.segments} segments watched, ${viewer.told.lost.length} lost`)
    }
    await viewer.stop()
    const { computed, megabytes } = await meter.take()
    const { segments, lost, slowest } = viewer.told
    console.log(
      `${tried} of ${files} files, of ${seeds.length} seeds, ${played} played in part, ${hung} hung a reader, ${again} were read again; ` +
        `${segments} segments of the good movie, ${lost.length} lost, the slowest took ${slowest} ms; ` +
        `the service was busy for ${Math.round(computed)} ms at most; peak ${megabytes} MB`,
    )
    for (const each of lost.slice(0, 20)) console.log(`lost ${each}`)
    return tried === files && lost.length === 0 && again === 0 && megabytes <= mostMegabytes
  } finally {
    meter.stop()
    await shelf.close()
  }
}

const [files = 10_000, start = 1, minutes = Number.POSITIVE_INFINITY] = process.argv.slice(2).map(Number)
if (import.meta.main) process.exit((await soak({ files, start, minutes })) ? 0 : 1)
