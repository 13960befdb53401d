import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { build, program } from './build'

const root = join(import.meta.dir, '..')
/** Inputs of the build. */
const sources = ['server', 'web', 'world', 'package.json', 'bun.lock', 'vite.config.mts', 'scripts/build.ts', 'scripts/build-web.ts']

/** Path of the built program, after building it if it is missing or outdated. */
export const builtProgram = async (): Promise<string> => {
  if (changedAt(program) < Math.max(...sources.map((name) => newestIn(join(root, name))))) {
    console.log('Building the program first.')
    await build()
  }
  return program
}

/** Tests do not count. */
const newestIn = (path: string): number => {
  const stats = statSync(path)
  if (!stats.isDirectory()) return /\.test\.tsx?$/.test(path) ? 0 : stats.mtimeMs
  return Math.max(0, ...readdirSync(path).map((name) => newestIn(join(path, name))))
}

const changedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** Runs the program in the foreground and exits with its code. */
export const runProgram = async (words: readonly string[]): Promise<never> => {
  const child = Bun.spawn([await builtProgram(), ...words], { stdin: 'inherit', stdout: 'inherit', stderr: 'inherit' })
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  process.exit(await child.exited)
}
