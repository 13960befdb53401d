import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import type { Prepared } from '#server/library/playback/schema'
import { needs } from '#server/testing/needs'
import { until } from '#server/testing/until'
import { makeVideo } from '#server/testing/video'
import { startSubtitlesProvider } from '#world/subtitles-provider'
import { openVideoShelf, type VideoShelf } from '../video-shelf'
import { axe, axeColors, type Browser, changeTheme, enterByLink, launch, overflow, type Size, settled, sizes, still } from './browser'

const canRun = [needs('ffmpeg'), needs('chromium')].every(Boolean)
const patience = { timeout: 60_000 }
const leftAt = 42
const chapters = `;FFMETADATA1
[CHAPTER]
TIMEBASE=1/1
START=0
END=30
title=The castle
[CHAPTER]
TIMEBASE=1/1
START=30
END=180
title=The ship
`
const srt = '1\n00:00:00,000 --> 00:02:58,000\nHow do you do?\n'

const parts = mkdtempSync(join(tmpdir(), 'marquee-parts-'))
/** A movie with something for every menu of the player. */
const makeFull = (path: string): void => {
  const inputs = [
    makeVideo(join(parts, 'plain.mkv'), { seconds: 180, audio: [['aac'], ['ac3']], more: ['-r', '5'] }),
    join(parts, 'a.srt'),
    join(parts, 'chapters.txt'),
  ]
  writeFileSync(inputs[1]!, srt)
  writeFileSync(inputs[2]!, chapters)
  const maps = ['-map', '0', '-map', '1', '-map_chapters', '2', '-metadata:s:s:0', 'language=eng']
  const cmd = ['ffmpeg', '-v', 'error', '-y', ...inputs.flatMap((input) => ['-i', input]), ...maps, '-c', 'copy', '-c:s', 'srt', path]
  const made = Bun.spawnSync(cmd)
  if (made.exitCode !== 0) throw new Error(made.stderr.toString())
}
const movies = {
  'Full.mkv': makeFull,
  'Foreign.avi': (path: string) => makeVideo(path, { seconds: 2, video: ['-c:v', 'mpeg4'], audio: [['libmp3lame']] }),
}

let shelf: VideoShelf<keyof typeof movies>
let browser: Browser
let context: BrowserContext
let page: Page
beforeAll(async () => {
  if (canRun) [shelf, browser] = await Promise.all([openVideoShelf(movies), launch()])
}, 180_000)
afterAll(async () => {
  await browser?.close()
  await shelf?.close()
  rmSync(parts, { recursive: true, force: true })
}, 120_000)

/** Opens the player of a half-watched movie. */
const openPlayer = async (size: Size, name: keyof typeof movies = 'Full.mkv', locale = 'en-GB') => {
  const { file, movie } = shelf.of(name)
  const supports = { containers: ['mp4'], video: ['avc1.640034'], audio: ['mp4a.40.2'], hls: true }
  const { id } = await shelf.service.client.call<Prepared>('POST', `/play/${file}/prepare`, { supports })
  const progress = { play_id: id, position_seconds: leftAt, state: 'stopped' }
  await shelf.service.client.call('POST', `/play/${file}/progress`, progress)
  const address = await shelf.loginUrl()
  context = await browser.open({ ...sizes[size], colorScheme: 'dark', locale })
  page = await context.newPage()
  await enterByLink(page, address)
  await page.goto(`${new URL(address).origin}/watch/${movie}`)
  await settled(page)
}

const seen = () =>
  page.evaluate(() => {
    const { currentTime = -1, paused = true, muted = false, volume = 0, playbackRate = 0 } = document.querySelector('video') ?? {}
    return { time: Math.round(currentTime), paused, muted, volume, rate: playbackRate }
  })
/** Resumes playback, then pauses. */
const stand = async () => {
  // Starting at the current position reports success immediately, so wait until the time advances.
  await until('it plays', () =>
    page.evaluate((from) => {
      const { currentTime = 0, paused = true, seeking = true } = document.querySelector('video') ?? {}
      return !paused && !seeking && currentTime > from + 0.3
    }, leftAt),
  )
  await page.keyboard.press('k')
  await until('it is paused', async () => (await seen()).paused)
  // If they were hidden, the controls come back a moment after the pause.
  await page.locator('.player [inert]').waitFor({ state: 'detached', ...patience })
}

/** Problems of the visible page in both themes. */
const problemsOf = async (what: string): Promise<string[]> => {
  await still(page)
  const found = await axe(page)
  await changeTheme(page, 'light')
  found.push(...(await axeColors(page)))
  await changeTheme(page, 'dark')
  const tooWide = await overflow(page)
  return [...found, ...(tooWide > 0 ? [`${tooWide} px too wide`] : [])].map((each) => `${what}: ${each}`)
}

describe.skipIf(!canRun).each([1440, 390] as const)('the player, %i pixels wide', (size) => {
  test('passes all checks: the resume question, its controls, menus and lists', async () => {
    await openPlayer(size)
    await page.getByRole('heading', { name: 'Continue Full at 0:42?' }).waitFor(patience)
    const found = await problemsOf('the question')
    await page.getByRole('button', { name: 'Resume at 0:42' }).click(patience)
    await stand()
    found.push(...(await problemsOf('the controls')))
    for (const name of ['Chapters', 'Subtitles', 'Audio', 'Speed', 'More']) {
      const button = page.getByRole('button', { name, exact: true })
      await button.click(patience)
      if (name === 'Subtitles') await page.getByRole('button', { name: /^English/ }).click(patience)
      found.push(...(await problemsOf(name)))
      await page.keyboard.press('Escape')
    }
    for (const key of ['?', 'd']) {
      await page.keyboard.press(key)
      found.push(...(await problemsOf(`the list of ${key}`)))
      await page.keyboard.press(key)
    }
    await context.close()

    expect(found).toEqual([])
  }, 240_000)

  test('has room for subtitle options in languages with longer words', async () => {
    await openPlayer(size, 'Full.mkv', 'fr-FR')
    await page.getByRole('button', { name: 'Reprendre à 0:42' }).click(patience)
    await stand()
    await page.getByRole('button', { name: 'Sous-titres', exact: true }).click(patience)
    await page.getByRole('button', { name: /^Anglais/ }).click(patience)
    const menu = page.getByRole('region', { name: 'Sous-titres' })
    await menu.getByRole('button', { name: 'En haut' }).waitFor(patience)
    const cut = await menu.evaluate((panel) => panel.scrollWidth - panel.clientWidth)
    await context.close()

    expect(cut).toBe(0)
  }, 240_000)

  test('passes all checks if a movie cannot be played', async () => {
    await openPlayer(size, 'Foreign.avi')
    await page.getByRole('heading', { name: 'Foreign does not play in this browser' }).waitFor(patience)

    expect(await problemsOf('the reason')).toEqual([])
    await context.close()
  }, 120_000)
})

/** The accessible name of the focused element. */
const focused = () =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? (document.activeElement as HTMLElement | null)?.innerText ?? '')
/** "Play on a TV" begins like "Play". */
const isNamed = (label: string, name: string) => (name === 'Play' ? label === name : label.startsWith(name))
const reach = async (name: string) => {
  for (let i = 0; i < 40; i++) {
    if (isNamed(await focused(), name)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${name}`)
}
const press = async (name: string, key = 'Enter') => {
  await reach(name)
  await page.keyboard.press(key)
}
/** The question comes with the movie: until then Tab reaches nothing. */
const resume = async () => {
  await page.getByRole('button', { name: 'Resume at 0:42' }).waitFor(patience)
  await press('Resume at 0:42')
}
const holds = (what: Partial<Awaited<ReturnType<typeof seen>>>) =>
  until(JSON.stringify(what), async () => {
    const now = await seen()
    return Object.entries(what).every(([name, value]) => now[name as keyof typeof now] === value)
  })

test.skipIf(!canRun)(
  'every control can be reached and used by keyboard alone',
  async () => {
    await openPlayer(1440)
    await resume()
    await stand()
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor(patience)
    const names = page.locator('.player button:visible, .player input:visible')
    const all = await names.evaluateAll((controls) => controls.map((each) => each.getAttribute('aria-label')))
    const walked: string[] = []
    for (const _ of all) {
      await page.keyboard.press('Tab')
      walked.push(await focused())
    }
    expect(walked.toSorted()).toEqual(all.map(String).toSorted())

    const { time } = await seen()
    await press('Position', 'ArrowLeft')
    await holds({ time: time - 5 })
    await press('Forward 10 seconds')
    await holds({ time: time + 5 })
    await press('Play')
    await holds({ paused: false })
    await press('Pause')
    await holds({ paused: true })
    await press('Mute')
    await holds({ muted: true })
    await press('Unmute')
    const volume = page.getByRole('slider', { name: 'Volume' })
    await until('the volume is restored', async () => (await volume.inputValue()) === '1')
    await press('Volume', 'ArrowLeft')
    await holds({ muted: false, volume: 0.95 })

    await press('Chapters')
    await press('The castle')
    await holds({ time: 0 })
    await page.keyboard.press('Escape')
    expect(await focused()).toBe('Chapters')
    await press('Subtitles')
    await press('English')
    await page.getByText('How do you do?').waitFor({ state: 'attached', ...patience })
    await press('Show 0.1 seconds later')
    await page.getByText('+0.1 s').waitFor(patience)
    await page.keyboard.press('Escape')
    await press('Speed')
    await press('1.5×')
    await holds({ rate: 1.5 })
    await page.keyboard.press('Escape')
    await press('Full screen')
    await until('it is in full screen', () => page.evaluate(() => document.fullscreenElement !== null))
    await press('Full screen')
    await until('it leaves full screen', () => page.evaluate(() => document.fullscreenElement === null))

    await press('Audio')
    await reach('Unknown language')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await until('it plays again', async () => !(await seen()).paused)
    await page.keyboard.press('d')
    await page.getByText('Dolby Digital mono', { exact: true }).waitFor(patience)
    await page.keyboard.press('?')
    await page.getByRole('heading', { name: 'Keyboard shortcuts' }).waitFor(patience)
    await page.keyboard.press('Escape')
    await page.getByRole('heading', { name: 'Keyboard shortcuts' }).waitFor({ state: 'detached', ...patience })
    await page.keyboard.press('Escape')
    await page.waitForURL(`**/movies/${shelf.of('Full.mkv').movie}`)
    await context.close()
  },
  240_000,
)

test.skipIf(!canRun).each([1440, 390] as const)(
  'subtitles are found and shown during playback, by keyboard alone, %i pixels wide',
  async (size) => {
    const { client } = shelf.service
    const { metadata_id } = await client.call<{ metadata_id: number }>('GET', `/movies/${shelf.of('Full.mkv').movie}`)
    const bytes = ['00:00', '00:50', '01:00', '01:10', '01:20', '01:30', '01:40', '01:50']
      .map((start, n, all) => `${n + 1}\n00:${start},000 --> 00:${all[n + 1] ?? '02:00'},000\nGuten Tag.\n`)
      .join('\n')
    const spoken = { file_id: 7, language: 'de', release: 'Full.1950.1080p', tmdb_id: metadata_id, bytes }
    const provider = startSubtitlesProvider({ subtitles: [spoken], api_key: 'key' })
    const settings = { subtitles_api_key: 'key', subtitle_languages: ['de'], subtitle_auto: false }
    await client.call('PUT', '/config', { subtitles_url: provider.url, ...settings })
    await openPlayer(size)
    await resume()
    await stand()

    await press('Subtitles')
    await press('Search for subtitles')
    await page.getByRole('button', { name: /^German.*Full\.1950\.1080p/ }).waitFor(patience)
    expect(await problemsOf('the search')).toEqual([])
    await press('German')
    await page.getByText('Guten Tag.').waitFor({ state: 'attached', ...patience })
    expect(await focused()).toMatch(/^German/)
    await page.keyboard.press('Escape')
    expect(await focused()).toBe('Subtitles')

    await press('Subtitles')
    await press('Search for subtitles')
    await page.getByRole('button', { name: /^German.*Added/ }).waitFor(patience)
    await page.keyboard.press('Escape')
    await page.getByRole('region', { name: 'Subtitles' }).waitFor({ state: 'detached', ...patience })
    expect(new URL(page.url()).pathname).toBe(`/watch/${shelf.of('Full.mkv').movie}`)
    await context.close()
    await provider.stop()
    const { results } = await client.call<{ results: { id: number; source: string }[] }>(
      'GET',
      `/movies/${shelf.of('Full.mkv').movie}/subtitles`,
    )
    for (const { id, source } of results) if (source !== 'embedded') await client.call('DELETE', `/subtitles/${id}`)
  },
  240_000,
)
