import { expect, test } from 'bun:test'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { testsIn } from '../find-tests'
import { type Entry, readProofs } from './proofs'
import { pages, statementsOf } from './statements'

const root = join(import.meta.dir, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const proofs = readProofs()
const entriesOf = (page: string): Entry[] => proofs.get(page) ?? []
const all = [...proofs.values()].flat()
const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

test.each(pages)('each statement of %s has an entry that names its proof', (page) => {
  const known = new Map(entriesOf(page).map((entry) => [entry.mark, entry]))
  const missing = statementsOf(read(page))
    .filter(({ mark, text }) => !plain(text).startsWith(known.get(mark)?.words ?? '\n'))
    .map(({ mark, text }) => `new or changed; say in scripts/docs/proofs.txt what proves it: ${mark} ${plain(text).slice(0, 60).trimEnd()}`)

  expect(missing).toEqual([])
})

test.each(pages)('no entry is for a statement that %s no longer has', (page) => {
  const stated = new Set(statementsOf(read(page)).map(({ mark }) => mark))
  const marks = entriesOf(page).map(({ mark }) => mark)

  expect(marks.filter((mark, at) => !stated.has(mark) || marks.indexOf(mark) !== at)).toEqual([])
})

test('each proof is a test that `npm test` runs, a part of the soak, or a reason why there is none', () => {
  const run = new Set(testsIn(['server', 'world', 'scripts', 'web', 'e2e']))
  const parts = read('scripts/soak.ts')
  const wrong = all.flatMap(({ words, proofs: given }) =>
    given.flatMap((proof) => {
      if (proof.kind === 'test') {
        const isThere = run.has(proof.path) && read(proof.path).includes(proof.name)
        return isThere ? [] : [`${words}: there is no test "${proof.name}" in ${proof.path}`]
      }
      if (proof.kind === 'soak')
        return new RegExp(`^ {2}'?${proof.part}'?: \\{`, 'm').test(parts) ? [] : [`${words}: no part ${proof.part}`]
      return []
    }),
  )

  expect(wrong).toEqual([])
  expect(all.filter(({ proofs: given }) => given.length === 0)).toEqual([])
})

test('most statements are tested, and those that could be are counted', () => {
  const isTested = ({ proofs: given }: Entry) => given.every(({ kind }) => kind !== 'none')
  const untested = all.filter(({ proofs: given }) => given.some((proof) => proof.kind === 'none' && proof.reason === 'untested'))
  const tested = all.filter(isTested).length
  console.log(`statements of the docs: ${tested} tested, ${all.length - tested} marked, ${untested.length} of these untested`)

  expect(tested / all.length).toBeGreaterThan(0.8)
})

test('what the docs link to is there', () => {
  const broken = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:)([^)#]+)/g)].flatMap(([, target = '']) =>
      existsSync(join(root, dirname(page), target)) ? [] : [`${page}: ${target}`],
    ),
  )

  expect(broken).toEqual([])
})

test('the packages that the README names are used as it says', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>
  const isUsed = (name: string) => Object.hasOwn({ ...dependencies, ...devDependencies }, name)
  const rows = [...read('README.md').matchAll(/^\| (`.+?`) \| (yes|no|successor|does not exist) \| (.+) \|$/gm)]
  const wrong = rows.flatMap(([, names = '', used]) =>
    [...names.matchAll(/`([^`]+)`/g)].flatMap(([, name = '']) => (isUsed(name) === (used === 'yes') ? [] : [`${name}: ${used}`])),
  )

  expect(rows.length).toBe(7)
  expect(wrong).toEqual([])
  expect(['@elysiajs/openapi', 'swagger-ui-dist'].every(isUsed)).toBe(true)
})
