import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { say } from '#server/foundation/lib/sentence'
import { withoutOurs } from '#server/foundation/platform/child'
import { Conflict } from '#server/foundation/platform/errors'
import type { Autostart, Host, Samples } from '#server/foundation/platform/host'
import { sentences } from '#server/service/program/sentences'
import { openCommand } from '#server/service/sessions/open-browser'
import { dataFolderOf } from './data-folder'
import { hasScreen } from './display'
import { executePlan } from './execute-plan'
import { CannotRun } from './exit-codes'
import type { Outside } from './outside'
import { type ServiceFacts, servicePlan } from './service-plan'

export type Ending = 'stop' | 'restart'
type Deps = { readonly dataDir: string; readonly onEnd: (how: Ending) => void; readonly samples: Samples }

/** The process and the desktop around the service. */
export const createHost = (outside: Outside, { dataDir, onEnd, samples }: Deps): Host => ({
  end: (how) => {
    if (how === 'restart' && outside.parent) throw new Conflict(say(sentences, 'demo_not_restarted'))
    onEnd(how)
  },
  autostart: createAutostart(outside, dataDir),
  reveal: (folder) => reveal(outside, folder),
  licenses: outside.licenses,
  samples,
  isSample: false,
})

/** Where starting at sign-in is not supported. */
export const noAutostart: Host['autostart'] = {
  read: () => ({ enabled: false, supported: false, how: null }),
  change: async () => {
    throw new Conflict(say(sentences, 'start_decided_elsewhere'))
  },
}

const starters = { linux: 'systemd', darwin: 'launchd', win32: 'task_scheduler' } as const

const createAutostart = (outside: Outside, dataDir: string): Host['autostart'] => {
  const how = Object.hasOwn(starters, outside.platform) ? starters[outside.platform as keyof typeof starters] : null
  const facts = factsOf(outside, dataDir)
  const descriptor = how === null || facts === null ? undefined : servicePlan('enable', facts).writes[0]?.path
  const isSupported =
    descriptor !== undefined && outside.isRelease && outside.uid !== 0 && (how !== 'systemd' || Bun.which('systemctl') !== null)
  const read = (): Autostart => ({ enabled: descriptor !== undefined && existsSync(descriptor), supported: isSupported, how })
  return {
    read,
    change: async (enabled) => {
      if (facts === null || !isSupported) throw new Conflict(say(sentences, 'start_decided_elsewhere'))
      try {
        await executePlan(servicePlan(enabled ? 'enable' : 'disable', facts), { out: () => {}, env: outside.env })
      } catch (error) {
        throw error instanceof CannotRun ? new Conflict(say(sentences, 'start_not_changed', { error: error.message })) : error
      }
      return read()
    },
  }
}

/** Null for root, whose service belongs to the system, and for an account without a home, where nobody signs in. */
const factsOf = (outside: Outside, dataDir: string): ServiceFacts | null => {
  const { platform, uid, env, self } = outside
  if (uid === 0) return null
  try {
    const defaultDir = dataFolderOf({ platform, env: { ...env, MARQUEE_DATA_DIR: undefined } }, {})
    const data_dir = dataDir === defaultDir ? undefined : dataDir
    return { platform, home: homedir(), uid, executable: self[0] ?? '', data_dir, user: undefined, account: accountOf(env) }
  } catch {
    return null
  }
}

/** The Windows account that signs in. */
export const accountOf = (env: Outside['env']): string => `${env.USERDOMAIN ?? '.'}\\${env.USERNAME ?? ''}`

const reveal = async (outside: Outside, folder: string): Promise<boolean> => {
  const words = openCommand(outside.platform, folder)
  if (!hasScreen(outside) || !Bun.which(words[0] ?? '')) return false
  Bun.spawn([...words], { stdin: 'ignore', stdout: 'ignore', stderr: 'ignore', env: withoutOurs(outside.env) }).unref()
  return true
}
