import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { say } from '#server/foundation/lib/sentence'
import { Invalid, tooManyPages } from '#server/foundation/platform/errors'
import { type AskProgram, nonsense, notThere, versionIn } from './ask-program'
import { choosePerson, type Person } from './choose-person'
import type { OpenedPlayer } from './push-states'
import type { PlayerAddress, StatesThere, StateThere } from './schema'
import { sentences } from './sentences'
import { dateIn, imdbIn, nameIn, ratingIn, titleIn, tmdbIn, yearIn } from './values'

const optional = <T extends TSchema>(schema: T) => Type.Optional(Type.Union([schema, Type.Null()]))
const WireUser = Type.Object({
  Id: Type.String(),
  Name: Type.String(),
  Policy: optional(Type.Object({ IsDisabled: optional(Type.Boolean()) })),
})
const WireItem = Type.Object({
  Id: optional(Type.String()),
  Name: Type.String(),
  ProductionYear: optional(Type.Number()),
  Path: optional(Type.String()),
  ProviderIds: optional(Type.Record(Type.String(), Type.Unknown())),
  UserData: optional(
    Type.Object({
      Played: optional(Type.Boolean()),
      PlayCount: optional(Type.Number()),
      LastPlayedDate: optional(Type.String()),
      PlaybackPositionTicks: optional(Type.Number()),
      IsFavorite: optional(Type.Boolean()),
      Rating: optional(Type.Number()),
    }),
  ),
})
type WireItem = Static<typeof WireItem>

export type JellyfinFamily = 'jellyfin' | 'emby'
export const partyOf: Readonly<Record<JellyfinFamily, string>> = { jellyfin: 'Jellyfin', emby: 'Emby' }
const ticksPerSecond = 10_000_000
const perPage = 500
/** No library of movies is larger. */
const mostItems = 200_000

type Order = { family: JellyfinFamily; version: string; address: PlayerAddress }

/** Signs in to Jellyfin or Emby for one person. Throws Invalid. */
export const openJellyfin = async (ask: AskProgram, { family, version, address }: Order): Promise<OpenedPlayer> => {
  const info = await ask('/System/Info/Public')
  const there = versionIn(info, 'Version')
  if (there === null) throw notThere(partyOf[family])
  const { token, own } = await signIn(ask, { family, version, address })
  const headers = signedBy(family, version, token)
  const person = own && address.user === undefined ? own : choosePerson(peopleIn(await ask('/Users', { headers }), family), address.user)
  const read = async (): Promise<StatesThere> => ({
    version: there,
    user: person.name,
    ...(await statesOf(ask, { family, headers, person })),
  })
  const signed = { family, headers, person }
  return {
    read,
    mark: (key, at) => markPlayed(ask, { ...signed, key, at }),
    favor: (key) => markFavorite(ask, { ...signed, key }),
    ...(family === 'jellyfin' && {
      rate: async (key: string, rating: number) => (await changeData(ask, { ...signed, key }, { Rating: rating }))?.Rating === rating,
      resume: async (key: string, seconds: number) => {
        const ticks = Math.round(seconds * ticksPerSecond)
        return (await changeData(ask, { ...signed, key }, { PlaybackPositionTicks: ticks }))?.PlaybackPositionTicks === ticks
      },
    }),
  }
}

type Signed = { family: JellyfinFamily; headers: Record<string, string>; person: Person }
const statesOf = async (ask: AskProgram, { family, headers, person }: Signed): Promise<Pick<StatesThere, 'states' | 'unreadable'>> => {
  const states: StateThere[] = []
  const unreadable: string[] = []
  for await (const item of itemsOf((start) => ask(pageAt(family, person.id, start), { headers }), family)) {
    if (Value.Check(WireItem, item)) states.push(stateOf(item))
    else unreadable.push(nameIn(item, 'Name'))
  }
  return { states, unreadable }
}

/** Whether it counts as watched there now. Newer Jellyfins have another path for it. */
const markPlayed = async (
  ask: AskProgram,
  { family, headers, person, key, at }: Signed & { key: string; at: string },
): Promise<boolean> => {
  const [user, item] = [encodeURIComponent(person.id), encodeURIComponent(key)]
  const asked = { headers, body: {} }
  const newer =
    family === 'jellyfin' ? await ask(`/UserPlayedItems/${item}?userId=${user}&datePlayed=${encodeURIComponent(at)}`, asked) : null
  const answer = newer ?? (await ask(`/Users/${user}/PlayedItems/${item}?DatePlayed=${at.replaceAll(/\D/g, '').slice(0, 14)}`, asked))
  return (answer as { Played?: unknown } | null)?.Played === true
}

type OfItem = Signed & { key: string }
const markFavorite = async (ask: AskProgram, { family, headers, person, key }: OfItem): Promise<boolean> => {
  const [user, item] = [encodeURIComponent(person.id), encodeURIComponent(key)]
  const asked = { headers, body: {} }
  const newer = family === 'jellyfin' ? await ask(`/UserFavoriteItems/${item}?userId=${user}`, asked) : null
  const answer = newer ?? (await ask(`/Users/${user}/FavoriteItems/${item}`, asked))
  return (answer as { IsFavorite?: unknown } | null)?.IsFavorite === true
}

/** What it says then. Jellyfin before 10.9 has no path for it, and neither has Emby. */
const changeData = async (
  ask: AskProgram,
  { headers, person, key }: OfItem,
  body: { Rating: number } | { PlaybackPositionTicks: number },
): Promise<{ Rating?: unknown; PlaybackPositionTicks?: unknown } | null> =>
  (await ask(`/UserItems/${encodeURIComponent(key)}/UserData?userId=${encodeURIComponent(person.id)}`, { headers, body })) as object | null

/** Page by page. The total may be missing; then a short page is the last one. */
async function* itemsOf(ask: (start: number) => Promise<unknown>, family: JellyfinFamily): AsyncGenerator<unknown> {
  for (let start = 0; start < mostItems; ) {
    const { Items, TotalRecordCount } = pageIn(await ask(start), family)
    yield* Items
    start += Items.length
    const isLast = TotalRecordCount > 0 ? start >= TotalRecordCount : Items.length < perPage
    if (Items.length === 0 || isLast) return
  }
  throw tooManyPages(partyOf[family], mostItems / perPage)
}

/** Who asks, for the list of devices there; with the token once there is one. */
const signedBy = (family: JellyfinFamily, version: string, token: string | null): Record<string, string> => {
  const app = `Client="Marquee", Device="Marquee", DeviceId="marquee", Version="${version.replaceAll('"', '')}"`
  if (family === 'jellyfin') return { authorization: `MediaBrowser ${app}${token === null ? '' : `, Token="${token}"`}` }
  return { 'x-emby-authorization': `Emby ${app}`, ...(token !== null && { 'x-emby-token': token }) }
}

type SignedIn = { token: string; own: Person | null }
const signIn = async (ask: AskProgram, { family, version, address }: Order): Promise<SignedIn> => {
  const given = address.api_key ?? address.token
  if (given !== undefined) return { token: given, own: null }
  if (address.username === undefined) throw new Invalid(say(sentences, 'credential_needed'), 'api_key')
  const answer = (await ask('/Users/AuthenticateByName', {
    headers: signedBy(family, version, null),
    body: { Username: address.username, Pw: address.password ?? '' },
  })) as { AccessToken?: unknown; User?: unknown } | null
  const token = answer?.AccessToken
  if (typeof token !== 'string' || !/^[!#-~]+$/.test(token) || !Value.Check(WireUser, answer?.User)) throw nonsense(partyOf[family])
  return { token, own: { id: answer.User.Id, name: answer.User.Name } }
}

const peopleIn = (answer: unknown, family: JellyfinFamily): Person[] => {
  if (!Array.isArray(answer)) throw nonsense(partyOf[family])
  const people = answer.flatMap((user) =>
    Value.Check(WireUser, user) && user.Policy?.IsDisabled !== true ? [{ id: user.Id, name: user.Name.slice(0, 200).toWellFormed() }] : [],
  )
  if (people.length === 0) throw nonsense(partyOf[family])
  return people
}

const pageAt = (family: JellyfinFamily, user: string, start: number): string => {
  const id = encodeURIComponent(user)
  return family === 'jellyfin'
    ? `/Items?userId=${id}&recursive=true&includeItemTypes=Movie&fields=ProviderIds,Path&enableUserData=true&enableImages=false&isMissing=false&sortBy=SortName&startIndex=${start}&limit=${perPage}`
    : // Without the last two fields Emby leaves out plays and dates.
      `/Users/${id}/Items?Recursive=true&IncludeItemTypes=Movie&Fields=ProviderIds,Path,UserDataPlayCount,UserDataLastPlayedDate&EnableUserData=true&EnableImages=false&SortBy=SortName&StartIndex=${start}&Limit=${perPage}`
}

const pageIn = (answer: unknown, family: JellyfinFamily): { Items: unknown[]; TotalRecordCount: number } => {
  const { Items, TotalRecordCount } = (answer ?? {}) as { Items?: unknown; TotalRecordCount?: unknown }
  if (!Array.isArray(Items)) throw nonsense(partyOf[family])
  return { Items, TotalRecordCount: typeof TotalRecordCount === 'number' ? TotalRecordCount : 0 }
}

const stateOf = ({ Id, Name, ProductionYear, Path, ProviderIds, UserData }: WireItem): StateThere => {
  const ids = Object.fromEntries(Object.entries(ProviderIds ?? {}).map(([name, id]) => [name.toLowerCase(), id]))
  return {
    title: titleIn(Name),
    year: yearIn(ProductionYear),
    tmdb: tmdbIn(ids.tmdb),
    imdb: imdbIn(ids.imdb),
    path: Path ?? null,
    watched: UserData?.Played ?? false,
    play_count: Math.max(0, Math.trunc(UserData?.PlayCount ?? 0)),
    last_played_at: dateIn(UserData?.LastPlayedDate),
    position_seconds: Math.max(0, (UserData?.PlaybackPositionTicks ?? 0) / ticksPerSecond),
    favorite: UserData?.IsFavorite ?? false,
    rating: ratingIn(UserData?.Rating),
    ...(Id && { key: Id }),
  }
}
