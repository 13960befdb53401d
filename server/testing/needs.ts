import { appendFileSync } from 'node:fs'

const missing = new Set<string>()

/**
 * Whether a program that a test needs is on this machine. Its absence is recorded, so that the run can say at its end
 * what was not tested; with CI=true nothing may be absent, and the test runs and fails.
 */
export const needs = (tool: string): boolean => {
  if (Bun.which(tool)) return true
  if (!missing.has(tool)) record(tool)
  missing.add(tool)
  return process.env.CI === 'true'
}

/** Tests run in several processes: the runner names one file that all of them write to. */
const record = (tool: string) => {
  console.warn(`skipped: ${tool} is not installed`)
  const list = process.env.MARQUEE_SKIPPED
  if (list) appendFileSync(list, `${tool}\n`)
}
