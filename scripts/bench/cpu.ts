import { readdirSync, readFileSync } from 'node:fs'

/** Microseconds of processor time that a process took so far, over all its threads that still run. Linux only; NaN elsewhere. */
export const cpuMicroseconds = (pid: number): number => {
  try {
    const threads = readdirSync(`/proc/${pid}/task`)
    return threads.reduce(
      (sum, thread) => sum + Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1000,
      0,
    )
  } catch {
    return Number.NaN
  }
}
