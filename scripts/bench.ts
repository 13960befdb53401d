import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { program } from './build'

/** Runs benchmarks and prints tables, without verdicts. `npm run bench -- [part…]` runs only the named parts. */
const parts = [
  'start',
  'list',
  'growth',
  'sorts',
  'bundle',
  'waits',
  'sockets',
  'parser',
  'decide',
  'job',
  'scan',
  'moving',
  'engine',
  'idle',
  'asleep',
  'web',
  'samples',
  'playback',
  'watching',
  'remux',
  'programs',
  'tv',
  'vpn',
]
const fileOf = (part: string): string => join(import.meta.dir, 'bench', `${part}.ts`)

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !parts.includes(name))
if (unknown.length > 0) {
  console.error(`unknown part: ${unknown.join(', ')}; available: ${parts.join(', ')}`)
  process.exit(64)
}

if (!existsSync(program) && !process.env.MARQUEE_E2E_COMMAND) {
  console.log('the program is not built yet; building it')
  await (await import('./build')).build()
}
for (const part of (asked.length > 0 ? asked : parts).filter((name) => existsSync(fileOf(name)))) {
  const child = Bun.spawn([process.execPath, fileOf(part)], { stdin: 'ignore', stdout: 'inherit', stderr: 'inherit' })
  const code = await child.exited
  if (code !== 0) console.log(`${part} failed: exit code ${code}`)
}
