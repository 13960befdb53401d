import { createHash } from 'node:crypto'
import { writeSync } from 'node:fs'
import { runEngine } from '#server/acquisition/torrent/engine'
import type { EngineProcess } from '#server/acquisition/torrent/engine-process'

/** As a system that runs out of memory does it, without harm to the machine that runs this. */
const mostMemory = 800_000_000
const kept: unknown[] = []

/** Every way in which a torrent can end the engine, or silence it. */
const pills = {
  'throws at once': () => {
    throw new Error('a pill')
  },
  'throws later': () => void setTimeout(() => pills['throws at once'](), 1),
  'rejects without a listener': () => void Promise.reject(new Error('a pill')),
  'exits with 0': () => process.exit(0),
  'exits with 1': () => process.exit(1),
  'exits with 137': () => process.exit(137),
  'kills itself': () => process.kill(process.pid, 'SIGKILL'),
  'violates memory': () => process.kill(process.pid, 'SIGSEGV'),
  aborts: () => process.abort(),
  'calls itself without an end': () => {
    const deeper = (): number => 1 + deeper()
    return deeper()
  },
  'loops without an end': () => {
    for (;;);
  },
  'loops in promises': () => {
    const again = (): Promise<void> => Promise.resolve().then(again)
    return again()
  },
  'hashes without an end': () => {
    for (;;) createHash('sha1').update(Buffer.alloc(1_000_000)).digest()
  },
  'matches without an end': () => /^(a+)+$/.test(`${'a'.repeat(60)}b`),
  'sleeps without an end': () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0),
  'stops itself': () => process.kill(process.pid, 'SIGSTOP'),
  'takes all memory': () => {
    for (let taken = 0; taken < mostMemory; taken += 50_000_000) kept.push(new Uint8Array(50_000_000).fill(1))
    process.kill(process.pid, 'SIGKILL')
  },
  'takes all memory in small parts': () => {
    for (let i = 0; process.memoryUsage.rss() < mostMemory; i++) kept.push({ text: `${'x'.repeat(1000)}${i}` })
    process.kill(process.pid, 'SIGKILL')
  },
  'leaves the parent': () => process.disconnect?.(),
  'answers with nonsense': () => {
    for (let i = 0; i < 1000; i++) process.send?.({ type: 'reply', call: -i, ok: 'maybe' })
    process.exit(1)
  },
  'fills the output': () => {
    for (;;) writeSync(1, 'x'.repeat(60_000))
  },
} as const
export const pillNames = Object.keys(pills) as (keyof typeof pills)[]

/** A fault beside the command. The engine logs it and goes on, so nothing has to be set aside. */
export const isSurvived = (pill: string): boolean => pill.startsWith('throws') || pill.startsWith('rejects')

type Sent = { type?: string; info_hash?: string; source?: { magnet?: string; torrent_base64?: string } }
/** Whether the command is about this torrent. */
const isAbout = ({ info_hash, source }: Sent, hash: string): boolean =>
  info_hash === hash ||
  source?.magnet?.includes(hash) === true ||
  (source?.torrent_base64 !== undefined && Buffer.from(source.torrent_base64, 'base64').includes(hash))

/** The real engine, except that one command about one torrent ends it: `pill-engine.ts PILL COMMAND HASH`. */
const host = ([pill, command, hash]: readonly string[]): EngineProcess => ({
  version: '0.1.0',
  isInTunnel: false,
  pid: process.pid,
  send: (event) => process.send?.(event),
  onMessage: (listener) =>
    process.on('message', (message: Sent) => {
      const isPill = message.type === command && isAbout(message, hash ?? '')
      if (!isPill || isSurvived(pill ?? '')) listener(message)
      if (isPill) pills[pill as keyof typeof pills]()
    }),
  onDisconnect: (listener) => process.on('disconnect', listener),
  onFault: (listener) => {
    process.on('uncaughtException', listener)
    process.on('unhandledRejection', listener)
  },
  memoryBytes: () => process.memoryUsage.rss(),
  exit: (code) => process.exit(code),
})

export const runPillEngine = (words: readonly string[]): void => runEngine(host(words))

if (import.meta.main) runPillEngine(process.argv.slice(2))
