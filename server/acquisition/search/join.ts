import { say } from '#server/foundation/lib/sentence'
import { Conflict } from '#server/foundation/platform/errors'
import type { Source } from './grab'
import type { Before, MergeTrackers } from './merge-trackers'
import type { GrabOrder } from './schema'
import { sentences } from './sentences'

type Deps<R extends Before> = {
  downloads: { ofHash: (hash: string) => R | undefined; allowReplacing: (id: number) => void }
  mergeTrackers: MergeTrackers
}

/**
 * Another listing of a torrent that is downloading: the download gets its trackers, and may replace a better file if the user wants that now.
 * Throws Conflict if it has ended meanwhile, or UpstreamUnreachable.
 */
export const createJoin =
  <R extends Before>({ downloads, mergeTrackers }: Deps<R>) =>
  async (source: Source, { replaces = false }: GrabOrder): Promise<number> => {
    const before = downloads.ofHash(source.info_hash)
    if (!before) throw new Conflict(say(sentences, 'downloading_already'))
    await mergeTrackers(before, source)
    if (replaces) downloads.allowReplacing(before.id)
    return before.id
  }
