import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import type { Prepared } from '#server/library/playback/schema'
import { movieHash } from '#server/library/subtitles/movie-hash'
import { needs } from '#server/testing/needs'
import { until } from '#server/testing/until'
import { h264, makeVideo, type VideoRecipe } from '#server/testing/video'
import { startSubtitlesProvider } from '#world/subtitles-provider'
import { type Browser, enterByLink, launch, sizes, type Watch, watch } from './ui/browser'
import { openVideoShelf, type VideoShelf } from './video-shelf'

const canRun = [needs('ffmpeg'), needs('chromium')].every(Boolean)
const patience = { timeout: 60_000 }
const seconds = 8
/** Seeks forward and back, into every part of the movie. */
const places = [6.2, 1, 4.2, 0.2, 7]

const vp9 = ['-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8', '-g', '50']
const av1 = ['-c:v', 'libsvtav1', '-preset', '12', '-g', '50']
const hevc = ['-c:v', 'libx265', '-preset', 'ultrafast', '-x265-params', 'log-level=none:keyint=50']
const recipes = {
  'H264.mp4': {},
  'Dolby.mkv': { audio: [['ac3', '-ac', '6']] },
  'Two.mkv': { audio: [['eac3', '-ac', '6'], ['aac']] },
  'Piped.mkv': { audio: [['ac3']], more: ['-live', '1'] },
  'Transport.ts': {},
  'Vp9.webm': { video: vp9, audio: [['libopus']] },
  'Av1.webm': { video: av1, audio: [['libopus']] },
  'Newer.mkv': { video: av1, audio: [['ac3']] },
} as const satisfies Record<string, VideoRecipe>
/** Files that need ffmpeg for playback, not only for their creation. */
const foreign = {
  'Hevc.mkv': { video: hevc },
  'Dts.mkv': { video: h264, audio: [['dca']] },
  'Mpeg2.ts': { video: ['-c:v', 'mpeg2video', '-g', '25'], audio: [['mp2']] },
  'Divx.avi': { video: ['-c:v', 'mpeg4', '-g', '25'], audio: [['libmp3lame']] },
  'Fresh.mp4': { seconds: 40 },
} as const satisfies Record<string, VideoRecipe>

const making = <Name extends string>(from: Record<Name, VideoRecipe>) => {
  const make = ([name, recipe]: [string, VideoRecipe]) => [name, (path: string) => makeVideo(path, { seconds, ...recipe })] as const
  return Object.fromEntries(Object.entries<VideoRecipe>(from).map(make)) as Record<Name, (path: string) => string>
}

let browser: Browser
const ends: (() => unknown)[] = []

beforeAll(async () => {
  if (canRun) browser = await launch()
}, 120_000)
afterAll(async () => {
  for (const end of ends.reverse()) await end()
  await browser?.close()
}, 120_000)

type Seat<Name extends string> = { shelf: VideoShelf<Name>; page: Page; heard: Watch; at: string }
/** A library with a browser. */
const takeSeat = async <Name extends string>(shelf: VideoShelf<Name>): Promise<Seat<Name>> => {
  ends.push(shelf.close)
  const address = await shelf.loginUrl()
  const context = await browser.open({ ...sizes[1440] })
  const at = new URL(address).origin
  const heard = await watch(context, at)
  const page = await context.newPage()
  await enterByLink(page, address)
  return { shelf, page, heard, at }
}

/** Presses Play on the movie's page. The player reports its method. */
const play = async <Name extends string>({ shelf, page, heard, at }: Seat<Name>, name: Name, method: string) => {
  heard.on(name)
  await page.goto(`${at}/movies/${shelf.of(name).movie}`, { waitUntil: 'domcontentloaded' })
  const link = page.getByRole('link', { name: /^(Play|Resume)/ })
  await link.first().click(patience)
  await until(`${name} plays`, () => page.evaluate(() => (document.querySelector('video')?.currentTime ?? 0) > 0))
  await page.keyboard.press('d')
  await page.getByText(method, { exact: true }).waitFor(patience)
}

const prepare = <Name extends string>({ shelf }: Seat<Name>, name: Name): Promise<Prepared> => {
  const supports = { containers: ['mp4'], video: ['avc1.640034'], audio: ['mp4a.40.2'], hls: true }
  return shelf.service.client.call('POST', `/play/${shelf.of(name).file}/prepare`, { supports })
}

type Listening = { video: HTMLVideoElement; analyser: AnalyserNode }
/**
 * Seeks and plays on for a moment. Returns how far the time advanced, how often playback stalled with an empty buffer, and the pitch of the
 * sound.
 */
const watchFrom = (page: Page, place: number) =>
  page.evaluate(async (at) => {
    const video = document.querySelector('video')!
    const shared = window as unknown as { listening?: Listening }
    if (shared.listening?.video !== video) {
      const context = new AudioContext()
      const analyser = context.createAnalyser()
      analyser.fftSize = 8192
      // Nothing of what was heard before: silence at the next place must show.
      analyser.smoothingTimeConstant = 0
      context.createMediaElementSource(video).connect(analyser).connect(context.destination)
      shared.listening = { video, analyser }
    }
    const { analyser } = shared.listening
    let stalls = 0
    const isEmpty = () => {
      const { buffered, currentTime } = video
      const ranges = Array.from({ length: buffered.length }, (_, i) => [buffered.start(i), buffered.end(i)] as const)
      return !ranges.some(([from, to]) => from <= currentTime + 0.1 && currentTime + 0.1 <= to)
    }
    // A busy machine decodes late; only missing data is a failure.
    const waits = () => isEmpty() && stalls++
    const levels = new Float32Array(analyser.frequencyBinCount)
    let loudest = 0
    const listen = () => {
      analyser.getFloatFrequencyData(levels)
      const loud = Math.max(...levels)
      if (loud > -100) loudest = levels.indexOf(loud)
    }
    const watch = async () => {
      await new Promise((resolve) => {
        video.addEventListener('seeked', resolve, { once: true })
        video.currentTime = at
      })
      video.addEventListener('waiting', waits)
      await video.play()
      await new Promise<void>((resolve) => {
        const look = () => {
          if (video.currentTime > at + 0.2) listen()
          if (video.currentTime >= at + 0.5 || video.ended || video.error) resolve()
          else requestAnimationFrame(look)
        }
        look()
      })
      video.removeEventListener('waiting', waits)
    }
    await watch()
    // A busy machine may look only after the end, or at a moment without sound. What is silent stays silent.
    for (let again = 0; again < 5 && loudest === 0; again++) await watch()
    return {
      time: video.currentTime,
      width: video.videoWidth,
      error: video.error?.message ?? null,
      stalls,
      pitch: (loudest * analyser.context.sampleRate) / analyser.fftSize,
    }
  }, place)

const expectToPlay = async ({ page, heard }: Pick<Seat<string>, 'page' | 'heard'>, pitch: number) => {
  for (const place of places) {
    const { time, pitch: found, ...seen } = await watchFrom(page, place)
    expect(seen).toEqual({ width: 320, error: null, stalls: 0 })
    expect(time).toBeGreaterThanOrEqual(place + 0.4)
    expect(Math.abs(found - pitch)).toBeLessThan(12)
  }
  expect(heard.found).toEqual([])
}

describe.skipIf(!canRun)('in a real browser, without media tools on the machine', () => {
  let seat: Seat<keyof typeof recipes>
  beforeAll(async () => {
    if (canRun) seat = await takeSeat(await openVideoShelf(making(recipes)))
  }, 180_000)

  test.each([
    ['H264.mp4', 'Direct play'],
    ['Dolby.mkv', 'Remux, converted audio'],
    ['Piped.mkv', 'Remux, converted audio'],
    ['Transport.ts', 'Remux'],
    ['Vp9.webm', 'Direct play'],
    ['Av1.webm', 'Direct play'],
    ['Newer.mkv', 'Remux, converted audio'],
  ] as const)(
    '%s plays (%s) from five positions, without stalls and with sound',
    async (name, method) => {
      await play(seat, name, method)

      await expectToPlay(seat, 220)
    },
    120_000,
  )

  test('of two audio tracks the chosen one is heard', async () => {
    await play(seat, 'Two.mkv', 'Remux, converted audio')
    await expectToPlay(seat, 220)

    const first = await seat.page.evaluateHandle(() => document.querySelector('video'))
    // The controls stay as long as nothing plays.
    await seat.page.evaluate(() => document.querySelector('video')?.pause())
    await seat.page.mouse.move(300, 300)
    await seat.page.getByRole('button', { name: 'Audio' }).click(patience)
    await seat.page.getByRole('button', { name: /AAC/ }).click(patience)
    await until('the other track plays', () =>
      seat.page.evaluate((before) => {
        const video = document.querySelector('video')
        return video !== null && video !== before && video.currentTime > 0 && !video.paused
      }, first),
    )

    await expectToPlay(seat, 440)
  }, 120_000)

  test("a subtitle is found by the file's hash and shown by the browser", async () => {
    const { shelf, page } = seat
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

    const { subtitle_tracks } = await prepare(seat, 'H264.mp4')
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
  }, 120_000)

  test('the position survives a kill of the service', async () => {
    const { shelf } = seat
    const { id } = await prepare(seat, 'H264.mp4')
    const { movie, file } = shelf.of('H264.mp4')
    await shelf.service.client.call('POST', `/play/${file}/progress`, { play_id: id, position_seconds: 4, state: 'playing' })

    await shelf.cutAndStart()

    expect(await shelf.service.client.call<object>('GET', `/movies/${movie}`)).toMatchObject({ resume_position_seconds: 4 })
  }, 120_000)
})

describe.skipIf(!canRun)('in a real browser, with ffmpeg on the machine', () => {
  let seat: Seat<keyof typeof foreign>
  beforeAll(async () => {
    if (canRun) seat = await takeSeat(await openVideoShelf(making(foreign), { hasTools: true }))
  }, 180_000)

  test.each([
    ['Hevc.mkv', 'Converted'],
    ['Dts.mkv', 'Remux, converted audio'],
    ['Mpeg2.ts', 'Converted'],
    ['Divx.avi', 'Converted'],
  ] as const)(
    '%s plays (%s) from five positions, without stalls and with sound',
    async (name, method) => {
      await play(seat, name, method)

      await expectToPlay(seat, 220)
    },
    120_000,
  )
  test('seek previews generated while the player is open are shown, then and when asked whether to resume', async () => {
    const { shelf, page, heard, at } = seat
    heard.on('Fresh.mp4')
    await page.goto(`${at}/watch/${shelf.of('Fresh.mp4').movie}`, { waitUntil: 'domcontentloaded' })
    const bar = page.getByRole('slider', { name: 'Position' })
    let nudge = 0
    await until('a preview is above the seek bar', async () => {
      const box = await bar.boundingBox(patience)
      // It exists before it has a layout box.
      if (!box) return false
      await page.mouse.move(box.x + box.width / 2 + (nudge++ % 10), box.y + box.height / 2)
      return page.locator('.player footer img').isVisible()
    })

    const { file, movie } = shelf.of('Fresh.mp4')
    // An open player would report its own position after this one.
    await page.goto(`${at}/movies/${movie}`, { waitUntil: 'domcontentloaded' })
    const { id, previews_url } = await prepare(seat, 'Fresh.mp4')
    await shelf.service.client.call('POST', `/play/${file}/progress`, { play_id: id, position_seconds: 35, state: 'stopped' })
    await page.goto(`${at}/watch/${movie}`, { waitUntil: 'domcontentloaded' })
    await page.getByRole('heading', { name: 'Continue Fresh at 0:35?' }).waitFor(patience)
    await until('the frame at that position is shown', () =>
      page
        .locator('.player img[src*="/previews/"]')
        .evaluate((image: HTMLImageElement) => image.naturalWidth > 0)
        .catch(() => false),
    )

    expect(previews_url).not.toBeNull()
    expect(heard.found).toEqual([])
  }, 120_000)
})
