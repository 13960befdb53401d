import { dlopen } from 'bun:ffi'

const libc = (() => {
  try {
    return dlopen('libc.so.6', { clock_gettime: { args: ['i32', 'ptr'], returns: 'i32' } })
  } catch {
    return undefined
  }
})()

/** The number of the clock that runs while any thread of a process does, as clock_getcpuclockid(3) makes it. */
const clockOf = (pid: number) => (~pid << 3) | 2

/**
 * Microseconds of processor time that a process took so far, in threads that ended too: the files of /proc tell either those that still
 * run or hundredths of a second. Linux only; NaN elsewhere.
 */
export const cpuMicroseconds = (pid: number): number => {
  const time = new BigInt64Array(2)
  if (libc?.symbols.clock_gettime(clockOf(pid), time) !== 0) return Number.NaN
  return Number(time[0]) * 1e6 + Number(time[1]) / 1000
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
