import { beforeAll, describe, expect, test } from 'bun:test'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { needs } from '#server/testing/needs'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { useSharedApp } from '#server/testing/use-app'
import { makeVideo } from '#server/testing/video'
import type { Prepared } from './schema'

const supports = { containers: [], video: ['avc1.640034'], audio: ['mp4a.40.2'], hls: true }
const seconds = 16
const app = useSharedApp()
let root_folder_id: number
beforeAll(async () => {
  root_folder_id = await putRoot(app)
})

/** Noise, which takes the bits of a 4K movie with far fewer dots. */
const noise = ['-vf', 'scale=960:540,noise=alls=60:allf=t']
const rate = ['-b:v', '36M', '-maxrate', '36M', '-bufsize', '9M']
const encoded = (...more: string[]) => ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', ...rate, ...more]

type Part = { readonly url: string; readonly from: number; readonly to: number }
/** What a player loads until it shows the picture at a moment: playlists, init segments, and one segment of each playlist. */
const bytesUntil = async (master: string, moment: number): Promise<number> => {
  let loaded = 0
  const load = async (url: string): Promise<Buffer> => {
    const answer = await app.send('GET', url)
    if (answer.status !== 200) throw new Error(`${url}: ${answer.status}`)
    const bytes = Buffer.from(await answer.arrayBuffer())
    loaded += bytes.length
    return bytes
  }
  const at = (from: string, to: string) => new URL(to, `http://localhost${from}`).pathname
  const text = String(await load(master))
  const playlists = [...text.matchAll(/URI="([^"]+)"|^(?!#)(\S+)$/gm)].map(([, uri, line]) => at(master, uri ?? line ?? ''))
  for (const playlist of playlists) {
    const lines = String(await load(playlist))
    const init = /EXT-X-MAP:URI="([^"]+)"/.exec(lines)?.[1]
    if (init) await load(at(playlist, init))
    const parts: Part[] = []
    for (const [, length, name] of lines.matchAll(/#EXTINF:([\d.]+),\n(\S+)/g)) {
      const from = parts.at(-1)?.to ?? 0
      parts.push({ url: at(playlist, name!), from, to: from + Number(length) })
    }
    await load(parts.find(({ from, to }) => from <= moment && moment < to)!.url)
  }
  return loaded
}

describe.skipIf(!needs('ffmpeg'))('until the first picture of a movie with the bits of 4K, a player loads at most 6 MB', () => {
  const cases = [
    ['remuxed.mkv', encoded('-g', '25')],
    ['remuxed.mp4', encoded('-g', '25')],
    ['scene-cuts.mkv', encoded('-g', '25', '-force_key_frames', 'expr:not(mod(n,37))')],
  ] as const
  test.each(cases)(
    '%s: at its beginning and at any moment',
    async (name, video) => {
      const file = putFile(app, putMovie(app, { title: name }), { root_folder_id, relative_path: name })
      const path = makeVideo(join(app.shelf, name), { seconds, video, audio: [['ac3', '-ac', '6', '-b:a', '640k']], more: noise })
      expect((statSync(path).size * 8) / seconds).toBeGreaterThan(25e6)
      const { body } = await app.ask<Prepared>('POST', `/play/${file}/prepare`, { supports })
      expect(body.method as string).toBe('remux_audio')

      const loaded: number[] = []
      for (const moment of [0, 5.3, 9.9, 13.1]) loaded.push(await bytesUntil(body.url ?? '', moment))

      expect(Math.max(...loaded)).toBeLessThan(6e6)
    },
    120_000,
  )
})
