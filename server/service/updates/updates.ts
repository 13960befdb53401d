import type { Static } from '@sinclair/typebox'
import type { Journal } from '#server/foundation/history/journal'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { Conflict, sentenceOf, Unavailable } from '#server/foundation/platform/errors'
import type { Log } from '#server/foundation/platform/log'
import { fetchRelease, type Source } from './fetch-release'
import { installRelease } from './install'
import { isNewer, type Release } from './release'
import type { Update } from './schema'
import { sentences } from './sentences'

type Deps = {
  /** Null for an unpublished build. */
  source: Source | null
  version: string
  /** What to replace, and with which target; null if this program may not replace itself. */
  program: { executable: string; target: string; starts: (path: string) => Promise<boolean> } | null
  /** Why it may not. */
  refusal: Sentence
  clock: Clock
  journal: Pick<Journal, 'commit'>
  log: Log
  /** When the newest release that was ever announced was built; null if none was. */
  newestSeen: () => string | null
  backUp: () => Promise<unknown>
  restart: () => void
}
export type Updates = ReturnType<typeof createUpdates>

/** Checks for, announces and installs newer versions. Trusts nothing unsigned. */
export const createUpdates = (deps: Deps) => {
  const { source, version, program, refusal, clock, journal, log, newestSeen, backUp, restart } = deps
  let newer: Release | null = null
  let checkedAt: string | null = null
  let failure: Sentence | null = null
  let isInstalling = false

  const install = async (from: Source, release: Release, into: NonNullable<Deps['program']>): Promise<void> => {
    try {
      await backUp()
      await installRelease({ release, url: from.url, ...into })
      log.info('update installed', { version: release.version })
      restart()
    } catch (error) {
      failure = sentenceOf(error) ?? say(sentences, 'update_failed', { error: error instanceof Error ? error.message : String(error) })
      log.error('update failed', { version: release.version, error })
    } finally {
      isInstalling = false
    }
  }

  return {
    show: (): Static<typeof Update> => ({
      current: version,
      latest: newer?.version ?? null,
      notes: newer?.notes ?? null,
      url: newer?.url || null,
      checked_at: checkedAt,
      can_install: newer !== null && program !== null,
      error: failure?.text ?? null,
      error_reason: failure,
    }),

    isPossible: (): boolean => source !== null,

    /** Throws Unavailable if the release cannot be read, is not signed, or is an old one offered again, and keeps what was known. */
    check: async (): Promise<void> => {
      if (source === null) return
      const release = await fetchRelease(source)
      if (release.released_at < (newestSeen() ?? '')) throw new Unavailable(say(sentences, 'release_replayed'))
      const before = newer?.version
      checkedAt = stamp(clock)
      newer = isNewer(release.version, version) ? release : null
      if (newer && newer.version !== before)
        journal.commit((_, announce) => announce({ type: 'update_available', version: release.version, released_at: release.released_at }))
    },

    /** Starts the installation; `show` or the restart reveals the outcome. Throws Conflict. */
    begin: (): { version: string } => {
      if (program === null) throw new Conflict(refusal)
      if (source === null || newer === null) throw new Conflict(say(sentences, 'no_newer_version'))
      if (isInstalling) throw new Conflict(say(sentences, 'update_under_way'))
      isInstalling = true
      failure = null
      void install(source, newer, program)
      return { version: newer.version }
    },
  }
}
