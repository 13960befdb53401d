import { existsSync } from 'node:fs'
import { join } from 'node:path'

const built = join(import.meta.dir, '../dist/marquee')

/** The program under test: the built one, or the command in MARQUEE_E2E_COMMAND. */
export const executable = (): string[] => {
  const other = process.env.MARQUEE_E2E_COMMAND
  if (other) return other.split(' ')
  if (!existsSync(built)) throw new Error('dist/marquee is missing; build it first: npm run build')
  return [built]
}

export type Ran = { code: number; out: string; err: string }

/** Runs a command of the program to its end. */
export const run = async (args: readonly string[], options: { cwd?: string; env?: Record<string, string> } = {}): Promise<Ran> => {
  const child = Bun.spawn({
    cmd: [...executable(), ...args],
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
    env: { ...outerEnv(), ...options.env },
    ...(options.cwd ? { cwd: options.cwd } : {}),
  })
  const [out, err, code] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text(), child.exited])
  return { code, out, err }
}

/** The environment without variables that would configure the program or its runtime. */
export const outerEnv = (): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(MARQUEE_|BUN_JSC_|MIMALLOC_)/.test(name) || name === 'MARQUEE_E2E_COMMAND'),
  )
