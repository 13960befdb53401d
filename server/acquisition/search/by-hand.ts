import type { Download, NewDownload } from '#server/acquisition/downloads/schema'
import type { Announce, Journal } from '#server/foundation/history/journal'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import { reasonOf } from '#server/foundation/lib/reason'
import { type Sentence, say, type Values } from '#server/foundation/lib/sentence'
import type { Tx } from '#server/foundation/platform/db/open'
import { Conflict, Invalid } from '#server/foundation/platform/errors'
import { parseRelease } from '#server/foundation/releases/parse-release'
import { isDescribed } from '#server/foundation/releases/parse-release-path'
import type { Acquisition } from './acquisition'
import { noteGrabbed, type Queued, type Source } from './grab'
import type { MergeTrackers } from './merge-trackers'
import { downloadingFor } from './other-movie'
import { fromMagnet, fromTorrent, type ReadTorrent } from './resolve'
import { sentences } from './sentences'

type Row = {
  id: number
  movie_id: number | null
  magnet: string | null
  torrent: Buffer | null
  more_trackers: readonly string[] | null
  state: string
  error_code: string | null
  error: string | null
  error_values: Values | null
}
type Failure = Sentence & { isBlocked: boolean }

type Deps<R extends Row> = {
  journal: Journal
  clock: Clock
  acquisition: Pick<Acquisition, 'searchAndGrab' | 'grabNext'>
  downloads: {
    get: (id: number) => Download
    ofHash: (hash: string) => R | undefined
    enqueue: (tx: Tx, announce: Announce, queued: Queued) => number
    giveUp: (id: number, failure: Failure) => Promise<R>
  }
  drive: { fail: (row: R, failure: Failure) => Promise<void> }
  store: { find: (id: number) => R | undefined }
  readTorrent: ReadTorrent
  mergeTrackers: MergeTrackers
  /** Throws NotFound. */
  movie: (id: number) => { id: number; title: string; year: number | null }
  /** The version of a movie that a release is for. */
  serving: (movieId: number, release: { quality: string; edition: string }) => number | null
}

/**
 * Actions on single downloads outside the usual flow: adding a torrent manually, blocklisting a bad release, and replacing a stalled
 * download.
 */
export const createByHand = <R extends Row>(deps: Deps<R>) => {
  const { journal, clock, acquisition, downloads, drive, store, readTorrent, mergeTrackers, movie, serving } = deps
  const sourceOf = async ({ magnet, torrent }: NewDownload): Promise<Source & { name: string | null }> => {
    if ((magnet === undefined) === (torrent === undefined)) throw new Invalid(say(sentences, 'magnet_or_torrent'))
    if (magnet === undefined) return await fromTorrent(Buffer.from(torrent ?? '', 'base64'), readTorrent)
    return fromMagnet(magnet)
  }

  const whyConflict = ({ movie_id }: R): Sentence =>
    movie_id === null ? say(sentences, 'downloading_already') : downloadingFor(movie(movie_id))

  /** The first name that tells a quality. Without one, the torrent would count as the lowest quality and be replaced by any other. */
  const titleOf = (wanted: NewDownload, name: string | null, movie: { title: string; year: number | null }): string => {
    const names = [wanted.title, name].filter((name) => typeof name === 'string')
    return names.find((name) => isDescribed(parseRelease(name))) ?? wanted.title ?? `${movie.title} ${movie.year ?? ''}`.trim()
  }

  return {
    /**
     * A torrent that is downloading for this movie gets the new trackers instead, and is not new. Throws NotFound, Invalid, Conflict, or
     * UpstreamUnreachable.
     */
    async addOwn(wanted: NewDownload): Promise<{ download: Download; isNew: boolean }> {
      const row = movie(wanted.movie_id)
      const source = await sourceOf(wanted)
      const before = downloads.ofHash(source.info_hash)
      if (before && before.movie_id !== row.id) throw new Conflict(whyConflict(before))
      if (before) {
        await mergeTrackers(before, source)
        return { download: downloads.get(before.id), isNew: false }
      }
      const title = titleOf(wanted, source.name, row)
      const { quality, edition } = parseRelease(title)
      const queued = {
        movie_id: row.id,
        version_id: serving(row.id, { quality, edition }),
        release_id: null,
        title,
        source,
        indexer_id: null,
        quality,
        score: 0,
        size_bytes: source.size_bytes,
      }
      const taken = { info_hash: source.info_hash, movie_id: row.id, title, quality, taken_at: stamp(clock) }
      const id = journal.commit((tx, announce) => {
        noteGrabbed(tx, taken)
        return downloads.enqueue(tx, announce, queued)
      })
      return { download: downloads.get(id), isNew: true }
    },

    /** Blocklists its release and grabs another. */
    async blockAndSearch(id: number): Promise<Download> {
      const row = await downloads.giveUp(id, { ...say(sentences, 'blocked_by_you'), isBlocked: true })
      if (row.movie_id !== null) await acquisition.searchAndGrab(row.movie_id, 'retry')
      return downloads.get(id)
    },

    /** Replaces a stalled download once another release has been grabbed; until then it may still recover. */
    async replaceStalled(id: number): Promise<void> {
      const row = store.find(id)
      if (row?.state !== 'stalled' || row.movie_id === null) return
      const next = await acquisition.grabNext(row.movie_id)
      if (next !== null) await drive.fail(row, { ...whyStalled(row), isBlocked: true })
    },
  }
}

const whyStalled = ({ error_code, error, error_values }: Row): Sentence =>
  error_code === null || error === null
    ? say(sentences, 'stalled')
    : reasonOf({ code: error_code, text: error, values: error_values ?? {} })
