import { afterAll, beforeAll, describe, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { damagedFiles, makeGood } from '#server/testing/damaged-files'
import { needs } from '#server/testing/needs'
import { until } from '#server/testing/until'
import { openVideoShelf, type VideoShelf } from '../video-shelf'
import { type Browser, enterByLink, launch, sizes } from './browser'

const canRun = [needs('ffmpeg'), needs('chromium')].every(Boolean)
const patience = { timeout: 60_000 }
/** Files in which the service finds something to play. */
const opened = damagedFiles.filter(([, , codes]) => codes === 'plays' || codes.includes('file_truncated'))
/** In seconds of six: the beginning, the middle, and after the damage. */
const places = [0, 2.7, 4.8]

let dir: string
let shelf: VideoShelf<string>
let browser: Browser
let page: Page
let at: string
beforeAll(async () => {
  if (!canRun) return
  dir = mkdtempSync(join(tmpdir(), 'marquee-damaged-'))
  const good = makeGood(dir)
  const movies = opened.map(([name, damage]) => [name, (path: string) => writeFileSync(path, damage(good))] as const)
  ;[shelf, browser] = await Promise.all([openVideoShelf(Object.fromEntries(movies)), launch()])
  const address = await shelf.loginUrl()
  at = new URL(address).origin
  page = await (await browser.open(sizes[1440])).newPage()
  await enterByLink(page, address)
}, 180_000)
afterAll(async () => {
  await browser?.close()
  await shelf?.close()
  rmSync(dir, { recursive: true, force: true })
}, 120_000)

/**
 * What the user perceives at a position: an error text, or a moving picture and the peak volume. Counts since the first call for that
 * position. A busy machine may take longer to open the sound than the video lasts, so one that has ended starts over.
 */
const sensed = (place: number) =>
  page.evaluate((at) => {
    type Senses = { video: HTMLVideoElement; place: number; pictures: Set<string>; loudest: number; look: () => void }
    const shared = window as unknown as { senses?: Senses }
    const video = document.querySelector('video')
    const told = document.querySelector(video?.ended ? '.player [role=status]' : '.player h2, .player [role=alert]')
    const words = told?.textContent ?? ''
    const { readyState, currentTime, paused, seeking, ended } = video ?? {}
    const state = { words, readyState, currentTime, paused, seeking, ended }
    if (!video || !(video.duration > 0)) return { ...state, pictures: 0, loudest: 0 }
    if (shared.senses?.video !== video) {
      const audio = new AudioContext()
      const analyser = audio.createAnalyser()
      audio.createMediaElementSource(video).connect(analyser).connect(audio.destination)
      const canvas = new OffscreenCanvas(16, 9).getContext('2d', { willReadFrequently: true })!
      const samples = new Float32Array(analyser.fftSize)
      const look = () => {
        canvas.drawImage(video, 0, 0, 16, 9)
        const { data } = canvas.getImageData(0, 0, 16, 9)
        const isBlack = data.every((value, i) => i % 4 === 3 || value < 16)
        if (!isBlack) senses.pictures.add(data.join())
        analyser.getFloatTimeDomainData(samples)
        senses.loudest = Math.max(senses.loudest, ...samples.map(Math.abs))
      }
      const senses: Senses = { video, place: 0, pictures: new Set(), loudest: 0, look }
      shared.senses = senses
    }
    const { senses } = shared
    if (senses.place !== at || video.ended) {
      video.currentTime = Math.min(at, video.duration - 1)
      void video.play().catch(() => {})
      if (senses.place !== at) Object.assign(senses, { place: at, pictures: new Set(), loudest: 0 })
    }
    if (!video.seeking && !video.paused) senses.look()
    return { ...state, pictures: senses.pictures.size, loudest: senses.loudest }
  }, place)

describe.skipIf(!canRun)('a damaged file shows a moving picture with sound, or an error text', () => {
  test.each(opened.map(([name]) => name))(
    '%s',
    async (name) => {
      await page.goto(`${at}/movies/${shelf.of(name).movie}`, { waitUntil: 'domcontentloaded' })
      await page
        .getByRole('link', { name: /^(Play|Resume)/ })
        .first()
        .click(patience)

      for (const place of places) {
        let last: Awaited<ReturnType<typeof sensed>> | undefined
        await until(`${name} plays or shows an error from ${place} s`, async () => {
          last = await sensed(place)
          return last.words.length > 10 || (last.pictures > 2 && last.loudest > 0.02)
        }).catch((error: Error) => {
          throw new Error(`${error.message}; last: ${JSON.stringify(last)}`)
        })
      }
    },
    120_000,
  )
})
