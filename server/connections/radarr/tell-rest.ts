import { type Sentence, say } from '#server/foundation/lib/sentence'
import { sentences } from './sentences'
import { type LeftBehind, shortened } from './wire'

/** Something that Radarr has and Marquee does not, in the shape of Radarr's API. */
export type Thing = Readonly<Record<string, unknown>>
/** Radarr's tags by their id. */
type Tags = ReadonlyMap<number, string>

const text = (value: unknown): string =>
  shortened(typeof value === 'string' ? value : typeof value === 'object' ? JSON.stringify(value ?? '') : String(value ?? ''))
const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, 50) : [])
const things = (value: unknown): Thing[] => listIn(value).filter((one): one is Thing => typeof one === 'object' && one !== null)
const namesOf = (ids: unknown, tags: Tags): string[] => listIn(ids).map((id) => tags.get(Number(id)) ?? text(id))
const isOn = (value: unknown): boolean => value === true || value === 1

/** Our name of what it tells about. */
const events: Readonly<Record<string, string>> = {
  onGrab: 'release_grabbed',
  onDownload: 'import_completed',
  onUpgrade: 'file_upgraded',
  onRename: 'file_renamed',
  onMovieAdded: 'movie_added',
  onMovieDelete: 'movie_removed',
  onMovieFileDelete: 'file_removed',
  onMovieFileDeleteForUpgrade: 'file_upgraded',
  onHealthIssue: 'health_changed',
  onHealthRestored: 'health_changed',
  onApplicationUpdate: 'update_available',
  onManualInteractionRequired: 'import_failed',
}

/** The columns that say so in its database. */
export const notificationEvents = Object.keys(events).map((event) => `O${event.slice(1)}`)

export const notificationFrom = (thing: Thing, tags: Tags): LeftBehind => {
  const told = [...new Set(Object.entries(events).flatMap(([field, event]) => (isOn(thing[field]) ? [event] : [])))]
  const only = namesOf(thing.tags, tags)
  const more: Sentence[] = [
    ...(told.length > 0 ? [say(sentences, 'radarr_events', { events: told })] : []),
    ...(only.length > 0 ? [say(sentences, 'radarr_only_tags', { names: only })] : []),
  ]
  const reason = say(sentences, 'radarr_notification', { implementation: text(thing.implementation) })
  return { kind: 'notifications', name: text(thing.name), reason, more, harm: 'setting' }
}

export const metadataFrom = ({ name, implementation }: Thing): LeftBehind => ({
  kind: 'metadata',
  name: text(name),
  reason: say(sentences, 'radarr_metadata', { implementation: text(implementation) }),
  harm: 'setting',
})

const filterOf = ({ key, type, value }: Thing): string =>
  `${text(key)} ${text(type)} ${listIn(value).map(text).join(', ') || text(value)}`.trim()
export const viewFrom = ({ label, filters }: Thing): LeftBehind => {
  const all = things(filters).map(filterOf)
  const more = all.length > 0 ? [say(sentences, 'radarr_view_filters', { filters: all })] : []
  return { kind: 'views', name: text(label), reason: say(sentences, 'radarr_view'), more, harm: 'comfort' }
}

/** Its fields are an object here, or a list of them with names. */
const conditionOf = ({ implementation, fields }: Thing): string => {
  const values = Array.isArray(fields)
    ? things(fields).map(({ name, value }) => [text(name), value] as const)
    : Object.entries(fields ?? {})
  const told = values.filter(
    ([name, value]) => !['name', 'negate', 'required', 'order', 'implementationName'].includes(name) && value !== null,
  )
  return `${text(implementation).replace('Specification', '')} ${told.map(([, value]) => listIn(value).map(text).join(', ') || text(value)).join(' – ')}`
}

export const autoTagFrom = (thing: Thing, tags: Tags): LeftBehind => {
  const [names, conditions] = [namesOf(thing.tags, tags), things(thing.specifications).map(conditionOf)]
  const more: Sentence[] = [
    ...(names.length > 0 ? [say(sentences, 'radarr_auto_tag_sets', { names })] : []),
    ...(conditions.length > 0 ? [say(sentences, 'radarr_auto_tag_for', { conditions })] : []),
    ...(isOn(thing.removeTagsAutomatically) ? [say(sentences, 'radarr_auto_tag_removes')] : []),
  ]
  return { kind: 'auto_tags', name: text(thing.name), reason: say(sentences, 'radarr_auto_tag'), more, harm: 'setting' }
}

export const pendingFrom = ({ title }: Thing): LeftBehind => ({
  kind: 'state',
  name: text(title),
  reason: say(sentences, 'radarr_pending'),
  harm: 'comfort',
})

/** What the metadata provider or an examination brings again, if a movie has it; by the name of its column. */
export const factsOfMoviesFrom = (movies: readonly (Thing | null)[]): LeftBehind[] => {
  const isFilled = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value))
  const has = (field: string) => movies.some((movie) => isFilled(movie?.[field]))
  const isExamined = movies.some((movie) => isFilled((movie?.movieFile as Thing | null | undefined)?.mediaInfo))
  const refreshed = ['keywords', 'studio', 'website'].filter(has).map((field): LeftBehind => {
    const name = `MovieMetadata.${field.charAt(0).toUpperCase()}${field.slice(1)}`
    return { kind: 'movies', name, reason: say(sentences, 'radarr_refreshed'), harm: 'comfort' }
  })
  const reason = say(sentences, 'radarr_examined')
  return isExamined ? [...refreshed, { kind: 'files', name: 'MovieFiles.MediaInfo', reason, harm: 'comfort' }] : refreshed
}

export const tagsOf = (tags: readonly { id: number; label: string }[]): Tags => new Map(tags.map(({ id, label }) => [id, label]))
