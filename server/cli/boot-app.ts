import { attempt } from '#server/foundation/lib/attempt'
import { migrations } from '#server/foundation/platform/db/migrations/embedded.gen'
import type { Log } from '#server/foundation/platform/log'
import { type App, openApp } from '#server/open-app'
import { boot } from '#server/service/backups/boot'
import { type BackupAtHand, newestIntact } from '#server/service/backups/find-archives'
import { databaseIn } from './data-folder'
import { exitCodeOf } from './exit-codes'
import type { Outside } from './outside'

export type Opened =
  | { readonly kind: 'app'; readonly app: App; readonly isFirst: boolean }
  | { readonly kind: 'recovery'; readonly why: string; readonly backup: BackupAtHand | null }
  | { readonly kind: 'unknown_schema'; readonly found: number; readonly known: number }

type Keeping = Partial<
  Pick<Parameters<typeof openApp>[0], 'listenOn' | 'host' | 'sharedListener' | 'restoring' | 'onSettled' | 'restoreTimeoutMs'>
> & {
  log?: Log
  isRestoring?: boolean
  checksLater?: boolean
}

/** Builds the service on this folder without starting it, or returns why its database is unusable. The caller holds the lock. */
export const bootApp = async (
  outside: Outside,
  dataDir: string,
  { log = toTerminal(outside), isRestoring = false, checksLater = false, ...keeping }: Keeping = {},
): Promise<Opened> => {
  const { clock, version, isRelease, threads, ui, self, env } = outside
  const state = await boot({ dataDir, migrations, log, isRestoring, checksLater })
  if (state.kind === 'unknown_schema') return state
  if (state.kind === 'recovery') return { kind: 'recovery', why: state.why, backup: state.newest_verified_backup }
  const isUnchecked = state.kind === 'ok' && state.isUnchecked === true
  const built = await attempt(() =>
    openApp({ dataDir, version, clock, isRelease, threads, ui, self, childEnv: env, listenOn: {}, isUnchecked, ...keeping }),
  )
  if (built.ok) return { kind: 'app', app: built.value, isFirst: state.kind === 'first_boot' }
  if (state.kind === 'first_boot' || exitCodeOf(built.error) !== undefined) throw built.error
  const why = `The service cannot be started on ${databaseIn(dataDir)}: ${built.error.message}`
  return { kind: 'recovery', why, backup: await newestIntact(dataDir) }
}

/** Until the log is open, problems are printed to the terminal. */
const toTerminal = ({ err }: Pick<Outside, 'err'>): Log => {
  const print = (message: string, fields: Record<string, unknown> = {}) =>
    err([message, ...Object.entries(fields).map(([name, value]) => `${name}: ${value}`)].join(' · '))
  return { error: print, warn: print, info() {}, debug() {}, trace() {} }
}
