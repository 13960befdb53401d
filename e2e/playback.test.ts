import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import type { Prepared } from '#server/playback/schema'
import { movieHash } from '#server/subtitles/movie-hash'
import { needs } from '#server/testing/needs'
import { makeVideo, type VideoRecipe } from '#server/testing/video'
import { startSubtitlesProvider } from '#world/subtitles-provider'
import { type Browser, launch } from './ui/browser'
import { openVideoShelf, type VideoShelf } from './video-shelf'

const canRun = needs('ffmpeg') && needs('chromium')
const seconds = 8
const opus: VideoRecipe = { video: ['-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8', '-g', '50'], audio: [['libopus']] }
const recipes = {
  'H264.mp4': {},
  'Dolby.mkv': { audio: [['ac3', '-ac', '6']] },
  'Two.mkv': { audio: [['eac3', '-ac', '6'], ['aac']] },
  'Piped.mkv': { audio: [['ac3']], more: ['-live', '1'] },
  'Transport.ts': {},
  'Vp9.webm': opus,
} as const satisfies Record<string, VideoRecipe>
type Name = keyof typeof recipes
const names = Object.keys(recipes) as Name[]

let shelf: VideoShelf<Name>
let browser: Browser
let page: Page
const ends: (() => unknown)[] = []

beforeAll(async () => {
  if (!canRun) return
  const make = (name: Name) => [name, (path: string) => makeVideo(path, { seconds, ...recipes[name] })] as const
  shelf = await openVideoShelf(Object.fromEntries(names.map(make)))
  browser = await launch()
  ends.push(shelf.close, browser.close)
  const context = await browser.open({})
  page = await context.newPage()
  await page.goto(shelf.service.url)
}, 180_000)
afterAll(async () => {
  for (const end of ends.reverse()) await end()
})

/** What this Chromium says that it can play. */
const supports = () =>
  page.evaluate(() => {
    const video = document.createElement('video')
    const opens = (type: string) => video.canPlayType(type) !== ''
    const plays = (type: string) => MediaSource.isTypeSupported(type)
    return {
      containers: [
        ...(opens('video/mp4; codecs="avc1.640028"') ? ['mp4'] : []),
        ...(opens('video/webm; codecs="vp09.00.50.08"') ? ['webm'] : []),
      ],
      video: ['avc1.640034', 'vp09.00.51.08', 'av01.0.15M.08'].filter((codec) => plays(`video/mp4; codecs="${codec}"`)),
      audio: ['mp4a.40.2', 'opus', 'flac', 'ac-3'].filter((codec) => plays(`audio/mp4; codecs="${codec}"`)),
      hls: true,
    }
  })
const prepare = async (name: Name, more: object = {}): Promise<Prepared> =>
  shelf.service.client.call<Prepared>('POST', `/play/${shelf.of(name).file}/prepare`, { supports: await supports(), ...more })

/** Plays from a place for a while; tells how far the time went, what stopped it, and the pitch that is heard. */
const watch = (at: number) =>
  page.evaluate(async (from) => {
    const video = document.querySelector('video') as HTMLVideoElement
    video.currentTime = from
    const context = (window as unknown as { sound?: AudioContext }).sound ?? new AudioContext()
    const shared = window as unknown as { sound?: AudioContext; analyser?: AnalyserNode }
    if (!shared.analyser) {
      shared.sound = context
      shared.analyser = context.createAnalyser()
      shared.analyser.fftSize = 8192
      context.createMediaElementSource(video).connect(shared.analyser).connect(context.destination)
    }
    await video.play()
    await new Promise<void>((resolve) => {
      const look = () => (video.currentTime >= from + 1.5 || video.ended || video.error ? resolve() : void requestAnimationFrame(look))
      look()
    })
    const levels = new Float32Array(shared.analyser.frequencyBinCount)
    shared.analyser.getFloatFrequencyData(levels)
    const loudest = levels.indexOf(Math.max(...levels))
    return {
      time: video.currentTime,
      width: video.videoWidth,
      error: video.error?.message ?? null,
      pitch: (loudest * context.sampleRate) / 8192,
    }
  }, at)

/** Puts every segment of a stream into Media Source buffers, as hls.js does. */
const stream = (master: string, track: number) =>
  page.evaluate(
    async ([url, index]) => {
      const load = async (path: string) => {
        const answer = await fetch(path)
        if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
        return answer
      }
      const text = await (await load(url)).text()
      const at = (from: string, to: string) => new URL(to, new URL(from, location.href)).href
      const codecs = (/CODECS="([^"]+)"/.exec(text)?.[1] ?? '').split(',')
      const audio = [...text.matchAll(/TYPE=AUDIO.*URI="([^"]+)"/g)][index]?.[1]
      const picture = text.trim().split('\n').at(-1) ?? ''
      const video = document.createElement('video')
      document.querySelector('video')?.remove()
      document.body.prepend(video)
      const source = new MediaSource()
      video.src = URL.createObjectURL(source)
      await new Promise((resolve) => source.addEventListener('sourceopen', resolve, { once: true }))
      const fill = async (buffer: SourceBuffer, playlist: string) => {
        const lines = await (await load(playlist)).text()
        const parts = ['init.mp4', ...lines.split('\n').filter((line) => line !== '' && !line.startsWith('#'))]
        for (const part of parts) {
          buffer.appendBuffer(await (await load(at(playlist, part))).arrayBuffer())
          await new Promise((resolve) => buffer.addEventListener('updateend', resolve, { once: true }))
        }
        return buffer.buffered.length
      }
      // All buffers must be there before the first of them is filled.
      const buffers = [
        source.addSourceBuffer(`video/mp4; codecs="${codecs[0]}"`),
        source.addSourceBuffer(`audio/mp4; codecs="${codecs[1]}"`),
      ]
      const buffered = [await fill(buffers[0]!, at(url, picture)), await fill(buffers[1]!, at(url, audio ?? ''))]
      source.endOfStream()
      const shared = window as unknown as { analyser?: unknown }
      delete shared.analyser
      return { buffered, duration: video.duration }
    },
    [master, track] as const,
  )

describe.skipIf(!canRun)('in a real browser, with no media tool on the machine', () => {
  test('H.264 and AAC in MP4 play as they are, and seek', async () => {
    const { method, url, duration_seconds } = await prepare('H264.mp4')
    await page.evaluate((src) => {
      document.querySelector('video')?.remove()
      const video = document.createElement('video')
      video.src = src ?? ''
      document.body.prepend(video)
      delete (window as unknown as { analyser?: unknown }).analyser
    }, url)

    expect([method as string, Math.round(duration_seconds ?? 0)]).toEqual(['direct', seconds])
    for (const at of [0, 5, 2]) {
      const seen = await watch(at)
      expect(seen).toMatchObject({ width: 320, error: null })
      expect(seen.time).toBeGreaterThan(at + 1.4)
      expect(Math.abs(seen.pitch - 220)).toBeLessThan(12)
    }
  }, 60_000)

  test.each([
    { name: 'Dolby.mkv', method: 'remux_audio', track: 0, pitch: 220 },
    { name: 'Two.mkv', method: 'remux_audio', track: 0, pitch: 220 },
    { name: 'Two.mkv', method: 'remux_audio', track: 1, pitch: 440 },
    { name: 'Piped.mkv', method: 'remux_audio', track: 0, pitch: 220 },
    { name: 'Transport.ts', method: 'remux', track: 0, pitch: 220 },
  ] as const)(
    '$name plays as a stream ($method), and track $track is heard',
    async ({ name, method, track, pitch }) => {
      const prepared = await prepare(name)
      const { buffered, duration } = await stream(prepared.url ?? '', track)

      expect(prepared.method as string).toBe(method)
      expect(buffered).toEqual([1, 1])
      expect(duration).toBeCloseTo(seconds, 0)
      for (const at of [0, 5.5, 3]) {
        const seen = await watch(at)
        expect(seen).toMatchObject({ width: 320, error: null })
        expect(seen.time).toBeGreaterThan(at + 1.4)
        expect(Math.abs(seen.pitch - pitch)).toBeLessThan(12)
      }
    },
    60_000,
  )

  test('VP9 and Opus in WebM play as they are', async () => {
    expect((await prepare('Vp9.webm')).method as string).toBe('direct')
  })

  test('a subtitle is found by the hash of the file, and the browser shows it', async () => {
    const { movie, path } = shelf.of('H264.mp4')
    const { client } = shelf.service
    const words = ['Hello.', 'Is there anybody?', 'Über uns.', 'Nobody.', 'The end.']
    const srt = words.map((word, i) => `${i + 1}\r\n00:00:0${i},000 --> 00:00:0${i},900\r\n${word}\r\n`).join('\r\n')
    const moviehash = (await movieHash(path)) ?? ''
    const bytes = new Uint8Array(Buffer.from(`\ufeff${srt}`, 'utf16le'))
    const subtitles = startSubtitlesProvider({
      subtitles: [{ file_id: 7, language: 'en', release: 'H264', tmdb_id: 500, moviehash, bytes }],
    })
    ends.push(subtitles.stop)
    await client.call('PUT', '/config', { subtitles_url: subtitles.url, subtitles_api_key: 'key' })

    const found = await client.call<{ results: object[] }>('POST', `/movies/${movie}/subtitles/search`)
    expect(found.results).toMatchObject([{ provider_id: '7', matched_by: 'hash' }])
    await client.call('POST', `/movies/${movie}/subtitles/download`, { provider_id: '7' })

    const { subtitle_tracks } = await prepare('H264.mp4')
    expect(subtitle_tracks).toMatchObject([{ language: 'en', kind: 'text', source: 'sidecar' }])
    const shown = await page.evaluate(async (src) => {
      const [video, track] = [document.createElement('video'), document.createElement('track')]
      const loaded = new Promise((resolve, reject) => {
        track.onload = resolve
        track.onerror = reject
      })
      track.src = src
      video.append(track)
      document.body.append(video)
      track.track.mode = 'hidden'
      await loaded
      return [...(track.track.cues ?? [])].map((cue) => (cue as VTTCue).text)
    }, subtitle_tracks[0]?.url ?? '')
    expect(shown).toEqual(words)
  }, 60_000)

  test('the position survives the end of the service', async () => {
    const { id } = await prepare('H264.mp4')
    const { movie, file } = shelf.of('H264.mp4')
    await shelf.service.client.call('POST', `/play/${file}/progress`, { play_id: id, position_seconds: 4, state: 'playing' })

    await shelf.cutAndStart()

    expect(await shelf.service.client.call<object>('GET', `/movies/${movie}`)).toMatchObject({ resume_position_seconds: 4 })
  }, 60_000)
})
