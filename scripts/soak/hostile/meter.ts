import { readFileSync, writeFileSync } from 'node:fs'
import type { Lag, LagOrder } from './lag'

/** Measures from outside how long the service's main thread was busy at once, and how much memory the process took. */
export const createMeter = ({ url, pid }: { url: string; pid: number }) => {
  const worker = new Worker(new URL('./lag.ts', import.meta.url))
  const tell = (order: LagOrder) => worker.postMessage(order)
  tell({ url, pid })
  const take = (): Promise<Lag> => {
    const { promise, resolve } = Promise.withResolvers<Lag>()
    worker.onmessage = ({ data }: MessageEvent<Lag>) => resolve(data)
    tell('take')
    return promise
  }
  return {
    begin: async (): Promise<void> => {
      forgetPeak(pid)
      await take()
    },
    take: async (): Promise<Lag & { megabytes: number }> => ({ ...(await take()), megabytes: peakOf(pid) }),
    stop: () => worker.terminate(),
  }
}

/** The system keeps the peak since this. Where it does not, the peak is that of the whole run. */
const forgetPeak = (pid: number): void => {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5')
  } catch {}
}

const peakOf = (pid: number): number => {
  try {
    return Math.round(Number(/VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1000)
  } catch {
    return 0
  }
}
