import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { refreshTypes } from './api-types'
import type { Counts, Failure } from './report'
import { runProgram } from './run-program'
import { checkWalls } from './walls'

const root = join(import.meta.dir, '..')

export type Result = Counts & {
  readonly failures?: readonly Failure[]
  /** How many test files should run, and those that did not run to their end. */
  readonly planned?: number
  readonly notRun?: readonly string[]
  readonly isInterrupted?: boolean
}
export type Outcome = Result & { readonly name: string; readonly seconds: number }
export type Step = { readonly name: string; readonly run: () => Promise<Result> }

const minutes = 60_000
const success: Counts = { passed: 1, failed: 0, skipped: 0 }
const failure: Counts = { passed: 0, failed: 1, skipped: 0 }

/** Whether everything planned ran and passed. */
export const isGreen = ({ failed, notRun = [], isInterrupted = false }: Result): boolean =>
  failed === 0 && notRun.length === 0 && !isInterrupted

/** Runs a step, printing its name and result. */
export const runStep = async ({ name, run }: Step): Promise<Outcome> => {
  console.log(`\n── ${name}`)
  const started = performance.now()
  const counts: Result = await run().catch((error: unknown) => {
    console.error(error)
    return failure
  })
  const seconds = (performance.now() - started) / 1000
  console.log(`${isGreen(counts) ? '✓' : '✗'} ${name}: ${inWords(counts)} in ${seconds.toFixed(1)} s`)
  for (const file of counts.notRun ?? []) console.log(`    did not run to its end: ${file}`)
  return { name, seconds, ...counts }
}

export const sumOf = (all: readonly Result[]): Result => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
  skipped: all.reduce((sum, { skipped }) => sum + skipped, 0),
  planned: all.reduce((sum, { planned = 0 }) => sum + planned, 0),
  notRun: all.flatMap(({ notRun = [] }) => notRun),
  failures: all.flatMap(({ failures = [] }) => failures),
  isInterrupted: all.some(({ isInterrupted }) => isInterrupted),
})

export const inWords = ({ passed, failed, skipped, planned = 0, notRun = [], isInterrupted = false }: Result): string =>
  [
    isInterrupted && 'interrupted',
    planned > 0 && `${planned - notRun.length} of ${planned} files ran`,
    `${passed} passed`,
    `${failed} failed`,
    skipped > 0 && `${skipped} skipped`,
  ]
    .filter(Boolean)
    .join(', ')

const bun = process.execPath
const gate = (name: string, cmd: readonly string[], timeoutMs = 10 * minutes): Step => ({
  name,
  run: async () => {
    const ended = await runProgram({ cmd, timeoutMs })
    return ended === 'well' ? success : { ...failure, isInterrupted: ended === 'interrupted' }
  },
})

export const style = (places: readonly string[] = ['.']): Step =>
  gate('style: biome', [bun, 'x', 'biome', 'check', '--error-on-warnings', ...places])
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

export const built = gate('build and smoke test', [bun, 'scripts/build.ts'])

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
