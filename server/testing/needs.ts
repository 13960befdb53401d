import { appendFileSync } from 'node:fs'

const missing = new Set<string>()

/**
 * Whether a program that a test needs is installed. Records a missing one, so the run can list at its end what was skipped. With CI=true
 * nothing may be missing: the test runs and fails.
 */
export const needs = (tool: string): boolean => {
  if (Bun.which(tool)) return true
  if (!missing.has(tool)) record(tool)
  missing.add(tool)
  return process.env.CI === 'true'
}

/** Tests run in several processes: all write to one file that the runner names. */
const record = (tool: string) => {
  console.warn(`skipped: ${tool} is not installed`)
  const list = process.env.MARQUEE_SKIPPED
  if (list) appendFileSync(list, `${tool}\n`)
}
