import { linkSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Prepared } from '#server/library/playback/schema'
import { makeVideo, type VideoRecipe } from '#server/testing/video'
import { openVideoShelf } from '../../e2e/video-shelf'
import { memoryOf } from './memory'
import { printTable } from './table'

/**
 * Peak memory of the built program while it remuxes a movie for two devices at full speed: ordinary 1080p, 100 Mbit/s, and an hour of
 * MPEG-TS, with Dolby Digital 5.1 that is converted. Each in a fresh process. `npm run bench -- remux`
 */
const small = { container: 'mkv', bitrate: '8M', pieces: 30, 'at most': '250 MB' }
const large = { container: 'mkv', bitrate: '100M', pieces: 8, 'at most': '600 MB' }
/** An hour: our packet reader keeps what it has read of such a stream. */
const transport = { container: 'ts', bitrate: '8M', pieces: 360, 'at most': '250 MB' }
const supports = { containers: ['mp4'], video: ['avc1.640034'], audio: ['mp4a.40.2'], hls: true }

/** Ten seconds of noise at a constant bitrate, repeated. */
const makeMovie = (path: string, { container, bitrate, pieces }: typeof small): void => {
  const part = `${path}.part.${container}`
  const rate = ['-b:v', bitrate, '-minrate', bitrate, '-maxrate', bitrate, '-bufsize', bitrate, '-x264-params', 'nal-hrd=cbr']
  const recipe: VideoRecipe = {
    video: ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-g', '96', ...rate],
    audio: [['ac3', '-ac', '6', '-b:a', '448k']],
    more: ['-vf', 'scale=1920:1080,noise=alls=60:allf=t', '-r', '24'],
  }
  makeVideo(part, { seconds: 10, ...recipe })
  writeFileSync(`${path}.txt`, `file '${part}'\n`.repeat(pieces))
  const made = Bun.spawnSync(['ffmpeg', '-v', 'error', '-y', '-f', 'concat', '-safe', '0', '-i', `${path}.txt`, '-c', 'copy', path])
  if (made.exitCode !== 0) throw new Error(`ffmpeg failed to create the movie: ${made.stderr.toString()}`)
}

/** Requests all segments without pause, like a player with an unlimited buffer. Returns the number of bytes. */
const watchAll = async (origin: string, { url }: Prepared): Promise<number> => {
  const text = async (from: string) => (await fetch(from)).text()
  const master = new URL(url!, origin).href
  const named = (from: string, playlist: string) =>
    [...playlist.matchAll(/URI="([^"]+)"|^(?!#)(\S+)$/gm)].map(([, uri, line]) => new URL(uri ?? line ?? '', from).href)
  const lists = await Promise.all(named(master, await text(master)).map(async (list) => named(list, await text(list))))
  let taken = 0
  for (let i = 0; i < Math.max(...lists.map(({ length }) => length)); i++)
    for (const list of lists) if (list[i]) taken += (await (await fetch(list[i]!)).arrayBuffer()).byteLength
  return taken
}

const megabytes = (value: number) => `${Math.round(value)} MB`

const dir = mkdtempSync(join(tmpdir(), 'marquee-bench-remux-'))
const rows: Record<string, string>[] = []
try {
  for (const movie of [small, large, transport]) {
    const made = join(dir, `${movie.bitrate}.${movie.container}`)
    makeMovie(made, movie)
    for (const devices of [1, 2]) {
      const name = `Movie.${movie.container}`
      const shelf = await openVideoShelf({ [name]: (path: string) => linkSync(made, path) })
      try {
        await shelf.cutAndStart()
        const { client, url, pid } = shelf.service
        const atRest = memoryOf(pid).now
        const prepared = await client.call<Prepared>('POST', `/play/${shelf.of(name).file}/prepare`, { supports })
        const from = performance.now()
        const watched = await Promise.all(Array.from({ length: devices }, () => watchAll(url, prepared)))
        const took = (performance.now() - from) / 1000
        const { now, peak } = memoryOf(pid)
        rows.push({
          movie: `${movie.container}, ${movie.bitrate.replace('M', ' Mbit/s')}, ${movie.pieces * 10} s (${prepared.method})`,
          devices: String(devices),
          served: `${megabytes(watched.reduce((sum, bytes) => sum + bytes, 0) / 1e6)} in ${took.toFixed(1)} s`,
          'at rest': megabytes(atRest),
          'at most': megabytes(peak),
          after: megabytes(now),
          allowed: movie['at most'],
        })
      } finally {
        await shelf.close()
      }
    }
  }
} finally {
  rmSync(dir, { recursive: true, force: true })
}
printTable('resident memory while streaming at full speed', rows)
process.exit(0)
