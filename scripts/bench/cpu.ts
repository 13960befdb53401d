import { dlopen } from 'bun:ffi'

const libc = (() => {
  try {
    return dlopen('libc.so.6', { clock_gettime: { args: ['i32', 'ptr'], returns: 'i32' } })
  } catch {
    return undefined
  }
})()

/** The id of a process's CPU-time clock, as clock_getcpuclockid(3) computes it. */
const clockOf = (pid: number) => (~pid << 3) | 2

/**
 * CPU time of a process in microseconds, including threads that have exited; /proc has either only live threads or a resolution of 10 ms.
 * Linux only; NaN elsewhere.
 */
export const cpuMicroseconds = (pid: number): number => {
  const time = new BigInt64Array(2)
  if (libc?.symbols.clock_gettime(clockOf(pid), time) !== 0) return Number.NaN
  return Number(time[0]) * 1e6 + Number(time[1]) / 1000
}

/** Waits until a freshly started service has finished its background work, which would otherwise be attributed to the requests. */
export const untilAtRest = async (pid: number): Promise<void> => {
  for (let quiet = 0, second = 0; quiet < 12 && second < 120; second++) {
    const before = cpuMicroseconds(pid)
    await Bun.sleep(1000)
    quiet = cpuMicroseconds(pid) - before < 60_000 ? quiet + 1 : 0
    if (second === 119) console.log('the service did not become idle within two minutes: the figures include its background work')
  }
}
