import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { tooManyPages } from '#server/foundation/platform/errors'
import { type AskProgram, nonsense, notThere } from './ask-program'
import type { OpenedPlayer } from './push-states'
import type { StatesThere, StateThere } from './schema'
import { dateIn, imdbIn, nameIn, ratingIn, titleIn, tmdbIn, yearIn } from './values'

const optional = <T extends TSchema>(schema: T) => Type.Optional(Type.Union([schema, Type.Null()]))
const WireMovie = Type.Object({
  ratingKey: optional(Type.String()),
  title: Type.String(),
  year: optional(Type.Number()),
  guid: optional(Type.String()),
  Guid: optional(Type.Array(Type.Object({ id: Type.String() }))),
  viewCount: optional(Type.Number()),
  viewOffset: optional(Type.Number()),
  lastViewedAt: optional(Type.Number()),
  userRating: optional(Type.Number()),
  Media: optional(Type.Array(Type.Object({ Part: optional(Type.Array(Type.Object({ file: optional(Type.String()) }))) }))),
})
type WireMovie = Static<typeof WireMovie>
const WireSection = Type.Object({ key: Type.Union([Type.String(), Type.Number()]), type: Type.String() })

const party = 'Plex'
const perPage = 500
const mostItems = 200_000

/** Reads what the owner of the token did with the movies of Plex: it tells nobody else's state. Throws Invalid. */
const readPlex = async (ask: AskProgram): Promise<StatesThere> => {
  const { version } = containerOf(await ask('/identity')) ?? {}
  if (typeof version !== 'string') throw notThere(party)
  const states: StateThere[] = []
  const unreadable: string[] = []
  for (const section of movieSections(await ask('/library/sections')))
    for await (const movie of moviesIn(ask, section)) {
      if (Value.Check(WireMovie, movie)) states.push(stateOf(movie))
      else unreadable.push(nameIn(movie, 'title'))
    }
  return { version: version.slice(0, 50).toWellFormed(), user: null, states, unreadable }
}

/** The day cannot be said: Plex takes the moment of the request. It has no favorites. */
export const openPlex = (ask: AskProgram): OpenedPlayer => {
  const tell = async (what: string, key: string, more = ''): Promise<boolean> =>
    (await ask(`/:/${what}?identifier=com.plexapp.plugins.library&key=${encodeURIComponent(key)}${more}`)) !== null
  return {
    read: () => readPlex(ask),
    mark: (key) => tell('scrobble', key),
    rate: (key, rating) => tell('rate', key, `&rating=${rating}`),
    resume: (key, seconds) => tell('progress', key, `&time=${Math.round(seconds * 1000)}&state=stopped`),
  }
}

async function* moviesIn(ask: AskProgram, section: string): AsyncGenerator<unknown> {
  for (let start = 0; start < mostItems; ) {
    const headers = { 'x-plex-container-start': String(start), 'x-plex-container-size': String(perPage) }
    const page = containerOf(await ask(`/library/sections/${section}/all?type=1&includeGuids=1`, { headers }))
    if (!page) throw nonsense(party)
    const movies = Array.isArray(page.Metadata) ? (page.Metadata as unknown[]) : []
    yield* movies
    start += movies.length
    if (movies.length === 0 || start >= Number(page.totalSize ?? 0)) return
  }
  throw tooManyPages(party, mostItems / perPage)
}

const containerOf = (answer: unknown): Record<string, unknown> | null => {
  const container = (answer as { MediaContainer?: unknown } | null)?.MediaContainer
  return typeof container === 'object' && container !== null ? (container as Record<string, unknown>) : null
}

const movieSections = (answer: unknown): string[] => {
  const sections = containerOf(answer)?.Directory
  if (!Array.isArray(sections)) throw nonsense(party)
  return sections.flatMap((section) =>
    Value.Check(WireSection, section) && section.type === 'movie' && /^\d+$/.test(String(section.key)) ? [String(section.key)] : [],
  )
}

const stateOf = (movie: WireMovie): StateThere => {
  const guids = [movie.guid ?? '', ...(movie.Guid ?? []).map(({ id }) => id)]
  const plays = Math.max(0, Math.trunc(movie.viewCount ?? 0))
  return {
    title: titleIn(movie.title),
    year: yearIn(movie.year),
    tmdb: tmdbIn(idAfter(guids, /^(?:tmdb|com\.plexapp\.agents\.themoviedb):\/\/(\d+)/)),
    imdb: imdbIn(idAfter(guids, /^(?:imdb|com\.plexapp\.agents\.imdb):\/\/(tt\d+)/)),
    path: movie.Media?.[0]?.Part?.[0]?.file ?? null,
    watched: plays > 0,
    play_count: plays,
    last_played_at: movie.lastViewedAt == null ? null : dateIn(movie.lastViewedAt * 1000),
    position_seconds: Math.max(0, (movie.viewOffset ?? 0) / 1000),
    favorite: false,
    rating: ratingIn(movie.userRating),
    ...(movie.ratingKey && { key: movie.ratingKey }),
  }
}

/** The newer agent names ids as `tmdb://603`, older ones by the agent itself. */
const idAfter = (guids: readonly string[], form: RegExp): string | undefined =>
  guids.map((guid) => form.exec(guid)?.[1]).find((id) => id !== undefined)
