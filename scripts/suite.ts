import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Report, readReport } from './report'
import { type Ended, runProgram } from './run-program'
import type { Result, Step } from './steps'

type Suite = {
  readonly name: string
  /** Options of the test runner. */
  readonly options?: readonly string[]
  /** The planned files. */
  readonly files: readonly string[]
  readonly timeoutMs: number
  readonly atOnce: number
}

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

/** `atOnce` files run in parallel. */
export const suite = ({ name, options = [], files, timeoutMs, atOnce }: Suite): Step => ({
  name,
  run: async () => {
    // Without names the runner would run everything.
    if (files.length === 0) return judgeSuite([], readReport(''), 'well')
    const folder = mkdtempSync(join(tmpdir(), 'marquee-suite-'))
    const report = join(folder, 'report.xml')
    try {
      const beside = atOnce > 1 ? [`--parallel=${atOnce}`] : []
      const cmd = [process.execPath, 'test', '--timeout=120000', ...beside, ...options, '--reporter=junit', `--reporter-outfile=${report}`]
      const ended = await runProgram({ cmd: [...cmd, ...files.map((file) => `./${file}`)], timeoutMs, env: shortLived })
      return judgeSuite(files, readReport(existsSync(report) ? readFileSync(report, 'utf8') : ''), ended)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
})
