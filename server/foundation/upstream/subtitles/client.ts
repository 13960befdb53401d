import { gunzipSync } from 'node:zlib'
import type { Clock } from '#server/foundation/lib/clock'
import { inPages } from '#server/foundation/lib/in-pages'
import { say } from '#server/foundation/lib/sentence'
import { tooManyPages, UpstreamUnreachable } from '#server/foundation/platform/errors'
import { sentences as platform } from '#server/foundation/platform/sentences'
import type { UpstreamFetch } from '../fetch'
import { sentences } from '../sentences'
import { rootOf } from './base-address'
import { type FoundSubtitle, foundFrom } from './found'
import { type AccountStore, createLogin } from './login'
import type { Pace } from './pace'
import { type Quota, quotaFrom, quotaNow, refuseWhenSpent } from './quota'
import { createRequests, type SubtitleSettings, understood } from './requests'
import { readAnything, readDownload, readFound, readUser, SUBTITLE_PROVIDER } from './wire'

export type { FoundSubtitle } from './found'
export type { AccountStore, SubtitleAccount } from './login'
export type { Quota } from './quota'
export type { SubtitleSettings } from './requests'
/** By file hash, by the movie's ids, or by name. */
export type SubtitleQuery = { hash: string } | { tmdb_id: number } | { imdb_id: number } | { title: string; year: number | null }
export type SubtitleClient = ReturnType<typeof createSubtitleClient>

type Deps = {
  readonly fetch: UpstreamFetch
  readonly clock: Clock
  /** Read at every call: changes take effect immediately. */
  readonly settings: () => SubtitleSettings
  readonly store: AccountStore
  readonly version: string
  /** Shared by all requests to the provider. */
  readonly pace: Pace
}

const party = SUBTITLE_PROVIDER
const MAX_SUBTITLE_BYTES = 2 * 1024 * 1024
/** Far more than a movie has. */
const MOST_PAGES = 50

/** The subtitle provider's REST API. Failures are `UpstreamRateLimited` or `UpstreamUnreachable`. */
export const createSubtitleClient = ({ fetch, clock, settings, store, version, pace }: Deps) => {
  const request = createRequests({ fetch, clock, settings, version, pace })
  const login = createLogin({ settings, clock, request, store })
  const quota = (): Quota => quotaNow(login.current().quota, clock)

  const searchPage = async (query: SubtitleQuery, { languages, isUrgent }: Wanted, page: number) => {
    const { root, token } = login.current()
    return readFound(understood(await request({ root, path: `/subtitles?${queryText(query, languages, page)}`, token, isUrgent })))
  }

  const askForLink = async (provider_id: string) => {
    const { root, token } = await login.account()
    const body = { file_id: Number(provider_id), sub_format: 'srt' }
    return await request({ method: 'POST', root, path: '/download', body, token, isUrgent: true })
  }

  const linkTo = async (provider_id: string): Promise<string> => {
    refuseWhenSpent(login.current().quota, clock)
    let answer = await askForLink(provider_id)
    if (answer.status === 401) {
      login.note({ token: null })
      answer = await askForLink(provider_id)
    }
    if (answer.status !== 406) understood(answer)
    const granted = readDownload(answer.bytes)
    const isSpent = answer.status === 406
    login.note({ quota: quotaFrom(isSpent ? { ...granted, remaining: 0 } : granted, clock) })
    if (isSpent) refuseWhenSpent(login.current().quota, clock)
    if (!granted.link || !URL.canParse(granted.link))
      throw new UpstreamUnreachable(party, say(sentences, 'subtitle_address_missing', { party }))
    return granted.link
  }

  return {
    quota,
    forgive: login.forgive,
    search: async (query: SubtitleQuery, wanted: Wanted): Promise<FoundSubtitle[]> => {
      const items: Awaited<ReturnType<typeof searchPage>>['data'] = []
      await inPages({
        most: MOST_PAGES,
        read: async (before) => {
          const page = before + 1
          const { data, total_pages } = await searchPage(query, wanted, page)
          items.push(...data)
          return data.length > 0 && page < (total_pages ?? 1)
        },
        cut: () => {
          throw tooManyPages(party, MOST_PAGES)
        },
      })
      return items.map(foundFrom).filter((found) => found !== null)
    },
    /** Counts against the day's quota. The link is a stranger's: it gets no key and may not lead into the local network. */
    download: async (provider_id: string): Promise<Uint8Array<ArrayBuffer>> => {
      const link = await linkTo(provider_id)
      const reach = { policy: 'same-origin-or-public', origin: settings().url } as const
      const { status, bytes } = await fetch(link, { reach, maxBytes: MAX_SUBTITLE_BYTES, headers: { 'user-agent': `Marquee v${version}` } })
      if (status === 200) return unpacked(bytes)
      throw new UpstreamUnreachable(
        party,
        status === 410 ? say(sentences, 'subtitle_address_expired', { party }) : say(platform, 'party_answers_status', { party, status }),
      )
    },
    /** Succeeds if the provider answers and accepts the key, and the account if there is one. */
    test: async (): Promise<Quota> => {
      const { token, root } = await login.account()
      if (token === null) {
        readAnything(understood(await request({ root: rootOf(settings().url), path: '/infos/formats', isUrgent: true })))
        return { remaining: null, resets_at: null }
      }
      const { data } = readUser(understood(await request({ root, path: '/infos/user', token, isUrgent: true })))
      return { remaining: data.remaining_downloads ?? null, resets_at: null }
    },
  }
}

type Wanted = {
  /** In the provider's own codes. */
  readonly languages: readonly string[]
  /** A person is waiting for it. */
  readonly isUrgent?: boolean
}

/** Sorted and lowercase, without defaults: any other spelling is redirected to this one. */
const queryText = (query: SubtitleQuery, languages: readonly string[], page: number): string => {
  const byQuery: Record<string, string> =
    'hash' in query
      ? { moviehash: query.hash }
      : 'title' in query
        ? { query: query.title, type: 'movie', ...(query.year !== null && { year: String(query.year) }) }
        : Object.fromEntries(Object.entries(query).map(([name, id]) => [name, String(id)]))
  const all = {
    ...byQuery,
    languages: languages.toSorted().join(','),
    machine_translated: 'exclude',
    ...(page > 1 && { page: String(page) }),
  }
  return Object.entries(all)
    .map(([name, value]) => `${name}=${encodeURIComponent(value.toLowerCase()).replaceAll('%2C', ',')}`)
    .toSorted()
    .join('&')
}

const unpacked = (bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> => {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes
  try {
    return new Uint8Array(gunzipSync(bytes, { maxOutputLength: MAX_SUBTITLE_BYTES }))
  } catch {
    throw new UpstreamUnreachable(party, say(platform, 'party_damaged_answer', { party }))
  }
}
