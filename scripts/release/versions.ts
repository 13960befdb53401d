import { join } from 'node:path'
import { version } from '../../package.json'

export const bunVersion = '1.4.5'
export { version }

const ask = (...words: string[]): string | null => {
  const asked = Bun.spawnSync(['git', ...words], { cwd: join(import.meta.dir, '../..'), env: { ...process.env, TZ: 'UTC' } })
  return asked.success ? asked.stdout.toString().trim() : null
}

/** The date and id of the commit, as SemVer's build metadata: reproducible on any day. Null outside a repository. */
export const sourceCommit = (): string | null => ask('log', '-1', '--format=%cd.%h', '--abbrev=10', '--date=format-local:%Y-%m-%d')

/** Timestamp of all files in a release: that of the commit, so that builds are reproducible on any day. */
export const sourceSeconds = (): number => {
  if (process.env.SOURCE_DATE_EPOCH) return Number(process.env.SOURCE_DATE_EPOCH)
  const seconds = ask('log', '-1', '--format=%ct')
  return seconds === null ? Date.UTC(2026, 0, 1) / 1000 : Number(seconds)
}
