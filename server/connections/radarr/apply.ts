import type { NewIndexer } from '#server/acquisition/indexers/schema'
import type { Movies } from '#server/catalog/movies/movies'
import type { NewExclusion } from '#server/catalog/movies/schema'
import type { moviesTable } from '#server/catalog/movies/table'
import type { NewCustomFormat, NewQualityProfile } from '#server/catalog/profiles/schema'
import type { Announce, Journal } from '#server/foundation/history/journal'
import { attempt } from '#server/foundation/lib/attempt'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import { codeOf } from '#server/foundation/platform/durable-files'
import { Conflict, Forbidden, Invalid, NotFound, sentenceOf, Unavailable } from '#server/foundation/platform/errors'
import type { Log } from '#server/foundation/platform/log'
import { sentences as platform } from '#server/foundation/platform/sentences'
import type { AdoptFile } from '#server/library/files/adopt-file'
import type { FullPlan } from './import-radarr'
import { type Item, objection } from './plan'
import type { MovieChange } from './plan-movies'
import { type Present, readPresent } from './present'
import { sentences } from './sentences'

export type Apply = ReturnType<typeof createApply>
type MovieRow = typeof moviesTable.$inferSelect
type Deps = {
  db: Db
  journal: Journal
  log: Log
  addTag: (tag: { name: string }) => unknown
  addFormat: (format: NewCustomFormat) => unknown
  addProfile: (profile: NewQualityProfile) => unknown
  addRoot: (root: { path: string }) => Promise<unknown>
  addIndexer: (indexer: NewIndexer) => unknown
  changeIndexer: (id: number, patch: { api_key: string; enabled: boolean }) => unknown
  exclude: (tx: Tx, announce: Announce, exclusion: NewExclusion) => unknown
  movies: Pick<Movies, 'importMovie' | 'tagMore' | 'note'>
  movie: (id: number) => MovieRow
  adopt: AdoptFile
}

/** Items per transaction in a long list. */
const batchSize = 25

/** Carries out a plan, kind by kind in dependency order. Records failures on their item and continues. */
export const createApply = (deps: Deps) => {
  const { db, journal, log } = deps

  const fail = (item: Item<unknown>, error: Error): void => {
    if (['SQLITE_FULL', 'ENOSPC', 'EDQUOT'].includes(codeOf(error))) throw error
    const isRefusal = [Conflict, Forbidden, Invalid, NotFound, Unavailable].some((kind) => error instanceof kind)
    if (!isRefusal) log.error('a Radarr item could not be imported', { name: item.name, error })
    item.outcome = 'impossible'
    item.reasons = [isRefusal ? refusalOf(error) : say(platform, 'unforeseen')]
  }

  const oneByOne = async <D>(items: readonly Item<D>[], change: (wanted: D) => unknown): Promise<void> => {
    for (const item of items) {
      const wanted = item.change
      if (wanted === null) continue
      const done = await attempt(() => change(wanted))
      if (!done.ok) fail(item, done.error)
      await Bun.sleep(0)
    }
  }

  /** Changes many items in one transaction; if one fails, each gets its own. */
  const inBatches = async <D>(items: readonly Item<D>[], change: (tx: Tx, announce: Announce, wanted: D) => void): Promise<void> => {
    const commit = (some: readonly Item<D>[]) =>
      attempt(() =>
        journal.commit((tx, announce) => {
          for (const item of some) change(tx, announce, item.change as D)
        }),
      )
    const commitEach = async (some: readonly Item<D>[]) => {
      for (const item of some) {
        const done = await commit([item])
        if (!done.ok) fail(item, done.error)
      }
    }
    const due = items.filter((item) => item.change !== null)
    for (let start = 0; start < due.length; start += batchSize) {
      const batch = due.slice(start, start + batchSize)
      const done = await commit(batch)
      if (!done.ok) await commitEach(batch)
      await Bun.sleep(0)
    }
  }

  return async (plan: FullPlan): Promise<void> => {
    await oneByOne(plan.tags, deps.addTag)
    await oneByOne(plan.custom_formats, ({ format }) => deps.addFormat(format))
    const { formats } = readPresent(db)
    await oneByOne(plan.quality_profiles, ({ profile, scores }) => {
      const format_scores = scores.flatMap(({ format, score }) => {
        const custom_format_id = formats.get(format)
        return custom_format_id === undefined ? [] : [{ custom_format_id, score }]
      })
      return deps.addProfile({ ...profile, format_scores })
    })
    await oneByOne(plan.root_folders, deps.addRoot)
    await oneByOne(plan.indexers, (change) =>
      'add' in change ? deps.addIndexer(change.add) : deps.changeIndexer(change.id, { api_key: change.api_key, enabled: change.enabled }),
    )
    await inBatches(plan.exclusions, deps.exclude)
    const present = readPresent(db)
    await inBatches(plan.movies, (tx, announce, planned) => takeMovie(tx, announce, { planned, present, deps }))
  }
}

/** Includes the name of an invalid field. */
const refusalOf = (error: Error): Sentence => {
  const why = sentenceOf(error)
  if (why === null) return objection(error.message)
  return error instanceof Invalid && error.field !== undefined ? say(sentences, 'radarr_refused_field', { field: error.field, why }) : why
}

type Taking = { planned: MovieChange; present: Present; deps: Deps }
const takeMovie = (tx: Tx, announce: Announce, { planned, present, deps }: Taking): void => {
  const { movies, adopt } = deps
  const root = present.roots.find(({ path }) => path === planned.spot?.root)
  // Its library folder failed to import: without its file, the movie would be downloaded again.
  if (planned.file && !root) throw new Conflict(say(sentences, 'radarr_no_library_folder', { path: planned.spot?.root ?? '' }))
  const movie = movieOf(tx, announce, { planned, present, deps })
  if (!root) return
  if (planned.spot?.folder && movie.folder === null) movies.note(tx, movie.id, { root_folder_id: root.id, folder: planned.spot.folder })
  if (planned.file) adopt(tx, announce, { movie, root_folder_id: root.id, ...planned.file, media_info: null, imported_from: 'Radarr' })
}

/** The library's movie with its new tags; adds the movie if it is missing. */
const movieOf = (tx: Tx, announce: Announce, { planned, present, deps: { movies, movie } }: Taking): MovieRow => {
  const tag_ids = planned.tags.flatMap((name) => present.tags.get(name.toLowerCase()) ?? [])
  if (planned.known !== null) {
    if (tag_ids.length > 0) movies.tagMore(tx, announce, { id: planned.known, tag_ids })
    return movie(planned.known)
  }
  const { facts: found, monitored, minimum_availability, added_at } = planned
  const quality_profile_id = present.profiles.get(planned.profile ?? '')
  const root_folder_id = present.roots.find(({ path }) => path === planned.spot?.root)?.id
  const wanted = {
    metadata_id: found.metadata_id,
    monitored,
    minimum_availability,
    tag_ids,
    ...(quality_profile_id !== undefined && { quality_profile_id }),
    ...(root_folder_id !== undefined && { root_folder_id }),
  }
  return movies.importMovie(tx, announce, { wanted, found, added_at })
}
