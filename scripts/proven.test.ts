import { expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openProvenTests } from './proven'

const size = 'server/foundation/lib/size.test.ts'
const titles = 'server/foundation/releases/titles.test.ts'
const architecture = 'server/architecture.test.ts'
const passed = { passed: 9, failed: 0, skipped: 0 }

const withFile = (use: (file: string) => void) => {
  const folder = mkdtempSync(join(tmpdir(), 'proven-'))
  try {
    use(join(folder, 'of a person/proven.json'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

test('a test that passed is proven, also for the next check; a failed one and one that did not end are not', () =>
  withFile((file) => {
    openProvenTests(file).learn([size, titles], { ...passed, failed: 1, failures: [{ test: `${titles} > a name`, why: 'no' }] })
    expect([openProvenTests(file).has(size), openProvenTests(file).has(titles)]).toEqual([true, false])

    openProvenTests(file).learn([size], { ...passed, notRun: [size] })
    expect(openProvenTests(file).has(size)).toBe(false)
  }))

test('a failure without a name proves nothing', () =>
  withFile((file) => {
    openProvenTests(file).learn([size], { ...passed, failed: 1, failures: [] })

    expect(openProvenTests(file).has(size)).toBe(false)
  }))

test('a change of a file that a test runs asks for it again, a change of another does not', () =>
  withFile((file) => {
    const changing = (changed: string) => openProvenTests(file, (path) => (path === changed ? 'changed' : path))
    changing('nothing').learn([size], passed)

    expect(changing('server/foundation/releases/titles.ts').has(size)).toBe(true)
    for (const path of ['server/foundation/lib/size.ts', size, 'bun.lock', 'web/testing/document.ts'])
      expect(changing(path).has(size)).toBe(false)
  }))

test('a test that finds files by their path is never proven', () =>
  withFile((file) => {
    openProvenTests(file).learn([architecture], passed)

    expect(openProvenTests(file).has(architecture)).toBe(false)
  }))
