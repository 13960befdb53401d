import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import type { Prepared } from '#server/library/playback/schema'
import { needs } from '#server/testing/needs'
import { until } from '#server/testing/until'
import { makeVideo } from '#server/testing/video'
import { openVideoShelf, type VideoShelf } from '../video-shelf'
import { axe, type Browser, enterByLink, launch, settled, sizes, type Watch, watch } from './browser'

const canRun = [needs('ffmpeg'), needs('chromium')].every(Boolean)
const patience = { timeout: 60_000 }
const colors = ['red', 'lime', 'blue', 'yellow', 'fuchsia', 'aqua']
/** One color after another, five seconds each. */
const colored = colors.map((color, i) => `drawbox=color=${color}:t=fill:enable='between(t,${i * 5},${i * 5 + 4.999})'`).join()

/** From two to four seconds, and from six to eight. */
const srt = (kind: string) => `1\n00:00:02,000 --> 00:00:04,000\n${kind} one\n\n2\n00:00:06,000 --> 00:00:08,000\n${kind} two\n`
const ass = `[Script Info]\nScriptType: v4.00+\n\n[V4+ Styles]\nFormat: Name, Fontname, Fontsize\nStyle: Default,Arial,20\n
[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
Dialogue: 0,0:00:02.00,0:00:04.00,Default,,0,0,0,,ASS one\nDialogue: 0,0:00:06.00,0:00:08.00,Default,,0,0,0,,ASS two\n`
const vtt = `WEBVTT\n\n${srt('WebVTT').replaceAll(',', '.')}`

/** A white square as a disc subtitle: shown at two and six seconds, removed two seconds later. */
const sup = (): Uint8Array => {
  const u16 = (...values: number[]) => values.flatMap((value) => [value >> 8, value & 255])
  const part = (at: number, type: number, body: number[]) => {
    const time = at * 90_000
    return [0x50, 0x47, ...u16(time >>> 16, time & 0xffff), 0, 0, 0, 0, type, ...u16(body.length), ...body]
  }
  const set = (at: number, images: number[]) =>
    part(at, 0x16, [...u16(320, 180), 0x10, ...u16(0), 0x80, 0, 0, images.length / 8, ...images])
  const row = [0, 0x80 | 40, 1, 0, 0]
  const code = Array.from({ length: 20 }, () => row).flat()
  const shown = (at: number) => [
    ...set(at, [...u16(1), 0, 0, ...u16(140, 150)]),
    ...part(at, 0x14, [0, 0, 1, 235, 128, 128, 255]),
    ...part(at, 0x15, [...u16(1), 0, 0xc0, 0, ...u16(code.length + 4), ...u16(40, 20), ...code]),
    ...part(at, 0x80, []),
  ]
  const gone = (at: number) => [...set(at, []), ...part(at, 0x80, [])]
  // The first display set defines the start of the stream.
  return Uint8Array.from([...gone(0), ...shown(2), ...gone(4), ...shown(6), ...gone(8)])
}

const parts = mkdtempSync(join(tmpdir(), 'marquee-parts-'))
type Words = readonly (readonly [name: string, text: string | Uint8Array, codec: string])[]
const withSubtitles = (path: string, words: Words): void => {
  const plain = makeVideo(join(parts, 'plain.mkv'), { seconds: 30 })
  for (const [name, text] of words) writeFileSync(join(parts, name), text)
  const inputs = [plain, ...words.map(([name]) => join(parts, name))].flatMap((input) => ['-i', input])
  const maps = [plain, ...words].flatMap((_, i) => ['-map', String(i)])
  const codecs = words.flatMap(([, , codec], i) => [`-c:s:${i}`, codec])
  const made = Bun.spawnSync(['ffmpeg', '-v', 'error', '-y', ...inputs, ...maps, '-c', 'copy', ...codecs, path])
  if (made.exitCode !== 0) throw new Error(made.stderr.toString())
}

const movies = {
  'Words.mkv': (path: string) =>
    withSubtitles(path, [
      ['a.srt', srt('SubRip'), 'srt'],
      ['a.ass', ass, 'ass'],
      ['a.vtt', vtt, 'webvtt'],
      ['a.sup', sup(), 'copy'],
    ]),
  'Text.mp4': (path: string) => {
    withSubtitles(path, [['b.srt', srt('Timed text'), 'mov_text']])
    writeFileSync(path.replace('.mp4', '.en.srt'), Buffer.from(`\ufeff${srt('Beside')}`, 'utf16le'))
  },
  'Long.mp4': (path: string) => cpSync(join(import.meta.dir, '../../world/carried.mp4'), path),
  'Left.mp4': (path: string) => cpSync(join(import.meta.dir, '../../world/carried.mp4'), path),
  'Colored.mp4': (path: string) => makeVideo(path, { seconds: 30, more: ['-vf', colored] }),
  'Streamed.mkv': (path: string) => makeVideo(path, { seconds: 30, audio: [['ac3']], more: ['-vf', colored] }),
}
type Name = keyof typeof movies

let shelf: VideoShelf<Name>
let browser: Browser
let page: Page
let heard: Watch
let at: string
beforeAll(async () => {
  if (!canRun) return
  ;[shelf, browser] = await Promise.all([openVideoShelf(movies), launch()])
  const address = await shelf.loginUrl()
  at = new URL(address).origin
  const context = await browser.open({ ...sizes[1440], colorScheme: 'dark' })
  heard = await watch(context, at)
  page = await context.newPage()
  await enterByLink(page, address)
}, 180_000)
afterAll(async () => {
  await browser?.close()
  await shelf?.close()
  rmSync(parts, { recursive: true, force: true })
}, 120_000)

const supports = { containers: ['mp4'], video: ['avc1.640034'], audio: ['mp4a.40.2'], hls: true }
const prepared = (name: Name) => shelf.service.client.call<Prepared>('POST', `/play/${shelf.of(name).file}/prepare`, { supports })
const open = async (path: string, on = page) => {
  heard.on(path)
  await on.goto(`${at}${path}`, { waitUntil: 'domcontentloaded' })
  await settled(on)
}
/** Within as many seconds from there: a busy machine looks late. */
const plays = (from = 0, on = page, within = 30) =>
  until(`it plays from ${from}`, () =>
    on.evaluate(
      ([at, most]) => {
        const { currentTime = 0, paused = true } = document.querySelector('video') ?? {}
        return !paused && currentTime > at + 0.3 && currentTime < at + most
      },
      [from, within] as const,
    ),
  )
const play = async (name: Name, on = page) => {
  await open(`/movies/${shelf.of(name).movie}`, on)
  const link = on.getByRole('link', { name: /^(Play|Resume)/ })
  await link.first().click(patience)
  await plays(0, on)
}
const seekTo = (at: number, on = page) =>
  on.evaluate((to) => {
    document.querySelector('video')!.currentTime = to
  }, at)
const stands = (on: Page) => until('it is paused', () => on.evaluate(() => document.querySelector('video')!.paused))

/** The color at the center of the preview for this second, of thirty. */
const colorAt = async (seconds: number): Promise<number[]> => {
  const bar = page.getByRole('slider', { name: 'Position' })
  const time = `0:${String(Math.floor(seconds)).padStart(2, '0')}`
  const shown = page.locator('.player footer img + p', { hasText: time })
  let moves = 0
  // The controls hide when the pointer rests, and a busy machine may be late with the pictures.
  await until(`the picture at ${time} is shown`, async () => {
    const box = await bar.boundingBox()
    if (!box) return false
    await page.mouse.move(box.x + (box.width * seconds) / 30 + (moves++ % 2), box.y + box.height / 2)
    return shown.isVisible()
  })
  const picture = page.locator('.player footer img')
  return picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const canvas = document.createElement('canvas')
    const context = canvas.getContext('2d')!
    context.drawImage(image, 0, 0)
    return [...context.getImageData(100, 60, 1, 1).data.subarray(0, 3)].map((value) => (value > 127 ? 255 : 0))
  })
}

describe.skipIf(!canRun)('without media tools on the machine', () => {
  test.each(['Colored.mp4', 'Streamed.mkv'] as const)(
    '%s: while its page is open, the browser generates seek previews',
    async (name) => {
      const { movie } = shelf.of(name)
      expect(await prepared(name)).toMatchObject({ previews_url: null, previews_wanted: 6 })
      await open(`/movies/${movie}`)
      await until('the pictures are there', async () => (await prepared(name)).previews_url !== null, 120_000)

      await page.getByRole('link', { name: 'Play', exact: true }).click(patience)
      await plays()
      const seen: number[][] = []
      for (const i of colors.keys()) seen.push(await colorAt((i + 0.5) * 5))

      const [none, full] = [0, 255]
      expect(seen).toEqual([
        [full, none, none],
        [none, full, none],
        [none, none, full],
        [full, full, none],
        [full, none, full],
        [none, full, full],
      ])
      expect(heard.found).toEqual([])
    },
    240_000,
  )

  test.each([
    ['Words.mkv', ['SubRip', 'ASS', 'WebVTT']],
    ['Text.mp4', ['Timed text', 'Beside']],
  ] as const)(
    '%s: subtitles of each kind (%p) appear on time',
    async (name, kinds) => {
      await play(name)
      await page.keyboard.press('k')
      for (const kind of kinds) {
        await page.keyboard.press('c')
        for (const [place, words] of [
          [3, [`${kind} one`]],
          [5, []],
          [7, [`${kind} two`]],
        ] as const) {
          await seekTo(place)
          await until(`subtitles are shown at ${place} s`, async () => {
            const shown = await page.getByText(/^[\w ]+ (one|two)$/).allInnerTexts()
            return shown.join() === words.join()
          })
        }
      }
      expect(heard.found).toEqual([])
    },
    120_000,
  )

  test('image subtitles are drawn on time', async () => {
    // Those that an earlier test chose are remembered for the movie.
    const { id: play_id } = await prepared('Words.mkv')
    const off = { play_id, position_seconds: 0, state: 'stopped', subtitle_track: null }
    await shelf.service.client.call('POST', `/play/${shelf.of('Words.mkv').file}/progress`, off)
    await play('Words.mkv')
    await page.keyboard.press('k')
    for (let i = 0; i < 4; i++) await page.keyboard.press('c')
    const dots = () =>
      page.evaluate(() => {
        const { width, height } = document.querySelector<HTMLCanvasElement>('.player canvas')!
        const copy = new OffscreenCanvas(width, height).getContext('2d')!
        copy.drawImage(document.querySelector<HTMLCanvasElement>('.player canvas')!, 0, 0)
        const { data } = copy.getImageData(0, 0, width, height)
        return data.filter((value, i) => i % 4 === 3 && value === 255).length
      })

    for (const [place, drawn] of [
      [3, 800],
      [5, 0],
      [7, 800],
    ] as const) {
      await seekTo(place)
      await until(`${drawn} pixels are drawn at ${place} s`, async () => (await dots()) === drawn)
    }
    expect(heard.found).toEqual([])
  }, 120_000)

  test('another device sees the position immediately and takes over; the first one takes it back', async () => {
    const address = await shelf.loginUrl()
    const context = await browser.open({ ...sizes[390], colorScheme: 'dark' })
    const phone = await context.newPage()
    await enterByLink(phone, address)
    await open(`/movies/${shelf.of('Long.mp4').movie}`, phone)
    await play('Long.mp4')
    await seekTo(300)
    await plays(300)

    await phone.getByRole('link', { name: /^Resume/ }).click(patience)
    await plays(295, phone)
    await stands(page)
    await page.getByText('This movie is now playing on another device.').waitFor(patience)
    expect(await axe(page)).toEqual([])

    await page.getByRole('button', { name: /^Continue here at 5:\d\d$/ }).click(patience)
    // The phone played on during the checks.
    await plays(295, page, 70)
    await stands(phone)
    await phone.getByText('This movie is now playing on another device.').waitFor(patience)
    expect(heard.found).toEqual([])
    await context.close()
  }, 240_000)

  test('closing a tab or killing the browser keeps the position', async () => {
    const { movie } = shelf.of('Left.mp4')
    /** A busy machine plays on for a while before it is left. */
    const isLeftAt = (place: number) =>
      until(`the position ${place} is saved`, async () => {
        const { resume_position_seconds: at } = await shelf.service.client.call<{ resume_position_seconds: number }>(
          'GET',
          `/movies/${movie}`,
        )
        return at >= place - 10 && at <= place + 30
      })
    const tab = await page.context().newPage()
    await play('Left.mp4', tab)
    await seekTo(200, tab)
    await plays(200, tab)

    await tab.close()
    await isLeftAt(202)

    const other = await launch()
    const context = await other.open({ ...sizes[1440] })
    const there = await context.newPage()
    await enterByLink(there, await shelf.loginUrl())
    await open(`/watch/${movie}`, there)
    await there.getByRole('button', { name: /^Resume at 3:\d\d$/ }).click(patience)
    await plays(195, there, 60)
    await seekTo(400, there)
    await plays(400, there)
    // The report of the new position may still be on its way; a killed browser does not finish it.
    await isLeftAt(402)

    const crash = await context.browser()!.newBrowserCDPSession()
    crash.send('Browser.crash').catch(() => {})
    await isLeftAt(402)
    await other.close()
  }, 240_000)
})
