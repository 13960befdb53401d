import { join } from 'node:path'
import type { Run } from './simulate'

/** Runs seeds in a process of their own, whose clock and network are replaced. */
export const runSimulations = async (first: number, last: number): Promise<readonly Run[]> => {
  const child = Bun.spawn([process.execPath, join(import.meta.dir, '../simulate-main.ts'), `${first}`, `${last}`], {
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'inherit',
  })
  const lines = (await new Response(child.stdout).text()).split('\n').filter(Boolean)
  if ((await child.exited) !== 0) throw new Error(`the simulation of the seeds from ${first} to ${last} ended with an error`)
  return lines.map((line) => JSON.parse(line) as Run)
}
