import type { Pace } from '#server/connections/import/runs'
import type { Made } from '#server/connections/import/schema'
import type { Announce } from '#server/foundation/history/journal'
import { say } from '#server/foundation/lib/sentence'
import type { Tx } from '#server/foundation/platform/db/open'
import { Conflict } from '#server/foundation/platform/errors'
import { createBatches, type Watched } from './apply-batches'
import type { ApplyDeps, MovieRow } from './apply-deps'
import { applyPast } from './apply-past'
import { createApplyRules } from './apply-rules'
import type { FullPlan } from './import-radarr'
import type { Item } from './item'
import type { MovieChange } from './plan-movies'
import { type Present, readPresent } from './present'
import { sentences } from './sentences'

/** Carries out a plan, kind by kind in dependency order. Records failures on their item and continues. */
export const createApply =
  (deps: ApplyDeps) =>
  async (plan: FullPlan, { keep, pace }: Watched): Promise<void> => {
    const batches = createBatches({ ...deps, keep, tell: tellingOf(plan, pace) })
    const { made, oneByOne, inBatches } = batches
    const { add, takeIndexer, takeProfile, takeSetting, takeList } = createApplyRules(deps, made)
    await oneByOne(plan.tags, add('tag', deps.addTag))
    await oneByOne(plan.custom_formats, ({ format }) => add('format', deps.addFormat)(format))
    await oneByOne(plan.root_folders, add('root', deps.addRoot))
    await oneByOne(plan.indexers, takeIndexer)
    await oneByOne(plan.quality_profiles, takeProfile)
    await oneByOne([...plan.naming, ...plan.settings], takeSetting)
    await oneByOne(plan.download_clients, add('client', deps.addClient))
    await oneByOne(plan.lists, takeList)
    await inBatches(plan.exclusions, (tx, announce, exclusion) => {
      made.push({ what: 'exclusion', id: deps.exclude(tx, announce, exclusion).id })
    })
    const present = readPresent(deps.db)
    await inBatches(plan.movies, (tx, announce, planned) => {
      made.push(...takeMovie(tx, announce, { planned, present, deps }))
    })
    await applyPast(plan, deps, batches)
  }

/** Counts what is carried out, of everything that will be. */
const tellingOf = (plan: FullPlan, pace: Pace): ((more: number) => void) => {
  const lists: readonly (readonly Item<unknown>[])[] = Object.values(plan)
  const total = lists.flat().filter(({ change }) => change !== null).length
  let done = 0
  return (more) => {
    pace.tell(done, total)
    done += more
  }
}

type Taking = { planned: MovieChange; present: Present; deps: ApplyDeps }
const takeMovie = (tx: Tx, announce: Announce, { planned, present, deps }: Taking): Made[] => {
  const { movies, adopt } = deps
  const root = present.roots.find(({ path }) => path === planned.spot?.root)
  // Its library folder failed to import: without its file, the movie would be downloaded again.
  if (planned.file && !root) throw new Conflict(say(sentences, 'radarr_no_library_folder', { path: planned.spot?.root ?? '' }))
  const movie = movieOf(tx, announce, { planned, present, deps })
  const made: Made[] = planned.known === null ? [{ what: 'movie', id: movie.id }] : retagged(planned, movie.id, present)
  if (planned.known === null && planned.last_searched_at) movies.note(tx, movie.id, { last_searched_at: planned.last_searched_at })
  const version_id = planned.is_version ? versionOf(tx, announce, { planned, present, deps }) : undefined
  if (version_id !== undefined) made.push({ what: 'version', id: version_id })
  if (!root) return made
  if (version_id === undefined && planned.spot?.folder && movie.folder === null)
    movies.note(tx, movie.id, { root_folder_id: root.id, folder: planned.spot.folder })
  if (planned.file) {
    const found = { movie, version_id, root_folder_id: root.id, ...planned.file }
    const id = adopt(tx, announce, { ...found, media_info: null, imported_from: 'Radarr' })
    made.push({ what: 'file', id })
  }
  return made
}

/** Named after the profile that it has there. Throws Conflict if its profile failed to import. */
const versionOf = (tx: Tx, announce: Announce, { planned, present, deps }: Taking): number => {
  const { known, profile: name } = planned
  const profile = present.profiles.get(name ?? '')
  if (known === null || !profile) throw new Conflict(say(sentences, 'radarr_no_version_profile', { name: name ?? '' }))
  return deps.addVersion(tx, announce, { movieId: known, wanted: { name: profile.name, quality_profile_id: profile.id } })
}

const tagIdsOf = ({ tags }: MovieChange, present: Present): number[] => tags.flatMap((name) => present.tags.get(name.toLowerCase()) ?? [])

/** The tags that a movie of the library gets in addition. */
const retagged = (planned: MovieChange, id: number, present: Present): Made[] => {
  const before = present.movies.get(planned.facts.metadata_id)?.tag_ids
  const tag_ids = tagIdsOf(planned, present).filter((tag) => !before?.has(tag))
  return tag_ids.length > 0 ? [{ what: 'movie_tags', id, tag_ids }] : []
}

/** The library's movie with its new tags; adds the movie if it is missing. */
const movieOf = (tx: Tx, announce: Announce, { planned, present, deps: { movies, movie } }: Taking): MovieRow => {
  const tag_ids = tagIdsOf(planned, present)
  if (planned.known !== null) {
    if (tag_ids.length > 0) movies.tagMore(tx, announce, { id: planned.known, tag_ids })
    return movie(planned.known)
  }
  const { facts: found, monitored, minimum_availability, added_at } = planned
  const quality_profile_id = present.profiles.get(planned.profile ?? '')?.id
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
