import { closeSync, fsyncSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { childrenOf } from '../../../e2e/processes'
import type { Service } from '../../../e2e/service'
import { program } from '../../build'
import { sum } from '../processes'
import { median } from '../table'

/**
 * From now on, services are started below strace, which notes each sync of the disk and slows nothing else. Without strace, or with a
 * program that was given, none are counted.
 */
export const countSyncs = (dir: string): { of: () => { count: number; seconds: number } } | null => {
  const strace = Bun.which('strace')
  if (!strace || process.env.MARQUEE_E2E_COMMAND) return null
  const trace = join(dir, 'syncs.trace')
  process.env.MARQUEE_E2E_COMMAND = `${strace} -f -A --seccomp-bpf -e trace=fsync,fdatasync -T -o ${trace} ${program}`
  return {
    of: () => {
      const times = [...readFileSync(trace, 'utf8').matchAll(/<(\d+\.\d+)>$/gm)].map(([, seconds]) => Number(seconds))
      return { count: times.length, seconds: sum(times) }
    },
  }
}

/** The process of the service itself, which strace may have started. */
export const ownPid = async ({ pid }: Pick<Service, 'pid'>): Promise<number> => {
  const [child] = await childrenOf(pid)
  return child && readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'strace' ? child.pid : pid
}

/** Ends the service itself; strace ends with it. */
export const end = async (service: Service, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> => {
  process.kill(await ownPid(service), signal)
  await service.exited
}

/** How long this disk takes to store a few bytes for good, in seconds. */
export const oneSync = (dir: string): number => {
  const path = join(dir, 'sync')
  const file = openSync(path, 'w')
  const times = Array.from({ length: 20 }, () => {
    const began = performance.now()
    writeSync(file, 'a promise')
    fsyncSync(file)
    return (performance.now() - began) / 1000
  })
  closeSync(file)
  rmSync(path)
  return median(times)
}
