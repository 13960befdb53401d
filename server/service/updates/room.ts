import { arch, platform } from 'node:os'
import type { AppEvent } from '#server/events'
import { say } from '#server/foundation/lib/sentence'
import type { Ground } from '#server/ground'
import { releaseKey, updateUrl } from './built-in'
import { ownerOf } from './install'
import { updateRoutes } from './routes'
import { type Owner, sentences } from './sentences'
import { startsWith } from './starts'
import { targetOf } from './target'
import { createUpdates } from './updates'

type Needs = {
  backups: { create: () => Promise<unknown> }
  history: { some: (asked: { types: readonly string[]; limit: number; offset: number }) => readonly { data: AppEvent }[] }
}

/** Updates of the program. */
export const openUpdates = ({ clock, journal, logs, options }: Ground, { backups, history }: Needs) => {
  const { version, isRelease, host, self, childEnv } = options
  const [executable = ''] = self
  const owner: Owner | null = isRelease ? ownerOf(executable) : 'whoever maintains its sources'
  const isOurs = owner === null && host !== undefined
  const updates = createUpdates({
    source: updateUrl === '' || releaseKey === '' ? null : { url: updateUrl, key: releaseKey },
    version,
    program: isOurs
      ? { executable, target: targetOf({ platform: platform(), arch: arch(), executable }), starts: startsWith(childEnv) }
      : null,
    refusal: say(sentences, 'update_by_owner', { owner: owner ?? 'whoever started it' }),
    clock,
    journal,
    log: logs.for('updates', 'updates'),
    newestSeen: () => {
      const [last] = history.some({ types: ['update_available'], limit: 1, offset: 0 })
      return last?.data.type === 'update_available' ? last.data.released_at : null
    },
    backUp: backups.create,
    restart: () => host?.end('restart'),
  })
  return { routes: [updateRoutes(updates)], check: updates.check, isPossible: updates.isPossible }
}
