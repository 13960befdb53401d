import { inPages } from '#server/foundation/lib/in-pages'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { NotFound, tooManyPages } from '#server/foundation/platform/errors'
import type { UpstreamAnswer } from '../fetch'
import { sentences } from '../sentences'
import { oddStatus } from './auth'
import { type Call, createRequests, type RequestDeps } from './requests'
import { readActivities, readHistory, readListed, readNotFound, readRatings, readWatched, readWho, TRACKER } from './wire'

export type { DeviceCode, TokenPair, TrackerAuth } from './auth'

/** Omits movies that the metadata provider does not know. */
export type RemotePlay = { history_id: string; metadata_id: number; watched_at: string }
export type RemoteRating = { metadata_id: number; rating: number; rated_at: string }
export type RemoteListed = { metadata_id: number; title: string; year: number | null; listed_at: string | null }
/** `unnamed`: the number of entries without a usable id. */
export type RemoteList = { items: RemoteListed[]; unnamed: number }
export type Activities = { watched_at: string | null; rated_at: string | null; watchlisted_at: string | null }
/** `taken: false` is a definite refusal: the tracker stored nothing. */
export type Written = { taken: true; not_found: number[] } | { taken: false; status: number; why: Sentence }
export type ScrobbleAction = 'start' | 'pause' | 'stop'
export type Scrobble = { title: string; year: number | null; metadata_id: number; progress: number }
export type TrackerClient = ReturnType<typeof createTrackerClient>

const perPage = 250
const mostPages = 1000

/** The tracker's API. Failures are `NotFound`, `UpstreamRateLimited` or `UpstreamUnreachable`. */
export const createTrackerClient = (deps: RequestDeps) => {
  const request = createRequests(deps)
  const get = async (path: string): Promise<Uint8Array> => whole(await request({ path }))

  const walk = async <T>(call: Call, read: (bytes: Uint8Array) => T[]): Promise<T[]> => {
    const found: T[] = []
    await inPages({
      most: mostPages,
      read: async (before) => {
        const page = before + 1
        const answer = await request({ ...call, query: { ...call.query, page, limit: perPage } })
        const rows = read(whole(answer))
        found.push(...rows)
        return rows.length > 0 && page < Number(answer.headers.get('x-pagination-page-count') ?? 1)
      },
      cut: () => {
        throw tooManyPages(TRACKER, mostPages)
      },
    })
    return found
  }

  const listed = async (call: Call): Promise<RemoteList> => {
    const rows = await walk(call, readListed)
    const items = rows.flatMap(({ listed_at, movie }) =>
      movie?.ids.tmdb
        ? [{ metadata_id: movie.ids.tmdb, title: movie.title ?? '', year: movie.year ?? null, listed_at: listed_at ?? null }]
        : [],
    )
    return { items, unnamed: rows.filter(({ movie }) => movie && !movie.ids.tmdb).length }
  }

  const write = async (path: string, movies: readonly object[]): Promise<Written> => {
    const { status, bytes } = await request({ method: 'POST', path, body: { movies } })
    if (status >= 400) return { taken: false, status, why: whyRefused(status) }
    const { not_found } = readNotFound(bytes)
    return { taken: true, not_found: (not_found?.movies ?? []).flatMap(({ ids }) => ids?.tmdb ?? []) }
  }

  return {
    who: async (): Promise<string> => readWho(await get('/users/settings')).user.username,

    async activities(): Promise<Activities> {
      const { watched_at, rated_at, watchlisted_at } = readActivities(await get('/sync/last_activities')).movies
      return { watched_at: watched_at ?? null, rated_at: rated_at ?? null, watchlisted_at: watchlisted_at ?? null }
    },

    /** The number of plays of movies that we can identify. */
    async playCount(): Promise<number> {
      const rows = await walk({ path: '/sync/watched/movies' }, readWatched)
      return rows.reduce((sum, { plays, movie }) => sum + (movie.ids.tmdb ? plays : 0), 0)
    },

    /** Every play since a moment, or all if null. */
    async plays(since: string | null): Promise<RemotePlay[]> {
      const call = { path: '/sync/history/movies', ...(since !== null && { query: { start_at: since } }) }
      const rows = await walk(call, readHistory)
      return rows.flatMap(({ id, watched_at, movie }) =>
        movie.ids.tmdb ? [{ history_id: id, metadata_id: movie.ids.tmdb, watched_at: utc(watched_at) }] : [],
      )
    },

    async ratings(): Promise<RemoteRating[]> {
      const rows = await walk({ path: '/sync/ratings/movies' }, readRatings)
      return rows.flatMap(({ rating, rated_at, movie }) =>
        movie.ids.tmdb ? [{ metadata_id: movie.ids.tmdb, rating, rated_at: utc(rated_at) }] : [],
      )
    },

    watchlist: (): Promise<RemoteList> => listed({ path: '/sync/watchlist/movies/added/asc' }),

    /** `slug` alone is a list's id; with `user`, the name in its URL. Throws NotFound. */
    list: ({ user, slug }: { user: string | null; slug: string }): Promise<RemoteList> => {
      const where = user === null ? '/lists' : `/users/${encodeURIComponent(user)}/lists`
      return listed({ path: `${where}/${encodeURIComponent(slug)}/items/movie`, isOpen: true })
    },

    /** Not idempotent: plays are stored as often as they are sent. */
    addPlays: (plays: readonly { metadata_id: number; watched_at: string }[]): Promise<Written> =>
      write(
        '/sync/history',
        plays.map(({ metadata_id, watched_at }) => ({ ids: { tmdb: metadata_id }, watched_at })),
      ),

    addRatings: (ratings: readonly { metadata_id: number; rating: number }[]): Promise<Written> =>
      write(
        '/sync/ratings',
        ratings.map(({ metadata_id, rating }) => ({ ids: { tmdb: metadata_id }, rating })),
      ),

    /** Whether it now counts as a play there; one counted a moment ago still does. */
    async scrobble(action: ScrobbleAction, { title, year, metadata_id, progress }: Scrobble): Promise<boolean> {
      const body = { movie: { title, year, ids: { tmdb: metadata_id } }, progress }
      const { status } = await request({ method: 'POST', path: `/scrobble/${action}`, body })
      return action === 'stop' && progress >= countsFrom && (status === 201 || status === 409)
    },
  }
}

/** Percentage from which the tracker counts a stop as a play. */
const countsFrom = 80

const whole = ({ status, bytes, url }: UpstreamAnswer): Uint8Array => {
  if (status === 200) return bytes
  if (status === 404 && /\/lists\//.test(url)) throw new NotFound('tracker list', new URL(url).pathname.split('/').at(-3) ?? '')
  throw oddStatus(status)
}

const whyRefused = (status: number): Sentence => {
  if (status === 420) return say(sentences, 'tracker_account_full')
  return status === 422 ? say(sentences, 'tracker_does_not_accept') : say(sentences, 'tracker_status', { status })
}

/** A play with an unknown time counts as long ago. */
const utc = (at: string | null | undefined): string => {
  const ms = Date.parse(at ?? '')
  return Number.isNaN(ms) ? '1970-01-01T00:00:00.000Z' : new Date(ms).toISOString()
}
