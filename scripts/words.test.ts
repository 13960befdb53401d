import { expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dir, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** One word for each thing. These were used for it before, or read as a translation. */
const retired: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bfilms?\b/i, 'movie'],
  [/\blook(s|ed|ing)? after\b|\bwatch(es|ed|ing)? for\b/i, 'monitor'],
  [/\blook(s|ed|ing)? for\b/i, 'search'],
  [/\bg(ive|iven|iving|ives|ave) back\b/i, 'seed'],
  [/\bnobody sends\b/i, 'stalled'],
  [/\b(take[ns]?|took|taking|br(ing|ings|ought|inging)) (it )?in\b|\btake[ns]? over\b/i, 'import'],
  [/\bcould be better\b/i, 'can be upgraded'],
  [/\buntried\b/i, 'save anyway'],
  [/\block(s|ed|ing)? out\b|\bcomes? in\b/i, 'sign in, sign out'],
  [/\bset aside\b/i, 'blocklist'],
  [/\b(heeds?|doorway|entrance|deeds?)\b/i, 'the verb itself'],
  [/\bSettings, (Subtitles|Tracker|List provider|Apps|Server|Metadata|Search|Downloads|Library)\b/, 'Settings → Group → Page'],
]
const inside: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bshel(f|ves)\b/i, 'library'],
  [/\bby itself\b/i, 'automatically'],
]

const found = (place: string, text: string, words = retired): string[] =>
  words.flatMap(([pattern, instead]) => {
    const word = pattern.exec(text)?.[0]
    return word === undefined ? [] : [`${place}: "${word}" in "${text.slice(0, 120)}"; say ${instead}`]
  })

const strings = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value !== null && typeof value === 'object' ? Object.values(value).flatMap(strings) : []

test('the UI uses no retired word', async () => {
  const folder = 'web/i18n/en'
  const texts = await Promise.all(
    readdirSync(join(root, folder)).map(async (file) => ({ file, words: strings({ ...(await import(join(root, folder, file))) }) })),
  )

  expect(texts.length).toBeGreaterThan(5)
  expect(texts.flatMap(({ file, words }) => words.flatMap((text) => found(file, text, [...retired, ...inside])))).toEqual([])
})

test('the API document uses no retired word', () => {
  const told: string[] = []
  const walk = (value: unknown) => {
    if (value === null || typeof value !== 'object') return
    for (const [name, inner] of Object.entries(value)) {
      if (['description', 'summary'].includes(name) && typeof inner === 'string') told.push(inner)
      else walk(inner)
    }
  }
  walk(JSON.parse(read('docs/openapi.json')))

  expect(told.length).toBeGreaterThan(500)
  expect(told.flatMap((text) => found('openapi.json', text, [...retired, ...inside]))).toEqual([])
})

test('the command line help uses no retired word', () => {
  const told = Bun.spawnSync([process.execPath, join(root, 'server/main.ts'), 'help'], { cwd: root }).stdout.toString()

  expect(told).toContain('marquee')
  expect(told.split('\n').flatMap((line) => found('help', line))).toEqual([])
})

test('the docs use no retired word', () => {
  const pages = [
    'README.md',
    'CONTRIBUTING.md',
    ...readdirSync(join(root, 'docs'))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `docs/${name}`),
  ]

  expect(
    pages.flatMap((page) =>
      read(page)
        .split('\n')
        .flatMap((line) => found(page, line)),
    ),
  ).toEqual([])
})
