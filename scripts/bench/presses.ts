import type { Locator, Page } from 'playwright-core'
import { settled, still } from '../../e2e/ui/browser'
import { median } from './table'

/** The browser's own measurement: from input to the next paint in milliseconds, rounded to 8. */
type Timed = { id: number; ms: number }
type Timing = { timed: Timed[] }

/** The browser does not report shorter events; they count as this. */
const leastMs = 16

/** Runs in the page before any other script. */
export const timePresses = (): void => {
  const timed: Timed[] = []
  Object.assign(window, { timed })
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (interactionId > 0) timed.push({ id: interactionId, ms: duration })
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** The slowest event during `act`. */
const slowest = async (page: Page, act: () => Promise<unknown>): Promise<number> => {
  await page.evaluate(() => {
    ;(window as unknown as Timing).timed.length = 0
  })
  await act()
  await settled(page)
  await still(page)
  // The browser reports an event after the paint that follows it.
  await page.waitForTimeout(150)
  return page.evaluate((least) => Math.max(least, ...(window as unknown as Timing).timed.map(({ ms }) => ms)), leastMs)
}

/** Clicks by coordinates: Playwright's click runs a hit test within the event. */
const press = async (page: Page, what: Locator): Promise<void> => {
  await what.waitFor()
  await still(page)
  const box = await what.boundingBox()
  if (!box) throw new Error('it has no bounding box')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}
const pressButton = (page: Page, name: string | RegExp) => press(page, page.getByRole('button', { name }).first())
const follow = (page: Page, name: string) => press(page, page.getByRole('link', { name }).first())
/** A multiple-choice menu stays open until closed. */
const fromMenu = async (page: Page, menu: string | RegExp, entry: string): Promise<void> => {
  await pressButton(page, menu)
  await press(page, page.getByRole('menuitemcheckbox', { name: entry, exact: true }))
  await page.keyboard.press('Escape')
}

/** Common actions in a large library, in an order that ends where it began. */
const acts: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'search the library, ten letters': (page) => page.getByPlaceholder('Search titles').pressSequentially('movie 0012', { delay: 60 }),
  'delete the search': async (page) => {
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Backspace')
  },
  'sort by year': (page) => fromMenu(page, /^Sort/, 'Year'),
  'sort by title': (page) => fromMenu(page, /^Sort/, 'Title'),
  'show as a list': (page) => fromMenu(page, 'View', 'List'),
  'show as posters': (page) => fromMenu(page, 'View', 'Posters'),
  'small posters': (page) => fromMenu(page, 'View', 'Small'),
  'medium posters': (page) => fromMenu(page, 'View', 'Medium'),
  'open the filters': (page) => pressButton(page, 'Filter'),
  'close them': (page) => page.keyboard.press('Escape'),
  'select all movies': async (page) => {
    await pressButton(page, 'Select')
    await pressButton(page, 'Select all')
    await page.getByRole('status').filter({ hasText: '10,000' }).waitFor()
  },
  'select none': (page) => page.keyboard.press('Escape'),
  'open a movie': (page) => press(page, page.locator('[data-movie-index]').nth(3)),
  'go back': (page) => follow(page, 'Library'),
  'type into the palette': async (page) => {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').pressSequentially('movie', { delay: 60 })
  },
  'close the palette': (page) => page.keyboard.press('Escape'),
  'go home': (page) => follow(page, 'Home'),
  'go to the settings': (page) => follow(page, 'Settings'),
  'search the settings': (page) => page.getByPlaceholder('Search settings').pressSequentially('speed', { delay: 60 }),
  'go to the library': (page) => follow(page, 'Library'),
}

/** The browser's own frame and bars take part of the height of its window. */
const frameHeight = 200

/**
 * Makes the window taller than the page. A window as tall as the page cuts off the bottom of the page, and an action whose answer appears
 * there, such as in the bar of a selection, gets no frame until something else on the screen changes.
 */
const showWhole = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  const { windowId, bounds } = await session.send('Browser.getWindowForTarget')
  await session.send('Browser.setWindowBounds', { windowId, bounds: { height: (bounds.height ?? 0) + frameHeight } })
  await session.detach()
}

/** INP as browsers report it: the slowest event, ignoring one outlier per fifty. */
const inpOf = (presses: readonly number[]): number => presses.toSorted((a, b) => b - a)[Math.floor(presses.length / 50)] ?? 0

type Presses = { each: { what: string; middle: number; worst: number }[]; inp: number }

/** Latency of each action: the median of all rounds and the worst; and the INP of all rounds together. */
export const pressesOf = async (page: Page, rounds: number): Promise<Presses> => {
  const all: Record<string, number[]> = {}
  await showWhole(page)
  for (let round = 0; round < rounds; round++)
    for (const [what, act] of Object.entries(acts)) {
      const ms = await slowest(page, () => act(page))
      all[what] = [...(all[what] ?? []), ms]
    }
  return {
    each: Object.entries(all).map(([what, took]) => ({ what, middle: median(took), worst: Math.max(...took) })),
    inp: inpOf(Object.values(all).flat()),
  }
}
