import { expect, test } from 'bun:test'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeAll } from '#server/cli/commands'
import { helpFor, helpForAll } from '#server/cli/help'
import { manualPage } from '#server/cli/manual'
import { completionsFor, shells } from '#server/cli/shell-completions'
import { configFields } from '#server/foundation/config/fields'

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
  [/\b(does|do|did) not answer\b/i, 'is not responding, did not respond'],
  [/\bclient id\b/, 'client ID'],
  [/\b[A-Z][\w-]*, [A-Z][\w-]* (and|or) [A-Z]/, 'a comma before the last of three'],
  [/\bSettings, (Subtitles|Tracker|List provider|Apps|Server|Metadata|Search|Downloads|Library)\b/, 'Settings → Group → Page'],
]
const inside: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bshel(f|ves)\b/i, 'library'],
  [/\bby itself\b/i, 'automatically'],
]

/** A backup that was checked is verified. */
const ofBackups: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\b(whole|intact|sound) (backup|copy)\b|\b(backup|copy) is (whole|intact|sound)\b|^(whole|checked|Sound)\b/, 'verified'],
  [/\ban? (address|code) that works once\b/, 'sign-in link'],
]

const sourcesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => `${folder}/${name}`)

/** Texts in quotes of any kind, without the comments between them. */
const literalsIn = (source: string): string[] =>
  [...source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)].map(
    ([, single, template]) => single ?? template ?? '',
  )

const isText = (literal: string): boolean => literal.includes(' ')

/** Values whose name says that they explain. */
const helpsIn = (value: unknown, isHelp = false): string[] => {
  if (typeof value === 'string') return isHelp ? [value] : []
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inner]) => helpsIn(inner, isHelp || /(^|[._])help$/.test(name)))
}

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

test('the sentences of the service use no retired word', async () => {
  const files = sourcesIn('server').filter((name) => name.endsWith('sentences.ts'))
  const texts = await Promise.all(files.map(async (file) => ({ file, words: strings({ ...(await import(join(root, file))) }) })))

  expect(texts.length).toBeGreaterThan(20)
  expect(texts.flatMap(({ file, words }) => words.flatMap((text) => found(file, text, [...retired, ...inside])))).toEqual([])
})

test('the settings use no retired word', () => {
  expect(strings(configFields).flatMap((text) => found('fields', text, [...retired, ...inside]))).toEqual([])
})

test('help is at most 30 words long', async () => {
  const folder = 'web/i18n/en'
  const pages = await Promise.all(readdirSync(join(root, folder)).map(async (file) => (await import(join(root, folder, file))) as object))
  const helps = [...helpsIn(configFields), ...pages.flatMap((page) => helpsIn({ ...page }))]

  expect(helps.length).toBeGreaterThan(100)
  expect(helps.filter((text) => text.split(/\s+/).length > 30)).toEqual([])
})

test('the command line uses no retired word: help, manual, completions, and all that commands print', async () => {
  const commands = await describeAll()
  const made = [
    helpForAll('1.2.3'),
    ...commands.map((each) => helpFor(each.name, each)),
    manualPage('1.2.3', commands),
    ...shells.map((shell) => completionsFor(shell, commands)),
  ]
  const printed = [...sourcesIn('server/cli'), ...sourcesIn('world/show'), 'server/service/recovery/doctor.ts', 'scripts/run.mjs']

  expect(made.join('').length).toBeGreaterThan(10_000)
  expect(made.flatMap((text) => text.split('\n').flatMap((line) => found('help', line, [...retired, ...ofBackups])))).toEqual([])
  expect(
    printed.flatMap((file) =>
      literalsIn(read(file))
        .filter(isText)
        .flatMap((text) => found(file, text, [...retired, ...inside, ...ofBackups])),
    ),
  ).toEqual([])
})

test('installers and packages use no retired word', () => {
  const files = readdirSync(join(root, 'packaging'), { recursive: true, encoding: 'utf8' })
    .map((name) => `packaging/${name}`)
    .filter((name) => /\.[a-z]+$|\/(postinst|prerm|postrm|Containerfile|marquee\.default)$/.test(name))
  const texts = [...files, 'scripts/release/deb.ts', 'server/foundation/descriptors/systemd.ts', 'web/public/manifest.webmanifest'].filter(
    (name) => existsSync(join(root, name)),
  )

  expect(texts.length).toBeGreaterThan(8)
  expect(
    texts.flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line) => found(file, line, [...retired, ...inside])),
    ),
  ).toEqual([])
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
