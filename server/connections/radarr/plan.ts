import type { NewExclusion } from '#server/catalog/movies/schema'
import type { FormatImport } from '#server/catalog/profiles/import-format'
import type { NewCustomFormat } from '#server/catalog/profiles/schema'
import { type Harm, type ImportKind, type ImportReport, importKinds, totalsOf } from '#server/connections/import/schema'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { askingForSecrets } from './hidden-secrets'
import type { Item } from './item'
import { titleWithYear } from './movie-facts'
import type { Present } from './present'
import { sentences } from './sentences'
import { type RadarrLibrary, shortened, type WireFormat } from './wire'

export type Plan = { [K in ImportKind]?: Item<unknown>[] }

export const settled = (name: string, outcome: 'matched' | 'impossible', ...reasons: Sentence[]): Item<never> => ({
  name: shortened(name),
  outcome,
  reasons,
  change: null,
})
type Left = { reason: Sentence; more?: readonly Sentence[]; harm: Harm; goes_to: string | null }
export const leftBehind = (name: string, { reason, more = [], harm, goes_to }: Left): Item<never> => ({
  name: shortened(name),
  outcome: 'left_behind',
  reasons: [reason, ...more],
  change: null,
  harm,
  goes_to,
})
type Planned<D> = { change: D; reasons?: readonly Sentence[] }
export const planned = <D>(name: string, outcome: 'added' | 'changed', { change, reasons = [] }: Planned<D>): Item<D> => ({
  name: shortened(name),
  outcome,
  reasons,
  change,
})
export const here = (name: string) => settled(name, 'matched', say(sentences, 'radarr_stays'))
/** Another room's objection to an item. */
export const objection = (why: Sentence | string) => say(sentences, 'radarr_said', { why })

/** Metadata ids of movies are integers in this range. */
export const isMovieId = (id: number): boolean => Number.isInteger(id) && id > 0 && id < 2 ** 31

const longestTag = 50
export const planTags = ({ tags }: RadarrLibrary, present: Present): Item<{ name: string }>[] => {
  const seen = new Set<string>()
  return tags.map(({ label }) => {
    const name = label.trim()
    if (name === '' || name.length > longestTag || !name.isWellFormed())
      return settled(label, 'impossible', say(sentences, 'radarr_tag_length', { most: longestTag }))
    if (present.tags.has(name.toLowerCase()) || seen.has(name.toLowerCase())) return here(name)
    seen.add(name.toLowerCase())
    return planned(name, 'added', { change: { name } })
  })
}

export type FormatReader = (shared: unknown) => FormatImport
export const planFormats = (
  { custom_formats }: RadarrLibrary,
  present: Present,
  read: FormatReader,
): Item<{ format: NewCustomFormat }>[] => {
  const seen = new Set<string>()
  return custom_formats.map((wire: WireFormat) => {
    if (present.formats.has(wire.name) || seen.has(wire.name)) return here(wire.name)
    const { taken, refused } = read({ name: wire.name, specifications: wire.specifications })
    const [found] = taken
    if (!found) {
      const why = refused[0] ? objection(refused[0].why) : say(sentences, 'radarr_not_understood')
      return { ...settled(wire.name, 'impossible', why), harm: 'guard', goes_to: '/settings/preferences' }
    }
    seen.add(wire.name)
    const notes = wire.includeCustomFormatWhenRenaming ? [say(sentences, 'radarr_format_in_names')] : []
    return planned(wire.name, 'added', { change: { format: found.format }, reasons: notes })
  })
}

const longestTitle = 300
export const planExclusions = (library: RadarrLibrary, present: Present): Item<NewExclusion>[] => {
  const movies = new Set(library.movies.map((movie) => movie.tmdbId))
  const seen = new Set<number>()
  return library.exclusions.map(({ tmdbId, movieTitle, movieYear }) => {
    const title = (movieTitle?.trim() || `Movie ${tmdbId}`).slice(0, longestTitle).toWellFormed()
    const year = movieYear && movieYear >= 1800 && movieYear <= 3000 ? movieYear : null
    const name = titleWithYear({ tmdbId, title, year })
    if (!isMovieId(tmdbId)) return settled(name, 'impossible', say(sentences, 'radarr_exclusion_without_id'))
    if (present.exclusions.has(tmdbId) || seen.has(tmdbId)) return here(name)
    if (present.movies.has(tmdbId) || movies.has(tmdbId)) return settled(name, 'impossible', say(sentences, 'radarr_exclusion_of_movie'))
    seen.add(tmdbId)
    return planned(name, 'added', { change: { metadata_id: tmdbId, title, year } })
  })
}

/** Items without a place here and unreadable ones are listed last within their kind. Only a preview can ask. */
export const reportOf = (plan: Plan, library: RadarrLibrary, applied: boolean): Omit<ImportReport, 'report_id'> => {
  const askedOf = applied ? () => ({}) : askingForSecrets(library)
  const sections = importKinds.map((kind) => {
    const unread = library.unreadable.filter((one) => one.kind === kind).map(({ name, reason }) => unreadable(kind, name, reason))
    const left = library.left_behind
      .filter((one) => one.kind === kind)
      .map(({ name, ...why }) => leftBehind(name, { ...why, goes_to: null }))
    const items = [...(plan[kind] ?? []), ...left, ...unread].map(({ name, outcome, reasons, harm = null, goes_to = null }) => ({
      name,
      outcome,
      reason: reasons.map(({ text }) => text).join('. '),
      reasons: [...reasons],
      harm,
      goes_to,
      ...askedOf(kind, { name, outcome, reasons }),
    }))
    return { kind, totals: totalsOf(items), items }
  })
  const { version } = library
  return { applied, source: 'radarr', version, totals: totalsOf(sections.flatMap(({ items }) => items)), kinds: sections }
}

/** What held downloads back there. */
const guards: ReadonlySet<ImportKind> = new Set([
  'custom_formats',
  'quality_profiles',
  'quality_sizes',
  'release_profiles',
  'delay_profiles',
  'exclusions',
  'blocklist',
  'grab_history',
])
const unreadable = (kind: ImportKind, name: string, reason: Sentence): Item<never> => ({
  ...settled(name, 'impossible', reason),
  harm: guards.has(kind) ? 'guard' : 'knowledge',
})
