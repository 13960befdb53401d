import { type Static, Type } from '@sinclair/typebox'
import { importChoices } from '#server/connections/import/schema'
import { PathMap } from '#server/connections/radarr/schema'

const closed = { additionalProperties: false }
const url = Type.String({ minLength: 1, maxLength: 2000, description: 'Where its web interface is', examples: ['http://localhost:8096'] })
/** No quotation mark: the key stands between two in a header. */
const key = (description: string) => Type.String({ minLength: 1, maxLength: 500, pattern: '^[!#-~]+$', description })

/** What one person did with movies. Which of them came along is listed under `movies`. */
export const stateKinds = ['watched', 'positions', 'favorites', 'ratings'] as const
export type StateKind = (typeof stateKinds)[number]

/** A running media server, and how to sign in there. */
export const PlayerAddress = Type.Object(
  {
    url,
    api_key: Type.Optional(key('A key from its settings')),
    token: Type.Optional(key('The token of a person')),
    username: Type.Optional(Type.String({ minLength: 1, maxLength: 200, description: 'Instead of a key' })),
    password: Type.Optional(Type.String({ maxLength: 500, description: 'Of `username`' })),
    user: Type.Optional(Type.String({ minLength: 1, maxLength: 200, description: 'Whose state there: an id or a name' })),
    path_map: Type.Optional(PathMap),
    ...importChoices(stateKinds),
  },
  closed,
)
export type PlayerAddress = Static<typeof PlayerAddress>
const { username: _u, password: _p, user: _w, ...ofToken } = PlayerAddress.properties
/** Plex tells only what the owner of the token did. */
export const PlexAddress = Type.Object(ofToken, closed)
export type PlayerName = 'jellyfin' | 'emby' | 'plex'

const { take: _t, answers: _a, ...toPlayer } = PlayerAddress.properties
const dry_run = Type.Optional(Type.Boolean({ default: false, description: 'Says what would be marked, and marks nothing' }))
/** A running media server whose person gets the watched marks from here. */
export const PushAddress = Type.Object({ ...toPlayer, dry_run }, closed)
export type PushAddress = Static<typeof PushAddress>
const { take: _k, answers: _n, ...toPlex } = ofToken
export const PlexPushAddress = Type.Object({ ...toPlex, dry_run }, closed)

/** A running Seerr, Overseerr, or Jellyseerr. */
export const requestKinds = ['movies', 'exclusions'] as const
const { take } = importChoices(requestKinds)
export const SeerrAddress = Type.Object({ url, api_key: key('The API key of its general settings'), take }, closed)
export type SeerrAddress = Static<typeof SeerrAddress>

/** The account at Stremio. */
export const StremioAddress = Type.Object(
  {
    url: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 2000,
        default: 'https://api.strem.io',
        description: 'Where its API is; Stremio has only one',
      }),
    ),
    token: Type.Optional(key('The `authKey` of a session, instead of a password')),
    username: Type.Optional(Type.String({ minLength: 1, maxLength: 200, description: 'The e-mail address of the account' })),
    password: Type.Optional(Type.String({ maxLength: 500, description: 'Of `username`' })),
    ...importChoices(stateKinds),
  },
  closed,
)
export type StremioAddress = Static<typeof StremioAddress>

/** A running Bazarr. */
export const BazarrAddress = Type.Object({ url, api_key: key('The API key of its general settings') }, closed)
export type BazarrAddress = Static<typeof BazarrAddress>

/** A running qBittorrent. */
export const ClientAddress = Type.Object(
  {
    url: Type.String({ minLength: 1, maxLength: 2000, description: 'Where its web interface is', examples: ['http://localhost:8080'] }),
    username: Type.Optional(
      Type.String({ minLength: 1, maxLength: 200, description: 'Leave out if it does not ask this computer to sign in' }),
    ),
    password: Type.Optional(Type.String({ maxLength: 500, description: 'Of `username`' })),
    category: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 100,
        description: 'The category whose torrents Marquee sees; defaults to the one with most movies of the library',
      }),
    ),
    path_map: Type.Optional(PathMap),
  },
  closed,
)
export type ClientAddress = Static<typeof ClientAddress>

/** What another program knows of one movie and one person. */
export type StateThere = {
  title: string
  year: number | null
  tmdb: number | null
  imdb: string | null
  path: string | null
  watched: boolean
  play_count: number
  last_played_at: string | null
  position_seconds: number
  favorite: boolean
  /** 1 to 10. */
  rating: number | null
  /** What the program calls the movie; only from one that runs. */
  key?: string
}
export type StatesThere = { version: string | null; user: string | null; states: StateThere[]; unreadable: string[] }

/** What goes with a file of another service. */
export const FileOptions = Type.Object({ path_map: Type.Optional(PathMap), ...importChoices(stateKinds) }, closed)
export type FileOptions = Static<typeof FileOptions>

/** What goes with the archive of another Marquee. */
export const ArchiveOptions = Type.Object({ path_map: Type.Optional(PathMap) }, closed)
