import { readdirSync, readFileSync } from 'node:fs'
import { cpuMicroseconds } from './cpu'

/** A process and its children, and theirs. Linux only. */
export const processesOf = (pid: number): number[] => {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)
  return [pid, ...children.flatMap(processesOf)]
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)

const numberIn = (path: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(path, 'utf8'))?.[1] ?? 0)

const wakeupsOf = (pid: number): number =>
  sum(readdirSync(`/proc/${pid}/task`).map((thread) => numberIn(`/proc/${pid}/task/${thread}/status`, 'voluntary_ctxt_switches')))

/** CPU microseconds of the children that ended, to the 10 ms. */
const cpuOfEnded = (pid: number): number => {
  const times = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(times[13]) + Number(times[14])) * 1e4
}

/** What a process and its children used so far: CPU microseconds, wakeups, and bytes to and from the disk. */
export const usedBy = (pid: number) => {
  const all = processesOf(pid)
  return {
    cpu: sum(all.map(cpuMicroseconds)) + sum(all.map(cpuOfEnded)),
    wakeups: sum(all.map(wakeupsOf)),
    written: sum(all.map((each) => numberIn(`/proc/${each}/io`, 'write_bytes'))),
    read: sum(all.map((each) => numberIn(`/proc/${each}/io`, 'read_bytes'))),
  }
}
