import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { refreshTypes } from './api-types'
import { type Counts, countsIn, type Failure, failuresIn } from './report'
import { checkWalls } from './walls'

const root = join(import.meta.dir, '..')

type Result = Counts & { readonly failures?: readonly Failure[] }
export type Outcome = Result & { readonly name: string; readonly seconds: number }
export type Step = { readonly name: string; readonly run: () => Promise<Result> }

const minutes = 60_000
const success: Counts = { passed: 1, failed: 0, skipped: 0 }
const failure: Counts = { passed: 0, failed: 1, skipped: 0 }

/** Runs a step, printing its name and result. */
export const runStep = async ({ name, run }: Step): Promise<Outcome> => {
  console.log(`\n── ${name}`)
  const started = performance.now()
  const counts: Result = await run().catch((error: unknown) => {
    console.error(error)
    return failure
  })
  const seconds = (performance.now() - started) / 1000
  console.log(`${counts.failed === 0 ? '✓' : '✗'} ${name}: ${inWords(counts)} in ${seconds.toFixed(1)} s`)
  return { name, seconds, ...counts }
}

export const sumOf = (all: readonly Counts[]): Counts =>
  all.reduce((sum, { passed, failed, skipped }) => ({
    passed: sum.passed + passed,
    failed: sum.failed + failed,
    skipped: sum.skipped + skipped,
  }))

export const inWords = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

type Running = { readonly cmd: readonly string[]; readonly timeoutMs: number; readonly env?: Readonly<Record<string, string>> }

/** True if the program succeeded in time. On timeout its whole process group is killed. */
const runProgram = async ({ cmd, timeoutMs, env = {} }: Running): Promise<boolean> => {
  const child = Bun.spawn([...cmd], {
    cwd: root,
    stdin: 'ignore',
    stdout: 'inherit',
    stderr: 'inherit',
    env: { ...process.env, ...env },
    detached: true,
  })
  const end = (signal: NodeJS.Signals) => {
    try {
      process.kill(-child.pid, signal)
    } catch {
      // It has already exited.
    }
  }
  const stop = () => end('SIGTERM')
  process.on('SIGINT', stop).on('SIGTERM', stop)
  const timer = setTimeout(() => {
    console.error(`${cmd.join(' ')} took longer than ${timeoutMs / minutes} minutes and was killed`)
    end('SIGKILL')
  }, timeoutMs)
  const code = await child.exited
  clearTimeout(timer)
  process.off('SIGINT', stop).off('SIGTERM', stop)
  return code === 0
}

const bun = process.execPath
const gate = (name: string, cmd: readonly string[], timeoutMs = 10 * minutes): Step => ({
  name,
  run: async () => ((await runProgram({ cmd, timeoutMs })) ? success : failure),
})

export const style = gate('style: biome', [bun, 'x', 'biome', 'check', '--error-on-warnings', '.'])
export const unused = gate('unused code: knip', [bun, 'x', 'knip', '--config', 'scripts/knip.jsonc', '--no-progress'])
export const types = gate('types: tsc', [bun, 'x', 'tsc', '-p', '.'])
export const walls: Step = {
  name: 'walls',
  run: async () => {
    const { ok, text } = checkWalls()
    console.log(text)
    return ok ? success : failure
  },
}

/** The interface's types of the API, made from the document in docs/. */
export const apiTypes: Step = {
  name: 'types of the API',
  run: async () => {
    refreshTypes()
    return success
  },
}

/** People read and generate clients from the document in docs/, so it must match the service. */
export const documented: Step = {
  name: 'docs/openapi.json is up to date',
  run: async () => {
    const asked = Bun.spawnSync([bun, 'server/main.ts', 'openapi', '--data-dir', join(tmpdir(), 'marquee-nowhere')], {
      cwd: root,
      stderr: 'inherit',
    })
    const path = join(root, 'docs/openapi.json')
    if (asked.success && existsSync(path) && readFileSync(path, 'utf8') === asked.stdout.toString()) return success
    console.error('docs/openapi.json is outdated; run `npm run api-types`')
    return failure
  },
}

type Suite = {
  readonly name: string
  readonly words: readonly string[]
  readonly timeoutMs: number
  readonly atOnce: number
}

/**
 * Test workers live for minutes on few processors: code that soon ends is not worth optimizing, memory not worth giving back, and collecting
 * beside the program takes time from the other worker. Together a fifth of the service tests' CPU time.
 */
const shortLived = { BUN_JSC_thresholdForOptimizeAfterWarmUp: '50000', BUN_JSC_useConcurrentGC: '0', MIMALLOC_PURGE_DELAY: '-1' }

/** A suite counts what its report says. One that crashes or runs no test has failed. `atOnce` files run in parallel. */
const suite = ({ name, words, timeoutMs, atOnce }: Suite): Step => ({
  name,
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'marquee-suite-'))
    const report = join(folder, 'report.xml')
    try {
      const beside = atOnce > 1 ? [`--parallel=${atOnce}`] : []
      const cmd = [bun, 'test', '--timeout=120000', ...beside, ...words, '--reporter=junit', `--reporter-outfile=${report}`]
      const isWell = await runProgram({ cmd, timeoutMs, env: shortLived })
      const xml = existsSync(report) ? readFileSync(report, 'utf8') : ''
      const counts = countsIn(xml)
      const failed = (isWell && counts.passed > 0) || counts.failed > 0 ? counts.failed : 1
      return { ...counts, failed, failures: failuresIn(xml) }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
})

export const unitTests = (atOnce: number): Step =>
  suite({ name: 'service tests', words: ['./server', './world', './scripts'], timeoutMs: 60 * minutes, atOnce })
export const webTests = suite({
  name: 'UI tests',
  words: ['--config=web/bunfig.toml', './web'],
  timeoutMs: 10 * minutes,
  atOnce: 2,
})
export const built = gate('build and smoke test', [bun, 'scripts/build.ts'])

export const endToEnd = suite({
  name: 'end-to-end tests of the built program',
  words: ['./e2e'],
  timeoutMs: 60 * minutes,
  atOnce: 2,
})

/** Where tests list real programs that are missing. */
export const noteAbsent = (): { list: () => string[]; forget: () => void } => {
  const folder = join(tmpdir(), `marquee-absent-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'list')
  process.env.MARQUEE_SKIPPED = file
  return {
    list: () => (existsSync(file) ? [...new Set(readFileSync(file, 'utf8').split('\n').filter(Boolean))].sort() : []),
    forget: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Where test workers share generated videos. */
export const shareVideos = (): { forget: () => void } => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-footage-'))
  process.env.MARQUEE_TEST_VIDEOS = folder
  return { forget: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Of memory that is free, far more than the tests use. */
const neededBytes = 12 * 1024 ** 3
/** As large as a disk, since the tests also ask how much room there is. Only what is written takes memory. */
const size = '256g'

/**
 * Puts the tests' files in memory where that is possible, unless TMPDIR already says where. Tests sync thousands of small files, and on a
 * slow disk they spend half of their time waiting for it.
 */
export const keepFilesInMemory = (): { forget: () => void } => {
  const stay = { forget: () => {} }
  if (process.env.TMPDIR !== undefined || process.getuid?.() !== 0 || freemem() < neededBytes) return stay
  const folder = mkdtempSync(join(tmpdir(), 'marquee-memory-'))
  if (!Bun.spawnSync(['mount', '-t', 'tmpfs', '-o', `size=${size},mode=1777`, 'tmpfs', folder]).success) {
    rmdirSync(folder)
    return stay
  }
  process.env.TMPDIR = folder
  return {
    forget: () => {
      if (Bun.spawnSync(['umount', '--lazy', folder]).success) rmdirSync(folder)
    },
  }
}
