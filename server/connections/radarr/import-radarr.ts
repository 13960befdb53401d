import type { SizeLimit } from '#server/catalog/profiles/schema'
import type { ImportRecords } from '#server/connections/import/records'
import type { Pace } from '#server/connections/import/runs'
import type { ImportReport } from '#server/connections/import/schema'
import type { Config } from '#server/foundation/config/schema'
import { attempt } from '#server/foundation/lib/attempt'
import type { PathMap } from '#server/foundation/lib/path-map'
import { say } from '#server/foundation/lib/sentence'
import type { Db } from '#server/foundation/platform/db/open'
import type { Watched } from './apply-batches'
import type { Item } from './item'
import { gatherPlaces, type RootGuard, rootFinder } from './places'
import { type FormatReader, planExclusions, planFormats, planTags, reportOf } from './plan'
import { planClients } from './plan-clients'
import { planCollections } from './plan-collections'
import { planIndexers } from './plan-indexers'
import { planLists } from './plan-lists'
import { planMovies, type Seen, type Spot, spotsOf } from './plan-movies'
import { movieIdsOf, planBlocklist, planPast } from './plan-past'
import { planProfiles } from './plan-profiles'
import { planRules } from './plan-rules'
import { planSettings } from './plan-settings'
import { readPresent } from './present'
import { sentences } from './sentences'
import type { RadarrLibrary, WireMovie } from './wire'

export type ImportRadarr = ReturnType<typeof createImportRadarr>
export type FullPlan = Awaited<ReturnType<typeof planned>>
type Deps = {
  db: Db
  config: { get(): Config }
  defaultSizes: (quality: string) => Omit<SizeLimit, 'quality'>
  readFormats: FormatReader
  problemOfProfile: Parameters<typeof planProfiles>[1]['problemOf']
  addressOfIndexer: Parameters<typeof planIndexers>[1]['addressOf']
  guard: RootGuard
  /** The size of a file below a library folder. Throws if it does not exist or leads outside the folder. */
  sizeOf: (root: string, relativePath: string) => Promise<number>
  apply: (plan: FullPlan, watched: Watched) => Promise<void>
  /** Holds back everything automatic from before the first change. */
  records: Pick<ImportRecords, 'begin' | 'keep' | 'end' | 'leave'>
}
type Order = { path_map: PathMap; dry: boolean; pace: Pace }

const atOnce = 8

/** Imports another program's library. Existing things stay as they are, so a second import changes nothing. */
export const createImportRadarr = (deps: Deps) => {
  const run = async (library: RadarrLibrary, { path_map, dry, pace }: Order): Promise<ImportReport> => {
    const plan = await planned(library, { path_map, pace }, deps)
    const { added, changed } = reportOf(plan, library, true).totals
    if (dry || added + changed === 0) return { ...reportOf(plan, library, !dry), report_id: null }
    const report_id = deps.records.begin('radarr')
    try {
      await deps.apply(plan, { keep: (tx, made) => deps.records.keep(tx, report_id, made), pace })
      const report = reportOf(plan, library, true)
      await deps.records.end(report_id, report)
      return { ...report, report_id }
    } finally {
      deps.records.leave(report_id)
    }
  }

  return {
    /** Shows what an import would do. Writes nothing. */
    preview: (library: RadarrLibrary, path_map: PathMap, pace: Pace): Promise<ImportReport> => run(library, { path_map, dry: true, pace }),
    take: (library: RadarrLibrary, path_map: PathMap, pace: Pace): Promise<ImportReport> => run(library, { path_map, dry: false, pace }),
  }
}

const planned = async (library: RadarrLibrary, { path_map, pace }: Pick<Order, 'path_map' | 'pace'>, deps: Deps) => {
  const before = readPresent(deps.db)
  const { items: root_folders, places } = await gatherPlaces(library, before, { path_map, guard: deps.guard })
  const spots = spotsOf(library, places, path_map)
  const seen = await seeFiles(spots, deps.sizeOf, pace)
  // No await from here on, so the plan matches the current library.
  const present = readPresent(deps.db)
  const tags = planTags(library, present)
  const tagNames = comingIn(tags)
  const names = {
    tags: new Map(library.tags.flatMap(({ id, label }) => (tagNames.has(label.trim()) ? [[id, label.trim()] as const] : []))),
  }
  const custom_formats = planFormats(library, present, deps.readFormats)
  const indexers = planIndexers(library, { present, addressOf: deps.addressOfIndexer, tags: names.tags })
  const rules = planRules(library, { ...names, indexers: indexerNames(library, indexers) }, deps)
  const problemOf = deps.problemOfProfile
  const quality_profiles = planProfiles(library, { present, formats: comingIn(custom_formats), problemOf, rules: rules.rules })
  const profileNames = comingIn(quality_profiles)
  const profiles = new Map(library.quality_profiles.flatMap(({ id, name }) => (profileNames.has(name) ? [[id, name] as const] : [])))
  const rootOf = rootFinder(places, path_map)
  const coming = { present, movieOf: movieIdsOf(library) }
  const past = planPast(library, coming)
  return {
    tags,
    custom_formats,
    quality_profiles,
    ...settledRules(rules.items, quality_profiles),
    root_folders,
    ...planSettings(library, deps.config.get()),
    indexers,
    ...planClients(library, present, path_map),
    lists: planLists(library, { present, profiles, tags: names.tags, rootOf }),
    exclusions: planExclusions(library, present),
    blocklist: planBlocklist(library, coming),
    grab_history: past.items,
    collections: planCollections(library, { present, profiles, tags: names.tags, rootOf }),
    movies: planMovies(library, { present, spots, seen, profiles, tags: names.tags, hashOfFile: past.hashOfFile }),
  }
}

/** The rules came along if they came into a profile; if every profile has them already, nothing happens. */
const settledRules = (
  items: ReturnType<typeof planRules>['items'],
  profiles: readonly Item<unknown>[],
): ReturnType<typeof planRules>['items'] => {
  if (profiles.some(({ change }) => change !== null)) return items
  const outcome = profiles.length === 0 ? ({ outcome: 'left_behind', harm: 'guard' } as const) : ({ outcome: 'matched' } as const)
  const settle = (some: readonly Item<null>[]) => some.map((item) => (item.outcome === 'added' ? { ...item, ...outcome } : item))
  return {
    release_profiles: settle(items.release_profiles),
    delay_profiles: settle(items.delay_profiles),
    quality_sizes: settle(items.quality_sizes),
  }
}

/** Radarr's indexers that exist here or will be imported: from its id to our name. */
const indexerNames = ({ indexers }: RadarrLibrary, items: readonly Item<unknown>[]): Map<number, string> =>
  new Map(
    indexers.flatMap(({ id }, place) => (id && items[place]?.outcome !== 'impossible' ? [[id, items[place]?.name ?? ''] as const] : [])),
  )

const comingIn = (items: readonly Item<unknown>[]): Set<string> =>
  new Set(items.filter(({ outcome }) => outcome !== 'impossible').map(({ name }) => name))

/** Whether the files exist, and their sizes; several at a time, because a disk may be slow. */
const seeFiles = async (spots: ReadonlyMap<WireMovie, Spot>, sizeOf: Deps['sizeOf'], pace: Pace): Promise<Map<WireMovie, Seen>> => {
  const seen = new Map<WireMovie, Seen>()
  const wanted = [...spots].flatMap(([movie, { root, file }]) => (file ? [{ movie, root, path: file.relative_path }] : []))
  for (let start = 0; start < wanted.length; start += atOnce) {
    pace.tell(start, wanted.length)
    await Promise.all(
      wanted.slice(start, start + atOnce).map(async ({ movie, root, path }) => {
        const size = await attempt(() => sizeOf(root, path))
        seen.set(movie, size.ok ? size.value : say(sentences, 'radarr_file_not_in', { path, folder: root }))
      }),
    )
  }
  return seen
}
