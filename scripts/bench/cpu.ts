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

/** Waits until a service that was just started has done what it does by itself; what it does meanwhile would be counted with the requests. */
export const untilAtRest = async (pid: number): Promise<void> => {
  for (let quiet = 0, second = 0; quiet < 12 && second < 120; second++) {
    const before = cpuMicroseconds(pid)
    await Bun.sleep(1000)
    quiet = cpuMicroseconds(pid) - before < 60_000 ? quiet + 1 : 0
    if (second === 119) console.log('the service did not come to rest within two minutes: what it does by itself is in the figures')
  }
}
