import { type TSchema, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { inPages } from '#server/foundation/lib/in-pages'
import { tooManyPages } from '#server/foundation/platform/errors'
import { type AskProgram, nonsense, notThere, versionIn } from './ask-program'
import { nameIn, titleIn, tmdbIn, yearIn } from './values'

const optional = <T extends TSchema>(schema: T) => Type.Optional(Type.Union([schema, Type.Null()]))
const WireRequest = Type.Object({
  status: Type.Number(),
  type: optional(Type.String()),
  media: Type.Object({ tmdbId: Type.Number(), mediaType: optional(Type.String()), status: optional(Type.Number()) }),
})
const WireBlocked = Type.Object({ tmdbId: Type.Number(), mediaType: optional(Type.String()), title: optional(Type.String()) })

export type Wished = { tmdb: number; title: string; year: number | null }
export type SeerrContents = { version: string | null; requests: Wished[]; blocked: Wished[]; unreadable: string[] }

const party = 'Seerr'
const perPage = 100
const mostPages = 500
/** Waiting for approval, approved, or failed. Neither declined nor completed. */
const openStatuses: readonly number[] = [1, 2, 4]
const available = 5

/** Reads the open requests for movies and the blocklist. Throws Invalid. */
export const readSeerr = async (ask: AskProgram): Promise<SeerrContents> => {
  const version = versionIn(await ask('/api/v1/status'), 'version')
  if (version === null) throw notThere(party)
  const requests = await pagesOf(ask, '/api/v1/request', '&filter=all&sort=added')
  if (!requests) throw nonsense(party)
  const wanted = new Set(requests.flatMap((request) => (Value.Check(WireRequest, request) && isOpen(request) ? request.media.tmdbId : [])))
  // Overseerr has none, and older versions have another word for it.
  const list = (await pagesOf(ask, '/api/v1/blocklist', '')) ?? (await pagesOf(ask, '/api/v1/blacklist', '')) ?? []
  const blocked = list.flatMap((one) =>
    Value.Check(WireBlocked, one) && one.mediaType !== 'tv' ? [{ tmdb: one.tmdbId, title: titleIn(one.title ?? ''), year: null }] : [],
  )
  const unreadable = [
    ...requests.filter((one) => !Value.Check(WireRequest, one)).map(() => '?'),
    ...list.filter((one) => !Value.Check(WireBlocked, one)).map((one) => nameIn(one, 'title')),
  ]
  const isMovie = ({ tmdb }: Wished) => tmdbIn(tmdb) !== null
  return { version, requests: (await named(ask, [...wanted])).filter(isMovie), blocked: blocked.filter(isMovie), unreadable }
}

const isOpen = ({ status, type, media }: (typeof WireRequest)['static']): boolean =>
  openStatuses.includes(status) && (type ?? media.mediaType ?? 'movie') === 'movie' && media.status !== available

const pagesOf = async (ask: AskProgram, path: string, more: string): Promise<unknown[] | null> => {
  const all: unknown[] = []
  let isThere = true
  await inPages({
    most: mostPages,
    read: async (page) => {
      const answer = (await ask(`${path}?take=${perPage}&skip=${page * perPage}${more}`)) as { results?: unknown } | null
      isThere = answer !== null
      if (answer === null) return false
      if (!Array.isArray(answer.results)) throw nonsense(party)
      all.push(...answer.results)
      return answer.results.length >= perPage
    },
    cut: () => {
      throw tooManyPages(party, mostPages)
    },
  })
  return isThere ? all : null
}

/** A request holds only the id of its movie. */
const named = async (ask: AskProgram, ids: readonly number[]): Promise<Wished[]> => {
  const found: Wished[] = []
  for (const tmdb of ids) {
    const movie = (await ask(`/api/v1/movie/${tmdb}`)) as { title?: unknown; releaseDate?: unknown } | null
    const title = nameIn(movie, 'title')
    found.push({ tmdb, title: title === '?' ? `TMDb ${tmdb}` : title, year: yearIn(Number(String(movie?.releaseDate ?? '').slice(0, 4))) })
  }
  return found
}
