import { expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { longFiles } from './long-files'
import { readReport } from './report'
import { inWords, isGreen, sumOf } from './steps'
import { batchesOf, judgeSuite, runSuites, wholeOf } from './suite'

const reportOf = (...suites: readonly string[]) =>
  readReport(`<testsuites tests="${String(suites.length)}" failures="0" skipped="0">${suites.join('')}</testsuites>`)
const ran = (file: string) => `<testsuite file="${file}"><testcase name="holds" file="${file}" /></testsuite>`

test('a run in which all planned files ended is green', () => {
  const result = judgeSuite(['a.test.ts', 'b.test.ts'], reportOf(ran('a.test.ts'), ran('b.test.ts')), 'well')

  expect(isGreen(result)).toBe(true)
  expect(inWords(result)).toBe('2 of 2 files ran, 2 passed, 0 failed')
})

test('a run that is cut off says how many of the planned files ran, and is not green', () => {
  const result = judgeSuite(['a.test.ts', 'b.test.ts', 'c.test.ts'], reportOf(ran('a.test.ts')), 'interrupted')

  expect(isGreen(result)).toBe(false)
  expect(result.failed).toBe(0)
  expect(inWords(result)).toBe('interrupted, 1 of 3 files ran, 1 passed, 0 failed')
  expect(result.notRun).toEqual(['b.test.ts', 'c.test.ts'])
})

test('a planned file without a result makes even a successful run not green', () => {
  expect(isGreen(judgeSuite(['a.test.ts', 'b.test.ts'], reportOf(ran('a.test.ts')), 'well'))).toBe(false)
})

test('a run that ends badly although every file ended has failed', () => {
  expect(judgeSuite(['a.test.ts'], reportOf(ran('a.test.ts')), 'failed')).toMatchObject({ passed: 1, failed: 1 })
})

test('a total is green only if every step is, and names all files that did not run', () => {
  const whole = judgeSuite(['a.test.ts'], reportOf(ran('a.test.ts')), 'well')
  const part = judgeSuite(['b.test.ts'], reportOf(), 'interrupted')

  expect(isGreen(sumOf([whole, whole]))).toBe(true)
  expect(sumOf([whole, part])).toMatchObject({ passed: 1, planned: 2, notRun: ['b.test.ts'], isInterrupted: true })
  expect(isGreen(sumOf([whole, part]))).toBe(false)
})

test('skipped tests are mentioned if there are any', () => {
  expect(inWords({ passed: 5, failed: 0, skipped: 0 })).toBe('5 passed, 0 failed')
  expect(inWords({ passed: 5, failed: 2, skipped: 3 })).toBe('5 passed, 2 failed, 3 skipped')
})

test('a file whose batch never started makes the whole not green, and is named', () => {
  const batch = { files: ['a.test.ts'], result: judgeSuite(['a.test.ts'], reportOf(ran('a.test.ts')), 'well') }
  const whole = wholeOf(['a.test.ts', 'b.test.ts'], [batch], true)

  expect(isGreen(wholeOf(['a.test.ts'], [batch], false))).toBe(true)
  expect(isGreen(whole)).toBe(false)
  expect(inWords(whole)).toBe('interrupted, 1 of 2 files ran, 1 passed, 0 failed')
  expect(whole.notRun).toEqual(['b.test.ts'])
})

test('every file is in exactly one batch: a long one alone, the others with their neighbors', () => {
  const long = 'server/acquisition/torrent/engine.test.ts'
  const files = ['a.test.ts', 'b.test.ts', long, 'c.test.ts']

  expect(batchesOf({ files, together: 2 }).map((batch) => batch.files)).toEqual([[long], ['a.test.ts', 'b.test.ts'], ['c.test.ts']])
  expect(batchesOf({ files, together: 2 })[0]).toMatchObject({ kind: 'heavy' })
  expect(batchesOf({ files: [], together: 2 })).toEqual([])
})

test('every file that is called long exists', () => {
  expect(Object.keys(longFiles).filter((path) => !existsSync(join(import.meta.dir, '..', path)))).toEqual([])
})

test('suites run in one pool, and each keeps its own result', async () => {
  const [first, second] = await runSuites(
    [
      { name: 'first', files: ['scripts/report.test.ts', 'scripts/pool.test.ts'], together: 2 },
      { name: 'second', files: ['scripts/nothing.test.ts'], together: 1 },
    ],
    2,
  )

  expect(first).toMatchObject({ name: 'first', failed: 0, planned: 2, notRun: [] })
  expect(first?.passed).toBeGreaterThan(5)
  expect(second).toMatchObject({ name: 'second', passed: 0, notRun: ['scripts/nothing.test.ts'] })
})
