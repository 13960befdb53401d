import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import type { Prepared } from '#server/playback/schema'
import { needs } from '#server/testing/needs'
import { until } from '#server/testing/torrent-world'
import { makeVideo } from '#server/testing/video'
import { openVideoShelf, type VideoShelf } from '../video-shelf'
import { type Browser, launch, settled, sizes, type Watch, watch } from './browser'

const canRun = [needs('ffmpeg'), needs('chromium')].every(Boolean)
const patience = { timeout: 60_000 }
const colors = ['red', 'lime', 'blue', 'yellow', 'fuchsia', 'aqua']
/** One colour after the other, five seconds each. */
const colored = colors.map((color, i) => `drawbox=color=${color}:t=fill:enable='between(t,${i * 5},${i * 5 + 4.999})'`).join()

const movies = {
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
  await page.goto(address)
  await settled(page)
}, 180_000)
afterAll(async () => {
  await browser?.close()
  await shelf?.close()
}, 120_000)

const supports = { containers: ['mp4'], video: ['avc1.640034'], audio: ['mp4a.40.2'], hls: true }
const prepared = (name: Name) => shelf.service.client.call<Prepared>('POST', `/play/${shelf.of(name).file}/prepare`, { supports })
const open = async (path: string) => {
  heard.on(path)
  await page.goto(`${at}${path}`, { waitUntil: 'domcontentloaded' })
  await settled(page)
}
const plays = (from = 0) =>
  until('it plays', () => page.evaluate((at) => (document.querySelector('video')?.currentTime ?? 0) > at + 0.3, from))

/** The colour in the middle of the picture above the seek bar, when the pointer is over this share of it. */
const colorAt = async (share: number): Promise<number[]> => {
  const bar = page.getByRole('slider', { name: 'Position' })
  const box = (await bar.boundingBox())!
  await page.mouse.move(box.x + box.width * share, box.y + box.height / 2)
  const picture = page.locator('.player footer img')
  await picture.waitFor(patience)
  return picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const canvas = document.createElement('canvas')
    const context = canvas.getContext('2d')!
    context.drawImage(image, 0, 0)
    return [...context.getImageData(100, 60, 1, 1).data.subarray(0, 3)].map((value) => (value > 127 ? 255 : 0))
  })
}

describe.skipIf(!canRun)('with no media tool on the machine', () => {
  test.each(['Colored.mp4', 'Streamed.mkv'] as const)(
    '%s: while somebody is on its page, the browser draws the pictures to seek by',
    async (name) => {
      const { movie } = shelf.of(name)
      expect(await prepared(name)).toMatchObject({ previews_url: null, previews_wanted: 6 })
      await open(`/movies/${movie}`)
      await until('the pictures are there', async () => (await prepared(name)).previews_url !== null, 120_000)

      await page.getByRole('link', { name: 'Play', exact: true }).click(patience)
      await plays()
      const seen: number[][] = []
      for (const i of colors.keys()) seen.push(await colorAt((i + 0.5) / colors.length))

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
})
