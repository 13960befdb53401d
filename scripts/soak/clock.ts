import type { Page } from 'playwright-core'
import { until } from '#server/testing/until'
import { enterByLink, launch, sizes } from '../../e2e/ui/browser'
import { flashAndBeep } from '../../e2e/ui/flash-and-beep'
import { openVideoShelf } from '../../e2e/video-shelf'
import { makeMovie, places, type Start } from './clock/make'

/**
 * Whether picture, sound, subtitles, and chapters share one clock: in each movie, a flash, a beep, a line inside the file, one beside it, and a
 * chapter begin at the same seconds, and Chromium plays it directly, repackaged, and converted: `clock.ts [part of a name]`. Exits with 1 if
 * anything is off by more than 45 ms.
 */
const mostMs = 45
const starts = {
  'Plain.mp4': {},
  'LatePicture.mp4': { picture: 1.4 },
  'LatePicture.mkv': { picture: 1.4 },
  'LateSound.mp4': { sound: 0.8 },
  'LateSound.mkv': { sound: 0.8 },
  'CutPicture.mp4': { cut: 'picture' },
  'CutBoth.mp4': { cut: 'both' },
  'TwentySixHours.ts': { from: 93_600 },
  'TwentySixHours.mkv': { from: 93_600 },
} satisfies Record<string, Start>
type Name = keyof typeof starts
const names = (Object.keys(starts) as Name[]).filter((name) => name.includes(process.argv[2] ?? ''))
const methods = ['direct', 'remux', 'transcode'] as const
type Method = (typeof methods)[number]
type Pair = { flash: number; beep: number }

type Told = {
  method: string
  url: string | null
  chapters: { start_seconds: number; title: string | null }[]
  subtitle_tracks: { index: number }[]
}

/** Lets the player use only one method, and show only one subtitle; returns what it was told. */
const force = async (page: Page, method: Method, subtitle: number): Promise<() => Told | undefined> => {
  let told: Told | undefined
  await page.unrouteAll()
  await page.route('**/prepare', async (route) => {
    const body = { ...(route.request().postDataJSON() as object), allow: [method] }
    const response = await route.fetch({ postData: JSON.stringify(body) })
    const prepared = (await response.json()) as Told
    told = prepared
    const shown = prepared.subtitle_tracks?.[subtitle]?.index ?? null
    await route.fulfill({ response, json: { ...prepared, subtitle_track: shown, subtitles_off: shown === null } })
  })
  return () => told
}

/** When the line about a place begins, on the clock of the video element. */
const lineAt = (page: Page, place: number): Promise<number | null> =>
  page.evaluate((name) => {
    const cues = [...(document.querySelector('video')?.textTracks ?? [])].flatMap((track) => [...(track.cues ?? [])])
    return cues.find((cue) => (cue as VTTCue).text === name)?.startTime ?? null
  }, `Flash ${place}`)

const shelf = await openVideoShelf(
  Object.fromEntries(names.map((name) => [name, (path: string) => makeMovie(path, starts[name])])) as Record<Name, (path: string) => void>,
  { hasTools: true },
)
const browser = await launch()
const page = await (await browser.open({ ...sizes[1440], bypassCSP: true })).newPage()
const address = await shelf.loginUrl()
const at = new URL(address).origin
await enterByLink(page, address)

type Cell = { readonly name: Name; readonly method: Method }
const play = async ({ name, method }: Cell, subtitle: number): Promise<Told | undefined> => {
  const told = await force(page, method, subtitle)
  await page.goto(`${at}/movies/${shelf.of(name).movie}`, { waitUntil: 'domcontentloaded' })
  await page
    .getByRole('link', { name: /^(Play|Resume)/ })
    .first()
    .click({ timeout: 60_000 })
  await until(`a player is told how to play ${name}`, () => told())
  if (told()?.method === method) await page.locator('video').waitFor({ state: 'attached' })
  return told()
}

/** The median of three: a busy machine misses a flash, or delays a sound, now and then. */
const seen = async (place: number): Promise<Pair | null> => {
  const found: Pair[] = []
  for (let tries = 0; found.length < 3 && tries < 8; tries++) {
    const pair = await flashAndBeep(page, place - 1.7)
    if (pair && Math.abs(pair.flash - place) < 1.6) found.push(pair)
  }
  return found.toSorted((a, b) => a.beep - a.flash - (b.beep - b.flash))[found.length >> 1] ?? null
}

/** What is off; null if the movie is not played this way. */
const measure = async (cell: Cell): Promise<string[] | null> => {
  const prepared = await play(cell, 0)
  if (prepared?.method !== cell.method || prepared.url === null) return null
  const wrong: string[] = []
  for (let subtitle = 0; subtitle < Math.max(1, prepared.subtitle_tracks.length); subtitle++) {
    if (subtitle > 0) await play(cell, subtitle)
    for (const place of places.slice(1)) wrong.push(...(await compare(prepared, { place, subtitle })))
  }
  return wrong
}

const compare = async ({ chapters }: Told, { place, subtitle }: { place: number; subtitle: number }): Promise<string[]> => {
  const pair = await seen(place)
  if (!pair) return [`no flash with its beep at ${place} s`]
  const marks = {
    beep: pair.beep,
    [`line ${subtitle + 1}`]: await lineAt(page, place),
    ...(chapters.length > 0 && { chapter: chapters.find(({ title }) => title === `Flash ${place}`)?.start_seconds ?? null }),
  }
  return Object.entries(marks).flatMap(([what, at]) => {
    const off = at === null ? null : Math.round((at - pair.flash) * 1000)
    furthest = Math.max(furthest, Math.abs(off ?? 0))
    return off !== null && Math.abs(off) <= mostMs ? [] : [`${what} at ${place} s is ${off === null ? 'missing' : `${off} ms off`}`]
  })
}

const wrong: string[] = []
let furthest = 0
try {
  for (const name of names)
    for (const method of methods) {
      const found = await measure({ name, method })
      console.log(`${name} ${method}: ${found === null ? 'not offered' : found.length === 0 ? 'right' : found.join('; ')}`)
      wrong.push(...(found ?? []))
    }
} finally {
  await browser.close()
  await shelf.close()
}
console.log(`at most ${furthest} ms off, ${wrong.length} wrong`)
process.exit(wrong.length === 0 ? 0 : 1)
