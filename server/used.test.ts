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
