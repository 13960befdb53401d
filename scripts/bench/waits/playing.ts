import { statSync } from 'node:fs'
import type { Prepared } from '#server/library/playback/schema'
import { makeVideo } from '#server/testing/video'
import { openVideoShelf } from '../../../e2e/video-shelf'
import { untilAtRest } from '../cpu'
import type { Measure, Wait } from './measure'
import { end, ownPid } from './syncs'

const seconds = 120
/** A movie whose sound a browser cannot play: every segment is made when it is asked for. */
const make = (path: string) =>
  makeVideo(path, { seconds, video: ['-c:v', 'libx264', '-preset', 'ultrafast', '-b:v', '6M', '-g', '96'], audio: [['ac3', '-ac', '6']] })
const supports = { containers: ['mp4'], video: ['avc1.640034'], audio: ['mp4a.40.2'], hls: true }

/** From the press on Play, and after a far seek, until the first segments of picture and sound are there. */
export const playing = async (measure: Measure): Promise<Wait[]> => {
  const shelf = await openVideoShelf({ 'Movie.mkv': make })
  try {
    const { service } = shelf
    const { file, path } = shelf.of('Movie.mkv')
    const at = { url: service.url, pid: await ownPid(service) }
    let came = 0
    const get = async (url: string): Promise<string> => {
      const answer = await fetch(url)
      if (!answer.ok) throw new Error(`${url} returned ${answer.status}`)
      const bytes = await answer.arrayBuffer()
      came += bytes.byteLength
      return new TextDecoder().decode(bytes)
    }
    const linesOf = async (url: string): Promise<string[]> =>
      (await get(url))
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('#'))
        .map((line) => new URL(line, url).href)
    /** The media lists: of the picture, and of the sound. */
    const prepare = async (): Promise<string[]> => {
      const { url } = await service.client.call<Prepared>('POST', `/play/${file}/prepare`, { supports })
      const master = new URL(url!, service.url).href
      const text = await get(master)
      return [...text.matchAll(/URI="([^"]+)"/g)]
        .map(([, uri]) => uri!)
        .concat(text.split('\n').filter((line) => line !== '' && !line.startsWith('#')))
        .map((uri) => new URL(uri, master).href)
    }
    const segments = async (lists: readonly string[], share: number): Promise<void> => {
      for (const list of lists) {
        const lines = await linesOf(list)
        await get(lines[Math.floor(lines.length * share)]!)
      }
    }
    await untilAtRest(at.pid)
    const size = statSync(path).size
    let lists: string[] = []
    const first = await measure.during('the first picture', { ...at, limit: { bytes: 0 } }, async () => {
      lists = await prepare()
      await segments(lists, 0)
    })
    const firstBytes = came
    came = 0
    const seek = await measure.during('a far seek', { ...at, limit: { bytes: 0 } }, () => segments(lists, 0.7))
    const moved = (wait: Wait, bytes: number): Wait => ({
      ...wait,
      bytes,
      limit: measure.limitOf({ bytes }),
      what: `${wait.what}, of ${Math.round(size / 1e6)} MB`,
    })
    return [moved(first, firstBytes), moved(seek, came)]
  } finally {
    await end(shelf.service)
    await shelf.close()
  }
}
