import { expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { events } from '#server/events'
import { configFields } from '#server/foundation/config/fields'

const root = import.meta.dir

/** All source files except tests and test helpers. */
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('testing/'))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
const textsBut = (left: RegExp): string =>
  sources
    .filter(({ path }) => !left.test(path))
    .map(({ text }) => text)
    .join('\n')

test('every event is announced somewhere', () => {
  const text = textsBut(/^events\.ts$|^reactions\.ts$|^service\/openapi\//)

  expect(Object.keys(events).filter((type) => !text.includes(`'${type}'`))).toEqual([])
})

test('every available setting is read somewhere', () => {
  const text = textsBut(/^foundation\/config\/(fields[\w-]*|schema|table)\.ts$|^service\/openapi\//)
  const usable = Object.entries(configFields).filter(([, field]) => !('waits' in field && field.waits))

  expect(usable.map(([name]) => name).filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([])
})

test('every table is used outside its declaration', () => {
  const tables = sources
    .filter(({ path }) => path.endsWith('table.ts'))
    .flatMap(({ path, text }) => [...text.matchAll(/export const (\w+) = sqliteTable\(/g)].map(([, name]) => ({ path, name: name! })))
  const unused = tables.filter(
    ({ path, name }) =>
      !sources.some((each) => each.path !== path && !/\/table\.ts$/.test(each.path) && new RegExp(`\\b${name}\\b`).test(each.text)),
  )

  expect(tables.length).toBeGreaterThan(20)
  expect(unused).toEqual([])
})

test('what is exported does something in the program, not only in its tests', () => {
  const others = ['web', 'world', 'scripts'].flatMap((folder) => textsIn(join(root, '..', folder)))
  const places = new Map<string, number>()
  for (const text of [...sources.map((each) => each.text), ...others])
    for (const word of new Set(text.match(/\w+/g))) places.set(word, (places.get(word) ?? 0) + 1)
  const isIdle = (name: string, text: string) => places.get(name) === 1 && text.match(new RegExp(`\\b${name}\\b`, 'g'))?.length === 1
  const idle = sources.flatMap(({ text }) =>
    [...text.matchAll(/^export (?:async )?(?:const|function|class) (\w+)/gm)].map(([, name]) => name!).filter((name) => isIdle(name, text)),
  )

  expect(idle.sort()).toEqual(['lintExceptions', 'stoppedClock'])
})

const textsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !path.includes('.test.'))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
