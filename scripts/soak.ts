import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { program } from './build'

/**
 * Tests that take too long for `npm test`. Each part is bounded and reports what it did. `npm run soak -- [part…]` runs only the named
 * parts.
 */
const parts = {
  kills: { file: 'kills.ts', says: 'the service is cut off at 60 random points of acquisition and import' },
  starts: { file: 'starts.ts', says: 'a hundred starts, each other one ended by a kill' },
  property: { file: 'property.ts', says: '20,000 random requests with a key and 20,000 without, held against the document' },
  canaries: { file: 'canary.ts', says: 'planted secrets are looked for wherever the service says or keeps something' },
  library: { file: 'library.ts', says: 'a library of 2,000 movies in five layouts is taken in with the browser' },
  pages: { file: 'pages.ts', says: 'every screen and layer of the interface, both sizes, both themes, alone and below a path' },
  disk: { file: 'disk.ts', says: 'a full, a read-only, and a failing disk: start, read, and stop' },
  hostile: { file: 'hostile.ts', says: 'what strangers and shared files may send, and for how long the service answers nobody else' },
  vpn: { file: 'vpn.ts', says: 'the torrent engine in a tunnel, killed twenty times and cut off for a minute, with an ear on the cable' },
  'vpn-service': {
    file: 'vpn-service.ts',
    says: 'the service killed twenty times while a movie comes through a VPN, with an ear on the cable',
  },
  backups: { file: 'backups.ts', says: 'backups under load, restored, and restores killed at every step' },
} as const
type Part = keyof typeof parts

const isPart = (name: string): name is Part => Object.hasOwn(parts, name)
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !isPart(name))
if (unknown.length > 0) {
  console.error(`unknown part: ${unknown.join(', ')}; available: ${Object.keys(parts).join(', ')}`)
  process.exit(64)
}

if (!existsSync(program) && !process.env.MARQUEE_E2E_COMMAND) {
  console.log('the program is not built yet; building it')
  await (await import('./build')).build()
}
const failed: string[] = []
for (const name of asked.length > 0 ? asked.filter(isPart) : (Object.keys(parts) as Part[])) {
  const { file, says } = parts[name]
  console.log(`\n${name}: ${says}`)
  const began = performance.now()
  const child = Bun.spawn([process.execPath, join(import.meta.dir, 'soak', file)], {
    stdin: 'ignore',
    stdout: 'inherit',
    stderr: 'inherit',
  })
  const code = await child.exited
  console.log(
    `${name}: ${code === 0 ? 'passed' : `failed with exit code ${code}`} after ${Math.round((performance.now() - began) / 1000)} s`,
  )
  if (code !== 0) failed.push(name)
}
console.log(failed.length === 0 ? '\nall parts passed' : `\nfailed: ${failed.join(', ')}`)
process.exit(failed.length === 0 ? 0 : 1)
