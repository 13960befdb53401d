import { join } from 'node:path'

const root = join(import.meta.dir, '..')
const minutes = 60_000

type Running = {
  readonly cmd: readonly string[]
  readonly timeoutMs: number
  readonly env?: Readonly<Record<string, string>>
  /** An open file for what it prints. */
  readonly output?: number
}

/** How a program ended: `interrupted` if it was asked to stop, or took too long and was killed with its whole process group. */
export type Ended = 'well' | 'failed' | 'interrupted'

export const runProgram = async ({ cmd, timeoutMs, env = {}, output }: Running): Promise<Ended> => {
  const child = Bun.spawn([...cmd], {
    cwd: root,
    stdin: 'ignore',
    stdout: output ?? 'inherit',
    stderr: output ?? 'inherit',
    env: { ...process.env, ...env },
    detached: true,
  })
  const end = (signal: NodeJS.Signals) => {
    try {
      process.kill(-child.pid, signal)
    } catch {
      // It has already exited.
    }
  }
  let isInterrupted = false
  const stop = () => {
    isInterrupted = true
    end('SIGTERM')
  }
  process.on('SIGINT', stop).on('SIGTERM', stop)
  const timer = setTimeout(() => {
    console.error(`${cmd.join(' ')} took longer than ${timeoutMs / minutes} minutes and was killed`)
    isInterrupted = true
    end('SIGKILL')
  }, timeoutMs)
  const code = await child.exited
  clearTimeout(timer)
  process.off('SIGINT', stop).off('SIGTERM', stop)
  if (isInterrupted || child.signalCode !== null) return 'interrupted'
  return code === 0 ? 'well' : 'failed'
}
