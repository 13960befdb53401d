import type { components } from '../data/api/schema'

type Shapes = components['schemas']
export type Card = Shapes['WatchableMovie']
export type Details = Shapes['WatchableMovieDetails']
export type Prepared = Shapes['Prepared']
export type Found = Shapes['FoundMovie']
export type Known = Shapes['KnownMovie']
export type Wanted = Shapes['Movie']
export type Leaving = Shapes['LeavingMovie']
type Page<T> = { readonly results: readonly T[]; readonly next_cursor: string | null }

const declared = document.querySelector('meta[name=app-base]')
const base = (declared?.getAttribute('content') ?? '/').replace(/\/$/, '')

/** The service refused, or it did not respond (status 0). */
export class Failed extends Error {
  readonly status: number
  constructor(status: number) {
    super(`status ${status}`)
    this.status = status
  }
}

/** Some TVs refuse storage: then the token lasts as long as the page. */
const remembered = (name: string) => {
  let value: string | null = null
  return {
    get: (): string | null => {
      try {
        return localStorage.getItem(name) ?? value
      } catch {
        return value
      }
    },
    set: (now: string | null): void => {
      value = now
      try {
        if (now === null) localStorage.removeItem(name)
        else localStorage.setItem(name, now)
      } catch {
        // Kept in memory.
      }
    },
  }
}
export const token = remembered('marquee.tv.token')
const scope = remembered('marquee.tv.scope')
/** Whether a person allowed this TV to get movies, too. */
export const mayGet = (): boolean => token.get() !== null && scope.get() === 'all'
export const signIn = (given: Shapes['TvToken']): void => {
  token.set(given.token)
  scope.set(given.scope)
}
const device = remembered('marquee.tv.device')

const listeners: (() => void)[] = []
/** The token was revoked. */
export const onSignedOut = (listener: () => void): void => void listeners.push(listener)

/** The page uses its token only, never the cookie of a browser that is signed in. */
const request = async (method: string, path: string, body?: unknown): Promise<Response> => {
  const mine = token.get()
  const headers: Record<string, string> = {}
  if (mine !== null) headers.authorization = `Bearer ${mine}`
  if (body !== undefined) headers['content-type'] = 'application/json'
  const init: RequestInit = { method, headers, credentials: 'omit' }
  if (body !== undefined) init.body = JSON.stringify(body)
  const response = await fetch(`${base}${path}`, init).catch(() => null)
  if (response?.ok) return response
  if (response?.status === 401 && mine !== null && mine === token.get()) {
    token.set(null)
    for (const listener of listeners) listener()
  }
  throw new Failed(response?.status ?? 0)
}
const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
  (await (await request(method, `/api/v1${path}`, body)).json()) as T

const numberName = (): string => {
  const known = device.get() ?? `tv-${Math.random().toString(36).slice(2)}${Date.now().toString(36)}`
  device.set(known)
  return known
}
export const beginSignIn = (name: string): Promise<Shapes['TvCode']> => ask('POST', '/auth/tv', { device: name, device_id: numberName() })
export const finishSignIn = (secret: string): Promise<Shapes['TvToken']> => ask('POST', '/auth/tv/exchange', { secret })

type Wish = { readonly list?: string; readonly q?: string; readonly cursor?: string | null; readonly limit?: number }
export const movies = ({ list = 'all', q = '', cursor = null, limit = 40 }: Wish): Promise<Page<Card>> => {
  const words = [`list=${list}`, `limit=${limit}`]
  if (q !== '') words.push(`q=${encodeURIComponent(q)}`)
  if (cursor !== null) words.push(`cursor=${encodeURIComponent(cursor)}`)
  return ask('GET', `/play/library/movies?${words.join('&')}`)
}
export const movie = (id: number): Promise<Details> => ask('GET', `/play/library/movies/${id}`)
export const mark = (id: number, isWatched: boolean): Promise<Response> =>
  request(isWatched ? 'POST' : 'DELETE', `/api/v1/play/library/movies/${id}/watched`)
export const prepare = (fileId: number, body: object): Promise<Prepared> => ask('POST', `/play/${fileId}/prepare`, body)
type Progress = { readonly play_id: string; readonly position_seconds: number; readonly state: 'playing' | 'paused' | 'stopped' }

/** What only a TV that may get movies can ask: the movies of the world, and what becomes of those that it gets. */
export const everywhere = (q: string): Promise<Page<Found>> => ask('GET', `/metadata/search?limit=12&q=${encodeURIComponent(q)}`)
export const known = (metadataId: number): Promise<Known> => ask('GET', `/metadata/movies/${metadataId}`)
export const wanted = (id: number): Promise<Wanted> => ask('GET', `/movies/${id}`)
export const getMovie = (metadata_id: number): Promise<Wanted> => ask('POST', '/movies', { metadata_id })
/** For a movie that is known here, but was not looked for. */
export const getAfterAll = async (id: number): Promise<Wanted> => {
  const movie = await ask<Wanted>('PATCH', `/movies/${id}`, { monitored: true })
  await request('POST', `/api/v1/movies/${id}/search`)
  return movie
}
export const downloadOf = async (id: number): Promise<Shapes['Download'] | undefined> =>
  (await ask<Page<Shapes['Download']>>('GET', `/downloads?movie_id=${id}&limit=1`)).results[0]
/** What a storage rule takes soon. Without an answer there is nothing to say. */
export const leaving = async (): Promise<readonly Leaving[]> => {
  if (!mayGet()) return []
  const found = await ask<Page<Leaving>>('GET', '/storage/leaving?limit=100').catch(() => null)
  return found?.results ?? []
}
export const keep = (id: number, isKept: boolean): Promise<Wanted> => ask('PATCH', `/movies/${id}`, { keep: isKept })
/** A position that does not arrive must not stop the movie. */
export const report = (fileId: number, progress: Progress): Promise<unknown> =>
  request('POST', `/api/v1/play/${fileId}/progress`, progress).catch(() => null)

/** Addresses of pictures come with the base path. */
export const picture = async (url: string): Promise<Blob> => await (await request('GET', url.slice(base.length))).blob()
