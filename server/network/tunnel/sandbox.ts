import { ptr } from 'bun:ffi'
import http from 'node:http'
import { Failure } from '#server/foundation/lib/failure'
import { say } from '#server/foundation/lib/sentence'
import { openLibrary } from './c-library'
import { sentences } from './sentences'

/** What confines a program to the tunnel: the system itself, or just replaced network modules. */
export type Guarantee = 'system' | 'program'
export type Machine = { readonly platform: string; readonly arch: string }

/** System call numbers depend on the architecture. */
const machines = {
  x64: { audit: 0xc000_003e, socket: 41, connect: 42, bind: 49, listen: 50, setns: 308, ptrace: 101, writeOther: 311, seccomp: 317 },
  arm64: { audit: 0xc000_00b7, socket: 198, connect: 203, bind: 200, listen: 201, setns: 268, ptrace: 117, writeOther: 271, seccomp: 277 },
} as const
type Numbers = (typeof machines)[keyof typeof machines]

const ioUring = [425, 426, 427]
/** Would copy a socket from another process. */
const takeOver = 438
const otherAbi = 0x4000_0000
const allow = 0x7fff_0000
const kill = 0x8000_0000
const notPermitted = 0x0005_0000 | 1
const noSuchFamily = 0x0005_0000 | 97
const unixFamily = 1
const setNoNewPrivileges = 38
const filterMode = 1
const allThreads = 1

/**
 * Makes the system refuse all sockets except local ones between processes, for all threads and children of this process, permanently; open
 * sockets stay. Needs no privilege. Throws if the system supports this but fails.
 */
export const enterSandbox = ({ platform, arch }: Machine): Guarantee => {
  if (platform !== 'linux' || !Object.hasOwn(machines, arch)) return 'program'
  const numbers = machines[arch as keyof typeof machines]
  const { prctl, syscall } = openCalls()
  const { code, program } = filterProgram(numbers)
  if (prctl(setNoNewPrivileges, 1, 0, 0, 0) !== 0) throw new Failure(say(sentences, 'privileges_not_given_up'))
  const answer = Number(syscall(numbers.seccomp, filterMode, allThreads, ptr(program)))
  // The system reads both during the call; they must not be collected before.
  if (answer !== 0 || code.length === 0) throw new Failure(say(sentences, 'engine_not_closed_off'))
  return 'system'
}

/** Tries to get past the sandbox: through system sockets where the system enforces it, and through the program's own modules everywhere. */
export const isSandboxed = ({ platform, arch }: Machine): boolean => {
  if (platform === 'linux' && Object.hasOwn(machines, arch)) {
    const { syscall } = openCalls()
    const { socket } = machines[arch as keyof typeof machines]
    if (families.some((family) => Number(syscall(socket, family, datagrams, null)) >= 0)) return false
  }
  const ways = [() => Bun.connect(nowhere), () => Bun.udpSocket({}), () => http.request('http://127.0.0.1:1')]
  return ways.every(isRefused)
}

const families = [2, 10]
const datagrams = 2
const nowhere = { hostname: '127.0.0.1', port: 1, socket: { data() {} } }

const isRefused = (way: () => unknown): boolean => {
  try {
    way()
    return false
  } catch {
    return true
  }
}

const openCalls = () =>
  openLibrary({
    prctl: { args: ['i32', 'u64', 'u64', 'u64', 'u64'], returns: 'i32' },
    syscall: { args: ['i64', 'i64', 'i64', 'ptr'], returns: 'i64' },
  })

const load = 0x20
const jumpIfEqual = 0x15
const jumpIfAtLeast = 0x35
const end = 0x06
const numberAt = 0
const machineAt = 4
const firstArgumentAt = 16

/** A BPF instruction: operation, jump if true, jump if false, value. */
type Step = readonly [operation: number, ifSo: number, ifNot: number, value: number]

const forbidden = ({ setns, connect, bind, listen, ptrace, writeOther }: Numbers) => [setns, connect, bind, listen, ptrace, writeOther]

const stepsFor = (numbers: Numbers): Step[] => [
  [load, 0, 0, machineAt],
  [jumpIfEqual, 1, 0, numbers.audit],
  [end, 0, 0, kill],
  [load, 0, 0, numberAt],
  [jumpIfAtLeast, 0, 1, otherAbi],
  [end, 0, 0, notPermitted],
  ...[...ioUring, takeOver, ...forbidden(numbers)].flatMap((number): Step[] => [
    [jumpIfEqual, 0, 1, number],
    [end, 0, 0, notPermitted],
  ]),
  [jumpIfEqual, 0, 4, numbers.socket],
  [load, 0, 0, firstArgumentAt],
  [jumpIfEqual, 1, 0, unixFamily],
  [end, 0, 0, noSuchFamily],
  [end, 0, 0, allow],
  [end, 0, 0, allow],
]

const filterProgram = (numbers: Numbers) => {
  const steps = stepsFor(numbers)
  const code = new Uint8Array(steps.length * 8)
  const view = new DataView(code.buffer)
  for (const [i, [operation, ifSo, ifNot, value]] of steps.entries()) {
    view.setUint16(i * 8, operation, true)
    view.setUint8(i * 8 + 2, ifSo)
    view.setUint8(i * 8 + 3, ifNot)
    view.setUint32(i * 8 + 4, value >>> 0, true)
  }
  const program = new Uint8Array(16)
  const head = new DataView(program.buffer)
  head.setUint16(0, steps.length, true)
  head.setBigUint64(8, BigInt(ptr(code)), true)
  return { code, program }
}
