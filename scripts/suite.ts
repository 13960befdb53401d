import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { longFiles } from './long-files'
import { type Job, runPool } from './pool'
import { type Report, readReport } from './report'
import { type Ended, runProgram } from './run-program'
import { inWords, isGreen, type Outcome, type Result, type Step, sumOf } from './steps'

export type Suite = {
  readonly name: string
  /** Options of the test runner. */
  readonly options?: readonly string[]
  /** The planned files. */
  readonly files: readonly string[]
  /** How many short files share a process, each in a fresh global object: starting a process takes as long as a short test. */
  readonly together: number
}

/** Ample for the longest file on a busy machine. */
const longestMs = 30 * 60_000

/** Twice the processors keeps them busy, since most tests also wait; more would only make each test wait longer. */
export const usualRoom = 2 * Math.min(4, Math.max(2, availableParallelism()))

/**
 * Test workers live for minutes on few processors: code that soon ends is not worth optimizing, memory not worth giving back, and collecting
 * beside the program takes time from the other worker. Together a fifth of the service tests' CPU time.
 */
const shortLived = { BUN_JSC_thresholdForOptimizeAfterWarmUp: '50000', BUN_JSC_useConcurrentGC: '0', MIMALLOC_PURGE_DELAY: '-1' }

/** Compares what was planned with what the report says. A suite that ends badly without saying why, or ran nothing, has failed. */
export const judgeSuite = (files: readonly string[], report: Report, ended: Ended): Result => {
  const notRun = files
    .filter((file) => !report.finished.has(file))
    .map((file) => (report.lost.has(file) ? `${file} (its process ended)` : file))
  const isExplained = ended === 'well' || report.failed > 0 || notRun.length > 0
  const { passed, failed, skipped, failures } = report
  return {
    passed,
    failed: isExplained ? failed : 1,
    skipped,
    failures,
    planned: files.length,
    notRun,
    isInterrupted: ended === 'interrupted',
  }
}

export type Batch = { readonly kind: Job['kind']; readonly seconds: number; readonly files: readonly string[] }

/** Long files run in a process of their own, the others together with their neighbors. */
export const batchesOf = ({ files, together }: Pick<Suite, 'files' | 'together'>): Batch[] => {
  const isLong = (file: string) => file in longFiles
  const short = files.filter((file) => !isLong(file))
  const starts = Array.from({ length: Math.ceil(short.length / together) }, (_, at) => at * together)
  return [
    ...files
      .filter(isLong)
      .map((file) => ({ kind: 'usual' as const, ...longFiles[file], seconds: longFiles[file]?.seconds ?? 0, files: [file] })),
    ...starts
      .map((at) => short.slice(at, at + together))
      .map((each) => ({ kind: 'usual' as const, seconds: 2 * each.length, files: each })),
  ]
}

/** Runs a batch. Its output appears at once when it has ended, since others run beside it. */
const runBatch = async ({ options = [] }: Suite, { files }: Batch): Promise<Result> => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-suite-'))
  const [report, said] = [join(folder, 'report.xml'), join(folder, 'output')]
  const output = openSync(said, 'a')
  try {
    const cmd = [process.execPath, 'test', '--timeout=120000', '--isolate', ...options, '--reporter=junit', `--reporter-outfile=${report}`]
    const ended = await runProgram({ cmd: [...cmd, ...files.map((file) => `./${file}`)], timeoutMs: longestMs, env: shortLived, output })
    return judgeSuite(files, readReport(existsSync(report) ? readFileSync(report, 'utf8') : ''), ended)
  } finally {
    closeSync(output)
    process.stdout.write(readFileSync(said))
    rmSync(folder, { recursive: true, force: true })
  }
}

type Timed = { readonly name: string; readonly seconds: number }
const nameOf = ({ files: [first = '', ...more] }: Batch): string => (more.length > 0 ? `${first} and ${more.length} more` : first)
const slowest = (times: readonly Timed[]): string =>
  times
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, 20)
    .map(({ name, seconds }) => `${seconds.toFixed(0).padStart(7)} s  ${name}`)
    .join('\n')

/** Runs all files of all suites in one pool, and tells which took longest. A request to stop keeps the remaining ones from starting. */
export const runSuites = async (suites: readonly Suite[], room: number): Promise<Outcome[]> => {
  const started = performance.now()
  const secondsSince = (since: number) => (performance.now() - since) / 1000
  const times: Timed[] = []
  let isStopped = false
  const stop = () => {
    isStopped = true
  }
  process.on('SIGINT', stop).on('SIGTERM', stop)
  const ran = new Map(suites.map((suite) => [suite.name, [] as Ran[]]))
  const ends = new Map<string, number>()
  const jobs = suites.flatMap((suite) =>
    batchesOf(suite).map((batch) => ({
      ...batch,
      run: async () => {
        const began = performance.now()
        ran.get(suite.name)?.push({ files: batch.files, result: await runBatch(suite, batch) })
        times.push({ name: nameOf(batch), seconds: secondsSince(began) })
        ends.set(suite.name, secondsSince(started))
      },
    })),
  )
  await runPool(jobs, room, () => isStopped)
  process.off('SIGINT', stop).off('SIGTERM', stop)
  console.log(`\nslowest files:\n${slowest(times)}`)
  return suites.map(({ name, files }) => ({ name, seconds: ends.get(name) ?? 0, ...wholeOf(files, ran.get(name) ?? [], isStopped) }))
}

export type Ran = { readonly files: readonly string[]; readonly result: Result }

/** The sum of the batches that ran; the files of the others did not run. */
export const wholeOf = (files: readonly string[], ran: readonly Ran[], isStopped: boolean): Result => {
  const sum = sumOf(ran.map(({ result }) => result))
  const begun = new Set(ran.flatMap((batch) => batch.files))
  const notRun = [...(sum.notRun ?? []), ...files.filter((file) => !begun.has(file))]
  return { ...sum, planned: files.length, notRun, isInterrupted: isStopped || sum.isInterrupted === true }
}

/** A suite as a step of its own. */
export const stepOf = (suite: Suite, room: number): Step => ({
  name: suite.name,
  run: async () => (await runSuites([suite], room))[0] ?? judgeSuite([], readReport(''), 'well'),
})

/** Prints the result of a suite like that of a step. */
export const tell = (outcome: Outcome): Outcome => {
  console.log(`${isGreen(outcome) ? '✓' : '✗'} ${outcome.name}: ${inWords(outcome)} after ${outcome.seconds.toFixed(1)} s`)
  return outcome
}
