import { Elysia } from 'elysia'
import { ImportReport } from '#server/connections/import/schema'
import { answers } from '#server/foundation/platform/http/answers'
import { longAnswer } from '#server/foundation/platform/http/long-answer'
import {
  ClientAddress,
  PlayerAddress,
  type PlayerName,
  PlexAddress,
  PlexPushAddress,
  PushAddress,
  SeerrAddress,
  StremioAddress,
} from './schema'

const reply = longAnswer(ImportReport)
type Does<A> = (address: A) => Promise<ImportReport>
type PlayerDeps = {
  preview: (source: PlayerName, address: PlayerAddress) => Promise<ImportReport>
  take: (source: PlayerName, address: PlayerAddress) => Promise<ImportReport>
}

const whatOfPlayers =
  'What one person watched there: watched marks with dates, numbers of plays, resume positions, favorites, and ratings. Movies are found by the ' +
  'ids of TMDb and IMDb, else by their file; if only title and year fit, the item asks, and `answers` settles it. Movies that are not in the ' +
  'library are named and not added. Nothing is overwritten by something older, plays are the larger number, a rating here stays, and the tracker ' +
  'hears of it only when a person says so, so a second time changes nothing. With several users and no `user`, 422 `choose_user` names them in ' +
  '`values.users`. Plex tells only what the owner of the token did.'

/** Importing from media servers. */
export const playerRoutes = ({ preview, take }: PlayerDeps) =>
  (['jellyfin', 'emby', 'plex'] as const).map((source) => {
    const name = { jellyfin: 'Jellyfin', emby: 'Emby', plex: 'Plex' }[source]
    const does = { preview: (address: PlayerAddress) => preview(source, address), take: (address: PlayerAddress) => take(source, address) }
    return routesOf(source, { ...does, name, what: whatOfPlayers, schema: source === 'plex' ? PlexAddress : PlayerAddress })
  })

const whatOfPush =
  'Marks the movies that are watched here as watched there, for one person, with the day (Plex takes today), and gives favorites (not to Plex), ' +
  'ratings, and resume positions (both not to Emby) that are missing there. Movies are found by the ids of TMDb and IMDb, else by their file. ' +
  'Nothing there is taken away or replaced, so a second time changes nothing. `dry_run` only says what would be changed. Items: `changed` is ' +
  'given, `matched` was there, `left_behind` has no place or no movie there, ' +
  '`impossible` failed. With several users and no `user`, 422 `choose_user` names them in `values.users`.'

/** Moving out: watched marks for media servers. */
export const pushRoutes = (push: (source: PlayerName, address: PushAddress) => Promise<ImportReport>) =>
  (['jellyfin', 'emby', 'plex'] as const).map((source) => {
    const name = { jellyfin: 'Jellyfin', emby: 'Emby', plex: 'Plex' }[source]
    return new Elysia({ prefix: `/export/${source}`, tags: ['Library'] }).post(
      '',
      async ({ body }) => await reply(await push(source, body as PushAddress)),
      {
        body: source === 'plex' ? PlexPushAddress : PushAddress,
        response: answers(ImportReport, 400, 409, 415, 422, 429, 503),
        detail: { operationId: `exportTo${name}`, summary: `Mark watched movies in ${name}`, description: whatOfPush },
      },
    )
  })

const whatOfSeerr =
  'Open requests for movies become wanted movies with the default profile and folder; the blocklist becomes exclusions. What is here stays as it ' +
  'is, so a second time changes nothing. Afterwards everything automatic is on hold until `POST /import/hold/release`.'

/** Importing requests. */
export const seerrRoutes = (does: { preview: Does<SeerrAddress>; take: Does<SeerrAddress> }) =>
  routesOf('seerr', { ...does, name: 'Seerr', what: whatOfSeerr, schema: SeerrAddress })

const whatOfStremio =
  'What the account watched at Stremio, with `token` or `username` and `password`: watched marks with dates, numbers of plays, and resume positions. ' +
  'What was taken out of the library there counts too. Movies are found by their id of IMDb, and handled as those of a media server; entries without one ' +
  'are named as `impossible`, series are not read. What is in the library there and was not watched becomes a list that adds nothing until you say so. ' +
  'The sign-in ends afterwards, and nothing of it is kept. A second time changes nothing.'

/** Importing what was watched at Stremio. */
export const stremioRoutes = (does: { preview: Does<StremioAddress>; take: Does<StremioAddress> }) =>
  routesOf('stremio', { ...does, name: 'Stremio', what: whatOfStremio, schema: StremioAddress })

const whatOfClient =
  'Torrents of movies in the library that are in one category are adopted: they go on downloading, are imported once they are complete, and are ' +
  'seeded on; Marquee never stops, checks, moves, or removes them, and downloads none of them a second time. Movies are recognized by the hash of ' +
  'an earlier download, else by title and year. All other torrents are named and left alone. A second time changes nothing. Afterwards everything ' +
  'automatic is on hold until `POST /import/hold/release`.'

/** Adopting what a download client has. */
export const clientRoutes = (does: { preview: Does<ClientAddress>; take: Does<ClientAddress> }) =>
  routesOf('qbittorrent', { ...does, name: 'QBittorrent', what: whatOfClient, schema: ClientAddress })

type Schema = typeof PlayerAddress | typeof PlexAddress | typeof SeerrAddress | typeof StremioAddress | typeof ClientAddress
type Described<S extends Schema> = { preview: Does<S['static']>; take: Does<S['static']>; name: string; what: string; schema: S }
const routesOf = <S extends Schema>(source: string, { preview, take, name, what, schema }: Described<S>) =>
  new Elysia({ prefix: `/import/${source}`, tags: ['Library'] })
    .post('', async ({ body }) => await reply(await take(body as S['static'])), {
      body: schema,
      response: answers(ImportReport, 400, 409, 415, 422, 429, 503),
      detail: { operationId: `import${name}`, summary: `Import from ${name.replace('QB', 'qB')}`, description: what },
    })
    .post('/preview', async ({ body }) => await reply(await preview(body as S['static'])), {
      body: schema,
      response: answers(ImportReport, 400, 409, 415, 422, 429, 503),
      detail: {
        operationId: `preview${name}Import`,
        summary: `Preview an import from ${name.replace('QB', 'qB')}`,
        description: `Writes nothing. ${what}`,
      },
    })
