import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './run'
import type { Target } from './targets'

const integrityOf = (path: string): string => `sha512-${createHash('sha512').update(readFileSync(path)).digest('base64')}`

/** Path of the runtime for a target, downloaded once from npm and verified against the pinned checksum. */
export const runtimeFor = async ({ name, runtime, integrity, executable }: Target, cache: string): Promise<string> => {
  const folder = join(cache, name)
  const archive = (): string | undefined =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((file) => file.endsWith('.tgz'))
          .map((file) => join(folder, file))
          .find((file) => integrityOf(file) === integrity)
      : undefined
  if (!archive()) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    await run(['npm', 'pack', '--silent', '--pack-destination', folder, runtime])
  }
  const found = archive()
  if (!found) throw new Error(`${runtime} does not match the checksum in scripts/release/targets.ts`)
  await run(['tar', '-xzf', found, '-C', folder])
  return join(folder, 'package/bin', executable === 'marquee.exe' ? 'bun.exe' : 'bun')
}
