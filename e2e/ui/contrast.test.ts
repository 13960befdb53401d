import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { needs } from '#server/testing/needs'
import { changeTheme, type Scheme, type Size, settled, sizes, still } from './browser'
import { changeScene, showLetters, type Text, textsOf, tooFaint } from './contrast'
import { openVisit, type Visit } from './visit'
import { movieIds } from './world'

const hasChromium = needs('chromium')
const SCALE = 0.5

let world: Visit['world']
let browser: Visit['browser']
let page: Visit['page']
let at: string
beforeAll(async () => {
  if (hasChromium) ({ world, browser, page, at } = await openVisit({ size: 1440, scheme: 'dark', isFurnished: true }))
}, 150_000)
afterAll(async () => {
  await browser?.close()
  await world?.close()
}, 120_000)

const grays = Array.from({ length: 12 }, (_, at) => `hsl(0 0% ${String(Math.round((at * 100) / 11))}%)`)
const colors = Array.from({ length: 12 }, (_, at) => `hsl(${String(at * 30)} 90% ${String(25 + (at % 3) * 25)}%)`)
const noises = [1, 2, 4, 8, 16, 32].map((grain) => ({ grain }))
const every = [...[...grays, ...colors].map((tone) => ({ tone })), ...noises]
const hostile = [{ tone: '#fff' }, { tone: '#000' }, { grain: 8 }]

/** Windows between a phone and a desktop, and a small laptop or one at 200 %. */
const between = {
  820: { viewport: { width: 820, height: 1180 } },
  1024: { viewport: { width: 1024, height: 768 } },
  720: { viewport: { width: 720, height: 450 } },
} as const
const windows = { ...sizes, ...between }
type Sight = { readonly screen: string; readonly size: Size | keyof typeof between }
const schemes: readonly Scheme[] = ['dark', 'light']

/** The page with artwork, at half resolution: strokes are wider than two pixels. */
const open = async ({ screen, size }: Sight): Promise<Page> => {
  const storageState = await page.context().storageState()
  const context = await browser.open({
    ...windows[size],
    deviceScaleFactor: SCALE,
    reducedMotion: 'reduce',
    storageState,
  })
  const opened = await context.newPage()
  await opened.goto(`${at}${screen}`, { waitUntil: 'domcontentloaded' })
  await settled(opened)
  await opened.locator('.scene img').waitFor({ timeout: 60_000 })
  await still(opened)
  return opened
}

const placesOf = (texts: readonly Text[]) => JSON.stringify(texts.map(({ x, y }) => [Math.round(x), Math.round(y)]))

/** Unreadable texts over these pictures; null if a text has changed meanwhile, for example where a download is in progress. */
const lookAt = async (opened: Page, size: Sight['size'], pictures: readonly (typeof every)[number][]): Promise<string[] | null> => {
  await showLetters(opened, true)
  await still(opened)
  const texts = await textsOf(opened)
  expect(texts.length).toBeGreaterThan(size === 720 ? 10 : 15)
  await showLetters(opened, false)
  const found: string[] = []
  for (const picture of pictures) {
    await changeScene(opened, picture)
    const faint = await tooFaint(opened, texts, SCALE)
    found.push(...faint.map((text) => `over ${JSON.stringify(picture)}: ${text}`))
  }
  return placesOf(texts) === placesOf(await textsOf(opened)) ? found : null
}

/** Problems in both themes. */
const measured = async (sight: Sight, pictures: readonly (typeof every)[number][]): Promise<string[]> => {
  const opened = await open(sight)
  const inAll: string[] = []
  for (const colorScheme of schemes) {
    await changeTheme(opened, colorScheme)
    let found: string[] | null = null
    for (let turn = 0; found === null && turn < 20; turn++) found = await lookAt(opened, sight.size, pictures)
    inAll.push(...(found ?? ['never settles']).map((each) => `${sight.screen} at ${String(sight.size)}, ${colorScheme}, ${each}`))
  }
  await opened.context().close()
  return inAll
}

test.skipIf(!hasChromium)(
  "every text over a movie's artwork is readable, whatever the picture, in both themes",
  async () => {
    const screen = `/movies/${String(world.movies.get(movieIds.inLibrary[0])!.id)}`

    expect(every).toHaveLength(30)
    expect(await measured({ screen, size: 1440 }, every)).toEqual([])
  },
  200_000,
)

test.skipIf(!hasChromium)(
  'no picture hides a word on a phone, on Home, or while a movie downloads',
  async () => {
    const [inLibrary, slow] = [movieIds.inLibrary[0], movieIds.slow].map((movie) => `/movies/${String(world.movies.get(movie)!.id)}`)
    const sights: readonly Sight[] = [
      { screen: inLibrary!, size: 390 },
      { screen: slow!, size: 1440 },
      { screen: slow!, size: 390 },
      { screen: '/', size: 1440 },
      { screen: '/', size: 390 },
    ]
    const found: string[] = []
    for (const sight of sights) found.push(...(await measured(sight, hostile)))

    expect(found).toEqual([])
  },
  400_000,
)

test.skipIf(!hasChromium)(
  'no picture hides a word between the widths of a phone and of a desktop, or in a short window',
  async () => {
    const found: string[] = []
    for (const size of [820, 1024, 720] as const)
      for (const screen of ['/', `/movies/${String(world.movies.get(movieIds.inLibrary[0])!.id)}`])
        found.push(...(await measured({ screen, size }, hostile)))

    expect(found).toEqual([])
  },
  400_000,
)

test.skipIf(!hasChromium)(
  'in a short window the name of a movie and Play are in sight without scrolling',
  async () => {
    const opened = await browser.open({ ...between[720], storageState: await page.context().storageState() })
    const short = await opened.newPage()
    for (const screen of ['/', `/movies/${String(world.movies.get(movieIds.inLibrary[0])!.id)}`]) {
      await short.goto(`${at}${screen}`, { waitUntil: 'domcontentloaded' })
      await settled(short)
      const bar = (await short.locator('nav').filter({ visible: true }).last().boundingBox())!
      const [name, play] = [short.locator('.lettering').first(), short.getByRole('link', { name: 'Play' }).first()]
      for (const part of [name, play]) {
        const box = (await part.boundingBox())!
        expect({ screen, isInSight: box.y >= 0 && box.y + box.height <= bar.y }).toEqual({ screen, isInSight: true })
      }
    }
    await opened.close()
  },
  120_000,
)
