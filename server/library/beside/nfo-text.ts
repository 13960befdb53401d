import type { collectionsTable, moviesTable } from '#server/catalog/movies/table'
import type { MediaInfo } from '#server/library/media/schema'

type Movie = Pick<
  typeof moviesTable.$inferSelect,
  | 'metadata_id'
  | 'external_ids'
  | 'title'
  | 'original_title'
  | 'sort_title'
  | 'overview'
  | 'tagline'
  | 'year'
  | 'runtime_minutes'
  | 'genres'
  | 'certification'
  | 'cinema_date'
  | 'digital_date'
  | 'physical_date'
  | 'trailer_url'
  | 'rating'
  | 'rating_votes'
  | 'user_rating'
  | 'watched_at'
  | 'play_count'
  | 'added_at'
>
export type Described = {
  movie: Movie
  collection: Pick<typeof collectionsTable.$inferSelect, 'name' | 'overview'> | null
  cast: readonly { name: string; character: string | null }[]
  crew: readonly { name: string; job: string }[]
  tags: readonly string[]
  edition: string
  media_info: MediaInfo | null
}

/** An element: text, or elements inside. Null and empty ones are left out. */
type Element = readonly [name: string, content: string | number | null | readonly Element[], attributes?: Readonly<Record<string, string>>]

/** What Kodi, Jellyfin, and Emby read of a movie beside its file. A position changes too often to be in it. */
export const nfoOf = (described: Described): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${written(['movie', elementsOf(described)], '')}`

const elementsOf = ({ movie, collection, cast, crew, tags, edition, media_info }: Described): Element[] => [
  ['title', movie.title],
  ['originaltitle', movie.original_title],
  ['sorttitle', movie.sort_title],
  ['year', movie.year],
  ['premiered', movie.cinema_date ?? movie.digital_date ?? movie.physical_date],
  ['plot', movie.overview],
  ['tagline', movie.tagline],
  ['runtime', movie.runtime_minutes],
  ['mpaa', movie.certification],
  ...movie.genres.map((genre): Element => ['genre', genre]),
  ...tags.map((tag): Element => ['tag', tag]),
  ['edition', edition],
  [
    'set',
    collection && [
      ['name', collection.name],
      ['overview', collection.overview],
    ],
  ],
  ...namesOf(crew, directing).map((name): Element => ['director', name]),
  ...namesOf(crew, writing).map((name): Element => ['credits', name]),
  ...cast.map(
    ({ name, character }, order): Element => [
      'actor',
      [
        ['name', name],
        ['role', character],
        ['order', order],
      ],
    ],
  ),
  ['ratings', movie.rating === null ? null : [ratingOf(movie.rating, movie.rating_votes)]],
  ['userrating', movie.user_rating],
  ['watched', movie.watched_at === null ? null : 'true'],
  ['playcount', movie.watched_at === null ? null : Math.max(1, movie.play_count)],
  ['lastplayed', movie.watched_at && moment(movie.watched_at)],
  ['uniqueid', movie.metadata_id, { type: 'tmdb', default: 'true' }],
  ['uniqueid', movie.external_ids.imdb_id ?? null, { type: 'imdb' }],
  ['trailer', movie.trailer_url],
  ['dateadded', moment(movie.added_at)],
  ['fileinfo', media_info && [['streamdetails', streamsOf(media_info)]]],
]

const moment = (at: string): string => at.slice(0, 19).replace('T', ' ')

const ratingOf = (value: number, votes: number | null): Element => [
  'rating',
  [
    ['value', value],
    ['votes', votes],
  ],
  { name: 'themoviedb', max: '10', default: 'true' },
]

const directing = new Set(['Director'])
const writing = new Set(['Writer', 'Screenplay', 'Story'])
const namesOf = (crew: Described['crew'], jobs: ReadonlySet<string>): string[] => [
  ...new Set(crew.filter(({ job }) => jobs.has(job)).map(({ name }) => name)),
]

const streamsOf = ({ video, audio, subtitles, duration_seconds }: MediaInfo): Element[] => [
  [
    'video',
    video && [
      ['codec', video.codec],
      ['width', video.width],
      ['height', video.height],
      ['durationinseconds', duration_seconds && Math.round(duration_seconds)],
    ],
  ],
  ...audio.map(
    (track): Element => [
      'audio',
      [
        ['codec', track.codec],
        ['language', track.language],
        ['channels', track.channels],
      ],
    ],
  ),
  ...subtitles.map((track): Element => ['subtitle', [['language', track.language]]]),
]

const written = ([name, content, attributes = {}]: Element, indent: string): string => {
  if (content === null || content === '') return ''
  const open = `${indent}<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(value)}"`)
    .join('')}>`
  if (typeof content !== 'object') return `${open}${escaped(String(content))}</${name}>\n`
  const inside = content.map((element) => written(element, `${indent}  `)).join('')
  return inside === '' ? '' : `${open}\n${inside}${indent}</${name}>\n`
}

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Control characters have no place in XML. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, (mark) => (mark === '\n' || mark === '\t' ? mark : ' '))
    .replaceAll(/[&<>"]/g, (mark) => marks[mark] ?? '')
