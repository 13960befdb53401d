import { join } from 'node:path'
import { version } from '../../package.json'

export const bunVersion = '1.4.5'
export { version }

/** Timestamp of all files in a release: that of the commit, so that builds are reproducible on any day. */
export const sourceSeconds = (): number => {
  if (process.env.SOURCE_DATE_EPOCH) return Number(process.env.SOURCE_DATE_EPOCH)
  const asked = Bun.spawnSync(['git', 'log', '-1', '--format=%ct'], { cwd: join(import.meta.dir, '../..') })
  return asked.success ? Number(asked.stdout.toString()) : Date.UTC(2026, 0, 1) / 1000
}
