import { setTimeout } from 'node:timers/promises'
import type { downloadsTable } from '#server/acquisition/downloads/table'
import type { IndexerRow } from '#server/acquisition/indexers/table'
import type { Movies } from '#server/catalog/movies/movies'
import type { MovieReading } from '#server/catalog/movies/reading'
import { minutes } from '#server/foundation/lib/duration'
import { Paused } from '#server/foundation/platform/errors'
import { expandBy } from '#server/foundation/platform/http/expand-by'
import type { Ground } from '#server/ground'
import { createAcquisition } from './acquisition'
import { createAskIndexers } from './ask-indexers'
import { createByHand } from './by-hand'
import { createCandidateStore } from './candidate-store'
import { createContexts, decisionSettings } from './context'
import { hasEnough } from './enough'
import { createEvaluate } from './evaluate-profile'
import { evaluateRoutes, previewRoutes } from './evaluate-routes'
import { createSyncFeeds } from './feeds'
import { createGrab, type VersionKey } from './grab'
import { createJoin } from './join'
import { createJudgeCandidates } from './judge-candidates'
import { createJudgeFile } from './judge-file'
import { createJudgeSize } from './judge-size'
import { createMergeTrackers } from './merge-trackers'
import { createPreviewProfile } from './preview-profile'
import { createRejudgeMovie } from './rejudge-movie'
import { createBlocklist, createReleases } from './releases'
import { createResolve, readTorrentWith } from './resolve'
import { blocklistRoutes, movieReleaseRoutes, movieSearchRoutes, releaseRoutes } from './routes'
import { createSearch } from './search'
import { defaultLimits } from './sizes'
import { skippedOn } from './user-patterns'

type ByHand = Parameters<typeof createByHand<typeof downloadsTable.$inferSelect>>[0]
type Joining = Parameters<typeof createJoin<typeof downloadsTable.$inferSelect>>[0]
type Merging = Pick<Parameters<typeof createMergeTrackers>[0], 'addTrackers'>
type Needs = {
  movies: Pick<Movies, 'note'> & Pick<MovieReading, 'row' | 'get' | 'byIds' | 'availableBefore'>
  versions: {
    of: (movieId: number) => readonly unknown[]
    keyOf: Parameters<typeof movieSearchRoutes>[0]['keyOf']
    wishesOf: Parameters<typeof createContexts>[0]['versions'] & Parameters<typeof createEvaluate>[0]['versions']
    serving: ByHand['serving']
  }
  profiles: {
    get: Parameters<typeof createContexts>[0]['profile']
    find: Parameters<typeof createJudgeFile>[0]['profile']
    tried: Parameters<typeof createEvaluate>[0]['profileOf']
    formats: { all: Parameters<typeof createJudgeFile>[0]['formats'] }
  }
  indexers: {
    find: (id: number | null) => IndexerRow | undefined
    byIds: (ids: readonly number[]) => ReadonlyMap<number, unknown>
    asking: Parameters<typeof createAskIndexers>[0] & {
      fetchSource: Parameters<typeof createResolve>[0]['fetchSource']
      nextSearchAt: () => Date | null
      searchesPerDay: () => number | null
    }
  }
  torrents: { readTorrent: Parameters<typeof readTorrentWith>[0] }
  library: { roots: { freeBytes: Parameters<typeof createContexts>[0]['freeBytes'] } }
  downloads: ByHand['downloads'] & Joining['downloads'] & Merging & { store: ByHand['store']; drive: ByHand['drive'] }
}

/** From a wanted movie to a chosen release. */
export const openAcquisition = (ground: Ground, needs: Needs) => {
  const { db, journal, clock, cursors, config, logs, background, options } = ground
  const { movies, versions, profiles, indexers, torrents, library, downloads } = needs
  const log = logs.for('acquisition', 'search')
  const { ask, askFeeds, askFeedOf, absentFor, firstAnswerAt } = createAskIndexers(indexers.asking)
  const [blocklist, releases] = [createBlocklist({ db, journal, clock, cursors }), createReleases({ db, cursors })]
  const candidateStore = createCandidateStore({ db, clock })
  const found = { movie: movies.row, profile: profiles.get, versions: versions.wishesOf }
  const contexts = createContexts({ db, clock, config, freeBytes: (id) => library.roots.freeBytes(id), ...found })
  const judging = createJudgeCandidates({ db, journal, clock, contexts, candidateStore })
  const pause =
    options.pause ?? ((ms: number, signal?: AbortSignal) => sleepUntilStopped(ms, [background.signal(), ...(signal ? [signal] : [])]))
  const search = createSearch({
    ...{ journal, clock, log, contexts, judging, movies, ask, absentFor, firstAnswerAt, pause },
    hasEnough: (movieId, rows) => versions.of(movieId).length < 2 && hasEnough(rows, contexts.contextFor(movieId, 'search')),
    grabbedSince: (tx, movieId, at) => candidateStore.isGrabbedSince(tx, movieId, at),
  })
  const readTorrent = readTorrentWith(torrents.readTorrent)
  const mergeTrackers = createMergeTrackers({ readTorrent, addTrackers: (id, trackers) => downloads.addTrackers(id, trackers) })
  const resolve = createResolve({ indexer: indexers.find, fetchSource: indexers.asking.fetchSource, readTorrent })
  const isHeld = () => config.get().import_held
  const waitsForAll = () => config.get().wait_for_slow_indexers
  const grab = createGrab({
    db,
    journal,
    clock,
    log: logs.for('acquisition', 'grab'),
    ...{ contexts, candidateStore, judging, movies, resolve, isHeld },
    enqueue: (tx, announce, queued) => downloads.enqueue(tx, announce, queued),
    join: createJoin({ downloads, mergeTrackers }),
    indexerName: (id) => indexers.find(id)?.name ?? null,
    hasSeveralVersions: (id) => versions.of(id).length > 1,
  })
  const { availableBefore } = movies
  const { nextSearchAt, searchesPerDay } = indexers.asking
  const pacing = { nextSearchAt, searchesPerDay, interval: () => minutes(config.get().search_interval_minutes), pause }
  const acquisition = createAcquisition({ db, clock, log, search, grab, ...pacing, availableBefore, isHeld, waitsForAll })
  const byHand = createByHand({
    ...{ journal, clock, downloads, readTorrent, mergeTrackers, acquisition },
    drive: { fail: (row, failure) => downloads.drive.fail(row, failure) },
    store: { find: (id) => downloads.store.find(id) },
    movie: movies.row,
    serving: versions.serving,
  })
  const syncFeeds = createSyncFeeds({ db, clock, log: logs.for('acquisition', 'feeds'), judging, grab, askFeeds })
  const evaluate = createEvaluate({
    ...{ db, clock, contexts },
    seenSince: releases.since,
    ...{ profileOf: profiles.tried, profile: profiles.get, versions: versions.wishesOf, feedOf: askFeedOf },
    settings: () => decisionSettings(config.get()),
  })

  const searchNow = (id: number, only?: VersionKey): void =>
    void background
      .begin('a search', () => acquisition.searchAndGrab(id, 'user', only))
      .catch((error: unknown) => log[error instanceof Paused ? 'info' : 'error']('search failed', { movie_id: id, error }))
  const expand = expandBy({ indexer: ['indexer_id', indexers.byIds], movie: ['movie_id', movies.byIds] })
  return {
    routes: [
      movieSearchRoutes({ movie: movies.get, keyOf: versions.keyOf, search: searchNow }),
      movieReleaseRoutes({ releases, expand, requireMovie: (id) => void movies.row(id) }),
      releaseRoutes({ releases, expand, grab: grab.grabRelease, download: (id) => downloads.get(id) }),
      evaluateRoutes(evaluate),
      previewRoutes(createPreviewProfile({ db, config, contexts, candidateStore, profileOf: profiles.tried })),
      blocklistRoutes({ blocklist }),
    ],
    ...acquisition,
    ...byHand,
    searchNow,
    defaultSizes: defaultLimits,
    judgeFile: {
      ...createJudgeFile({ config, profile: profiles.find, formats: profiles.formats.all }),
      flagsOf: releases.flagsOf,
      whyNotSize: createJudgeSize({ profile: profiles.find, listedSize: releases.listedSize, isBlocked: blocklist.holds }),
    },
    syncFeeds,
    rejudge: createRejudgeMovie({ judging, candidateStore, movies }),
    search,
    grab,
    contexts,
    candidateStore,
    judging,
    blocklist,
    releases,
    skippedOn,
    forgetOld: candidateStore.forgetOld,
    forgetMovies: candidateStore.forgetMovies,
  }
}

const sleepUntilStopped = async (ms: number, by: AbortSignal[]): Promise<void> => {
  const signal = AbortSignal.any(by)
  await setTimeout(ms, undefined, { signal }).catch(() => signal.throwIfAborted())
}
