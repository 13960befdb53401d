import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesOf, readsByPath } from './find-tests'
import type { Result } from './steps'

const root = join(import.meta.dir, '..')
/** Beside the packages: a fresh clone knows nothing. */
const memory = join(root, 'node_modules/.cache/proven-tests.json')
/** What every test depends on without importing it. */
const always = [
  'bun.lock',
  'bunfig.toml',
  // Every test that opens the service compares its answers with it.
  'docs/openapi.json',
  'package.json',
  'tsconfig.json',
  'web/bunfig.toml',
  ...filesOf('server/testing/preload.ts'),
  ...filesOf('web/testing/document.ts'),
]

export type ProvenTests = {
  /** Whether this test passed before, with everything that it runs as it is now. */
  readonly has: (test: string) => boolean
  /** Keeps which of these tests passed. */
  readonly learn: (tests: readonly string[], result: Result) => void
}

const hashOfFile = (path: string): string => String(Bun.hash(readFileSync(join(root, path))))

/**
 * Tests that need not run again, since they passed with the very same files. A test that finds files of the project by their path, not by
 * importing them, is never one of them. Only the short check asks: `npm test` runs everything.
 */
export const openProvenTests = (file = memory, readHash = hashOfFile): ProvenTests => {
  const known = new Map(Object.entries(readMemory(file)))
  const hashOf = kept(new Map(), readHash)
  const base = [Bun.version, process.platform, ...always.map(hashOf)]
  const printOf = kept(new Map(), (test) =>
    String(Bun.hash([...base, ...filesOf(test).flatMap((path) => [path, hashOf(path)])].join('\n'))),
  )
  return {
    has: (test) => !readsByPath(test) && known.get(test) === printOf(test),
    learn: (tests, { failed, failures = [], notRun = [] }) => {
      // A failure without a name may be anywhere.
      if (failed > failures.length) return
      const open = new Set([...notRun, ...failures.map((each) => each.test.split(' > ')[0] ?? '')])
      for (const test of tests) {
        if (open.has(test)) known.delete(test)
        else known.set(test, printOf(test))
      }
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify(Object.fromEntries(known)))
    },
  }
}

const readMemory = (file: string): Record<string, string> => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  } catch {
    return {}
  }
}

const kept =
  (map: Map<string, string>, make: (key: string) => string) =>
  (key: string): string => {
    const value = map.get(key) ?? make(key)
    map.set(key, value)
    return value
  }
