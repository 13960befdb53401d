import type { NewExclusion } from '#server/catalog/movies/schema'
import type { FormatImport } from '#server/catalog/profiles/import-format'
import type { NewCustomFormat } from '#server/catalog/profiles/schema'
import type { ImportReport, Outcome, Totals } from '#server/connections/import/schema'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { titleWithYear } from './movie-facts'
import type { Present } from './present'
import { sentences } from './sentences'
import { type Kind, kinds, type RadarrLibrary, shortened, type WireFormat } from './wire'

/** A Radarr item and its outcome. `change` is what the import does for it; null means nothing. */
export type Item<D> = { name: string; outcome: Outcome; reasons: readonly Sentence[]; change: D | null }
export type Plan = { [K in Kind]: Item<unknown>[] }

export const settled = (name: string, outcome: 'matched' | 'impossible', ...reasons: Sentence[]): Item<never> => ({
  name: shortened(name),
  outcome,
  reasons,
  change: null,
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
    if (!found) return settled(wire.name, 'impossible', refused[0] ? objection(refused[0].why) : say(sentences, 'radarr_not_understood'))
    seen.add(wire.name)
    return planned(wire.name, 'added', { change: { format: found.format } })
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

/** Unreadable items are listed last within their kind. */
export const reportOf = (plan: Plan, { version, unreadable }: RadarrLibrary, applied: boolean): Omit<ImportReport, 'report_id'> => {
  const sections = kinds.map((kind) => {
    const unread = unreadable.filter((one) => one.kind === kind).map(({ name, reason }) => settled(name, 'impossible', reason))
    const items = [...plan[kind], ...unread].map(({ name, outcome, reasons }) => ({
      name,
      outcome,
      reason: reasons.map(({ text }) => text).join('. '),
      reasons: [...reasons],
    }))
    return { kind, totals: totalsOf(items), items }
  })
  return { applied, source: 'radarr', version, totals: totalsOf(sections.flatMap(({ items }) => items)), kinds: sections }
}

const totalsOf = (items: readonly { outcome: Outcome }[]): Totals => {
  const totals = { matched: 0, added: 0, changed: 0, impossible: 0 }
  for (const { outcome } of items) totals[outcome]++
  return totals
}
