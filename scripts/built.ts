import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { build, program } from './build'

const root = join(import.meta.dir, '..')
/** What the program is made of. */
const sources = ['server', 'web', 'package.json', 'bun.lock', 'vite.config.mts', 'scripts/build.ts', 'scripts/build-web.ts']

/** Path of the program; it is built when it is not there, or older than what it is made of. */
export const builtProgram = async (): Promise<string> => {
  if (changedAt(program) < Math.max(...sources.map((name) => newestIn(join(root, name))))) {
    console.log('The program is built first.')
    await build()
  }
  return program
}

/** Tests are no part of it. */
const newestIn = (path: string): number => {
  const stats = statSync(path)
  if (!stats.isDirectory()) return /\.test\.tsx?$/.test(path) ? 0 : stats.mtimeMs
  return Math.max(0, ...readdirSync(path).map((name) => newestIn(join(path, name))))
}

const changedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** Runs the program in front of the user, and ends as it ends. */
export const runProgram = async (words: readonly string[]): Promise<never> => {
  const child = Bun.spawn([await builtProgram(), ...words], { stdin: 'inherit', stdout: 'inherit', stderr: 'inherit' })
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  process.exit(await child.exited)
}
