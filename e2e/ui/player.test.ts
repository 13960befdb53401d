import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { needs } from '#server/testing/needs'
import { until as untilIn } from '#server/testing/until'
import { footage, megabytes } from '../footage'
import { axe, changeTheme, settled } from './browser'
import { openVisit, type Visit } from './visit'

const hasChromium = needs('chromium')
const hasFfmpeg = needs('ffmpeg')
const patience = { timeout: 60_000 }
const until = (what: string, holds: Parameters<typeof untilIn>[1]) => untilIn(what, holds)

let world: Visit['world']
let browser: Visit['browser']
let page: Visit['page']
let heard: Visit['heard']
let at: string
let movieId: number
beforeAll(async () => {
  if (!hasChromium) return
  ;({ world, browser, page, heard, at } = await openVisit({ size: 1440, scheme: 'dark' }))
  movieId = await shelve('Sintel (2010)', 'Sintel.2010.1080p.WEB-DL.mp4', footage(megabytes(3)))
}, 150_000)
afterAll(async () => {
  await browser?.close()
  await world?.close()
}, 120_000)

/** Puts a file into the root folder, imports it, and returns its movie's id. */
const shelve = async (folder: string, name: string, bytes: Uint8Array): Promise<number> => {
  mkdirSync(join(world.shelf, folder), { recursive: true })
  writeFileSync(join(world.shelf, folder, name), bytes)
  const [root] = await world.client.all<{ id: number }>('/root-folders')
  const scan = await world.client.call<{ id: number }>('POST', '/library/scan', { root_folder_id: root!.id })
  const stateOf = async () => (await world.client.call<{ state: string }>('GET', `/library/scan/${scan.id}`)).state
  await until('the folder is scanned', async () => (await stateOf()) === 'ready')
  await world.client.call('POST', `/library/scan/${scan.id}/apply`, {})
  const find = async () => (await world.client.movies()).find((movie) => folder.startsWith(movie.title) && movie.file_ids.length > 0)
  await until('the movie has its file', find)
  return (await find())!.id
}

type Video = { currentTime: number; paused: boolean; playbackRate: number; error: string | null }
const video = (): Promise<Video> =>
  page.evaluate(() => {
    const { currentTime, paused, playbackRate, error } = document.querySelector('video')!
    return { currentTime, paused, playbackRate, error: error?.message ?? null }
  })
const plays = async (from: number) => {
  await until('the movie plays', async () => {
    const now = await video()
    return !now.paused && now.currentTime > from + 0.5
  })
}
/** A busy machine plays on for a while before the player is closed. */
const isLeftAt = (place: number) =>
  until('the service knows the position', async () => {
    const { resume_position_seconds } = await world.client.call<{ resume_position_seconds: number }>('GET', `/movies/${movieId}`)
    return resume_position_seconds > place - 10 && resume_position_seconds < place + 40
  })
const open = async (path: string) => {
  heard.on(path)
  await page.goto(`${at}${path}`, { waitUntil: 'domcontentloaded' })
  await settled(page)
}

test.skipIf(!hasChromium)(
  'a movie plays with one click, and every key does what the list of keys says',
  async () => {
    await open(`/movies/${movieId}`)
    await page.getByRole('link', { name: 'Play', exact: true }).click(patience)
    await page.locator('video').waitFor(patience)
    await plays(0)

    const colors = () => page.locator('.player button').evaluateAll((all) => all.map((each) => getComputedStyle(each).color))
    const dark = await colors()
    await changeTheme(page, 'light')
    expect(await colors()).toEqual(dark)
    await changeTheme(page, 'dark')

    await page.keyboard.press('k')
    await until('it is paused', async () => (await video()).paused)
    const before = (await video()).currentTime
    await page.keyboard.press('l')
    await until('it is ten seconds ahead', async () => Math.abs((await video()).currentTime - before - 10) < 1)
    await page.keyboard.press('5')
    await until('it is in the middle', async () => Math.abs((await video()).currentTime - 331) < 5)
    await page.keyboard.press('>')
    expect((await video()).playbackRate).toBe(1.25)
    await page.keyboard.press('?')
    await page.getByRole('heading', { name: 'Keyboard shortcuts' }).waitFor(patience)
    expect(await axe(page)).toEqual([])
    await page.keyboard.press('?')
    await page.keyboard.press('d')
    await page.getByText('Direct play').waitFor(patience)
    expect(heard.found).toEqual([])
  },
  240_000,
)

test.skipIf(!hasChromium)(
  'resumes at the last position or plays from the beginning',
  async () => {
    await page.keyboard.press('Escape')
    await page.waitForURL(`**/movies/${movieId}`)
    await isLeftAt(331)

    await open(`/watch/${movieId}`)
    await page.getByRole('button', { name: /^Resume at 5:\d\d$/ }).click(patience)
    await plays(325)
    await open(`/watch/${movieId}`)
    await page.getByRole('button', { name: 'Play from the beginning' }).click(patience)
    await plays(0)

    expect((await video()).currentTime).toBeLessThan(60)
    expect(heard.found).toEqual([])
  },
  240_000,
)

test.skipIf(!hasChromium)(
  'resumes with one click on the movie page or Home, and plays from the beginning with one in the menu',
  async () => {
    const leaveAt = async (place: number) => {
      await page.evaluate((to) => {
        document.querySelector('video')!.currentTime = to
      }, place)
      await plays(place)
      await page.keyboard.press('Escape')
      await isLeftAt(place)
    }
    const isFrom = async (from: number) => {
      await page.locator('video').waitFor(patience)
      await plays(from)
      expect((await video()).currentTime).toBeLessThan(from + 60)
    }

    await leaveAt(200)
    await open(`/movies/${movieId}`)
    await page.getByRole('link', { name: /^Resume/ }).click(patience)
    await isFrom(200)

    await leaveAt(300)
    await open('/')
    await page.getByRole('region', { name: 'Continue watching' }).getByRole('link').click(patience)
    await isFrom(300)

    await leaveAt(400)
    await open(`/movies/${movieId}`)
    await page.getByRole('button', { name: 'More', exact: true }).click(patience)
    await page.getByRole('menuitem', { name: 'Play from the beginning' }).click(patience)
    await isFrom(0)
    // A reload goes on from there, instead of starting over once more.
    await until('the URL says so', () => new URL(page.url()).search === '?from=resume')
    await page.evaluate(() => {
      document.querySelector('video')!.currentTime = 500
    })
    await plays(500)
    await page.reload({ waitUntil: 'domcontentloaded' })
    await page.locator('video').waitFor(patience)
    await until('the reloaded page is where it was', async () => Math.abs((await video()).currentTime - 500) < 30)
    expect(heard.found).toEqual([])
  },
  240_000,
)

test.skipIf(!hasChromium || !hasFfmpeg)(
  'a Matroska file with Dolby Digital plays as a stream and seeks',
  async () => {
    const source = join(world.shelf, 'Sintel (2010)', 'Sintel.2010.1080p.WEB-DL.mp4')
    const made = join(world.shelf, 'made.mkv')
    const encoding = ['-i', source, '-t', '120', '-c:v', 'copy', '-c:a', 'ac3', '-b:a', '96k', made]
    const done = Bun.spawnSync(['ffmpeg', '-v', 'error', '-y', ...encoding])
    expect(done.stderr.toString()).toBe('')
    const bytes = await Bun.file(made).bytes()
    const id = await shelve('Nosferatu (1922)', 'Nosferatu.1922.1080p.WEB-DL.mkv', bytes)

    // Needs a click: a browser may otherwise block autoplay with sound.
    await open(`/movies/${id}`)
    await page.getByRole('link', { name: 'Play', exact: true }).click(patience)
    await page.locator('video').waitFor(patience)
    await plays(0)
    await page.keyboard.press('7')
    await until('playback advances', async () => (await video()).currentTime > 80)
    await plays(80)
    await page.keyboard.press('d')
    await page.getByText('Remux, converted audio').waitFor(patience)

    expect((await video()).error).toBeNull()
    expect(heard.found).toEqual([])
  },
  240_000,
)

test.skipIf(!hasChromium)(
  'if the browser blocks autoplay with sound, one large button starts the movie',
  async () => {
    const other = await page.context().newPage()
    await other.addInitScript(() => {
      const play = HTMLMediaElement.prototype.play
      let isAllowed = false
      // Blocks every attempt except a click on that button.
      HTMLMediaElement.prototype.play = function () {
        const pressed = window.event?.type === 'click' ? (window.event.target as Element | null) : null
        isAllowed ||= pressed?.closest('button.size-20') != null
        if (isAllowed) return play.call(this)
        return Promise.reject(new DOMException('play() needs a gesture', 'NotAllowedError'))
      }
    })
    await other.goto(`${at}/watch/${movieId}`, { waitUntil: 'domcontentloaded' })
    const choice = other.getByRole('button', { name: 'Play from the beginning' })
    const large = other.locator('button.size-20')
    await choice.or(large).first().waitFor(patience)
    if (await choice.isVisible()) await choice.click(patience)

    await large.waitFor(patience)
    expect(await axe(other)).toEqual([])
    await large.click(patience)
    await until('it plays', () => other.evaluate(() => document.querySelector('video')!.currentTime > 0.5))

    await large.waitFor({ state: 'detached', ...patience })
    await other.close()
  },
  240_000,
)

test.skipIf(!hasChromium)(
  'another device is offered only once the browser says that there is one',
  async () => {
    const other = await page.context().newPage()
    await other.addInitScript(() => {
      Object.assign(HTMLVideoElement.prototype, {
        webkitShowPlaybackTargetPicker(this: HTMLVideoElement) {
          this.dataset.asked = 'yes'
        },
      })
    })
    await other.goto(`${at}/watch/${movieId}`, { waitUntil: 'domcontentloaded' })
    const element = other.locator('video')
    const choice = other.getByRole('button', { name: 'Play from the beginning' })
    await choice.or(element).first().waitFor(patience)
    if (await choice.isVisible()) await choice.click(patience)
    await element.waitFor(patience)
    await until('the movie is open', () => other.evaluate(() => (document.querySelector('video')?.readyState ?? 0) > 0))
    const tell = (availability: string) =>
      element.evaluate((node, value) => {
        node.dispatchEvent(Object.assign(new Event('webkitplaybacktargetavailabilitychanged'), { availability: value }))
      }, availability)
    const offer = other.getByRole('button', { name: 'Play on another device' })
    expect(await offer.count()).toBe(0)

    await tell('available')
    await other.mouse.move(300, 300)
    await offer.click(patience)
    expect(await element.getAttribute('data-asked')).toBe('yes')

    await tell('not-available')
    await offer.waitFor({ state: 'detached', ...patience })
    await other.close()
  },
  120_000,
)
