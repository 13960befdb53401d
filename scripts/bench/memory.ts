import { readFileSync } from 'node:fs'

/** Resident memory of a process in MB, now and at its peak. Linux only; NaN elsewhere. */
export const memoryOf = (pid: number): { now: number; peak: number } => {
  const megabytes = (name: string, text: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? Number.NaN) / 1024
  try {
    const text = readFileSync(`/proc/${pid}/status`, 'utf8')
    return { now: megabytes('VmRSS', text), peak: megabytes('VmHWM', text) }
  } catch {
    return { now: Number.NaN, peak: Number.NaN }
  }
}
