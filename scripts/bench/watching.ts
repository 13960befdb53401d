import type { Page } from 'playwright-core'
import { makeVideo, type VideoRecipe } from '#server/testing/video'
import { launch, sizes } from '../../e2e/ui/browser'
import { openVideoShelf } from '../../e2e/video-shelf'
import { median, printTable } from './table'

/**
 * Every kind of file that plays without ffmpeg, in the built program's player in Chromium: time of five seeks until the right picture is
 * shown, then how far playback advances in ten seconds and how often it stalls. On an idle machine: ten seconds, no stalls. `npm run bench
 * -- watching`
 */
const seconds = 40
const places = [6, 31, 13, 22, 2]
const watchedMs = 10_000
const av1 = ['-c:v', 'libsvtav1', '-preset', '12', '-g', '50']
const vp9 = ['-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8', '-g', '50']
const recipes: Record<string, VideoRecipe> = {
  'H264.mp4': {},
  'Dolby.mkv': { audio: [['ac3', '-ac', '6']] },
  'Plus.mkv': { audio: [['eac3', '-ac', '6'], ['aac']] },
  'Piped.mkv': { audio: [['ac3']], more: ['-live', '1'] },
  'Transport.ts': {},
  'Vp9.webm': { video: vp9, audio: [['libopus']] },
  'Vp9Dolby.mkv': { video: vp9, audio: [['ac3']] },
  'Av1.webm': { video: av1, audio: [['libopus']] },
  'Av1Dolby.mkv': { video: av1, audio: [['ac3']] },
}

type Watched = { seeks: number[]; advanced: number; took: number; waits: number; dropped: number; error: string | null }
const watchIt = (page: Page): Promise<Watched> =>
  page.evaluate(
    async ([at, forMs]) => {
      const video = document.querySelector('video')!
      const seeks: number[] = []
      for (const place of at) {
        const from = performance.now()
        const shown = new Promise<number>((resolve) => {
          const look: VideoFrameRequestCallback = (now, { mediaTime }) =>
            Math.abs(mediaTime - place) < 1 ? resolve(now) : void video.requestVideoFrameCallback(look)
          video.requestVideoFrameCallback(look)
        })
        video.currentTime = place
        seeks.push((await shown) - from)
      }
      while (video.readyState < 4) await new Promise((resolve) => setTimeout(resolve, 20))
      let waits = 0
      video.addEventListener('waiting', () => waits++)
      const [from, media] = [performance.now(), video.currentTime]
      await new Promise((resolve) => setTimeout(resolve, forMs))
      const dropped = video.getVideoPlaybackQuality().droppedVideoFrames
      const took = (performance.now() - from) / 1000
      return { seeks, advanced: video.currentTime - media, took, waits, dropped, error: video.error?.message ?? null }
    },
    [places, watchedMs] as const,
  )

const make = Object.entries(recipes).map(([name, recipe]) => [name, (path: string) => makeVideo(path, { seconds, ...recipe })] as const)
const [shelf, browser] = await Promise.all([openVideoShelf(Object.fromEntries(make)), launch()])
try {
  const context = await browser.open({ ...sizes[1440] })
  const page = await context.newPage()
  const address = await shelf.loginUrl()
  await page.goto(address)
  await page.getByRole('navigation').first().waitFor()
  const rows: Record<string, string | number>[] = []
  for (const name of Object.keys(recipes)) {
    await page.goto(`${new URL(address).origin}/movies/${shelf.of(name).movie}`)
    await page.getByRole('link', { name: /^(Play|Resume)/ }).click()
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.3, null, { timeout: 60_000 })
    const { seeks, advanced, took, waits, dropped, error } = await watchIt(page)
    rows.push({
      file: name,
      'seek (median)': `${Math.round(median(seeks))} ms`,
      'seek (longest)': `${Math.round(Math.max(...seeks))} ms`,
      'went on': `${advanced.toFixed(2)} of ${took.toFixed(2)} s`,
      waits,
      'frames dropped': dropped,
      error: error ?? 'none',
    })
    await page.keyboard.press('Escape')
  }
  printTable('in Chromium, without media tools on the machine', rows)
} finally {
  await browser.close()
  await shelf.close()
}
process.exit(0)
