import { type Static, Type } from '@sinclair/typebox'
import { Reason, trialShape } from '#server/foundation/lib/reason'
import { Bytes, Id, nullable, oneOf, Timestamp } from '#server/foundation/lib/shapes'
import { mostTorrentText } from '#server/foundation/lib/torrent-size'
import { phases } from './phase'

const ownLimit = Type.Integer({
  minimum: 0,
  maximum: 2_000_000,
  description: 'kB/s, for this download alone and below the limits of all together; 0 means no limit of its own',
})
const ownLimits = { download_speed_limit: ownLimit, upload_speed_limit: ownLimit }

export const DownloadPatch = Type.Partial(Type.Object(ownLimits), {
  $id: 'DownloadPatch',
  additionalProperties: false,
  description: 'Limits of one download',
  examples: [{ download_speed_limit: 2000 }],
})
export type DownloadPatch = Static<typeof DownloadPatch>

export const Download = Type.Object(
  {
    id: Id,
    movie_id: nullable(Id),
    version_id: nullable(Type.Integer({ minimum: 1, description: 'The version of the movie that it is for; null is the default version' })),
    release_id: nullable(Id),
    title: Type.String(),
    info_hash: nullable(Type.String()),
    client: Type.String(),
    state: oneOf(phases, {
      description:
        'queued → fetching_metadata → checking → downloading ⇄ stalled | paused → importing (or import_blocked) → seeding → completed; from any of them failed or cancelled',
    }),
    turn: Type.Integer({ minimum: 1, description: 'Of those that are queued, the one with the lowest turn starts first' }),
    progress: Type.Number({ minimum: 0, maximum: 1 }),
    size_bytes: nullable(Bytes),
    downloaded_bytes: Bytes,
    uploaded_bytes: Bytes,
    download_speed: Type.Integer({ minimum: 0, description: 'bytes per second' }),
    upload_speed: Type.Integer({ minimum: 0, description: 'bytes per second' }),
    seeders: nullable(
      Type.Integer({ description: 'How many it is connected to; while it is queued, how many there are, as its trackers say' }),
    ),
    peers: nullable(Type.Integer({ description: 'The same for all peers' })),
    eta_seconds: nullable(Type.Integer()),
    ratio: Type.Number(),
    ...ownLimits,
    error: nullable(Reason),
    can_be_watched: Type.Boolean({
      description:
        'Whether it can be played during the download: the embedded client downloads it, and its movie is an MKV, WebM, or MP4 file',
    }),
    quality: nullable(Type.String()),
    score: Type.Integer(),
    next_try_at: nullable(Timestamp),
    added_at: Timestamp,
    completed_at: nullable(Timestamp),
    imported_at: nullable(Timestamp),
    movie: Type.Optional(Type.Unsafe<unknown>({ description: 'The movie; only with `expand`' })),
    release: Type.Optional(Type.Unsafe<unknown>({ description: 'The release; only with `expand`' })),
  },
  { $id: 'Download', additionalProperties: false },
)
export type Download = Static<typeof Download>
export const downloadExpands = ['movie', 'release'] as const

export const DownloadOrder = Type.Object(
  {
    ids: Type.Array(Id, {
      minItems: 1,
      maxItems: 500,
      uniqueItems: true,
      description: 'Downloads in their new order. They share the turns that they had, so others keep their place',
    }),
  },
  { $id: 'DownloadOrder', additionalProperties: false, description: 'A new order of downloads that wait', examples: [{ ids: [3, 1, 2] }] },
)

export const DownloadFile = Type.Object(
  { index: Type.Integer({ minimum: 0 }), path: Type.String(), size_bytes: Bytes, wanted: Type.Boolean() },
  { $id: 'DownloadFile', additionalProperties: false },
)
/** A .torrent of the largest size, and what is beside it. */
export const mostBodyBytes = mostTorrentText + 64 * 1024

export const NewDownload = Type.Object(
  {
    movie_id: Id,
    title: Type.Optional(Type.String({ minLength: 1, maxLength: 500, description: 'Its release name, which determines the quality' })),
    magnet: Type.Optional(Type.String({ minLength: 1, maxLength: 16_000, description: 'A magnet link, or just its info hash' })),
    torrent: Type.Optional(
      // What is larger is refused as a file, not as a text.
      Type.String({ maxLength: mostBodyBytes, description: 'A .torrent file of at most 8 MiB, in base64' }),
    ),
  },
  {
    additionalProperties: false,
    description: 'A torrent of your own for a movie: either `magnet` or `torrent`',
    examples: [{ movie_id: 1, magnet: 'magnet:?xt=urn:btih:c9e15763f722f23e98a29decdfae341b98d53056' }],
  },
)
export type NewDownload = Static<typeof NewDownload>

const settings = Type.Record(Type.String({ maxLength: 100 }), Type.Unknown(), {
  description: 'The fields of its type. Secrets are write-only: set ones read `[REDACTED]`',
  maxProperties: 100,
})
const clientChoices = {
  name: Type.String({ minLength: 1, maxLength: 100 }),
  priority: Type.Integer({ minimum: 1, maximum: 50 }),
  enabled: Type.Boolean(),
}
export const DownloadClientResource = Type.Object(
  { id: Id, type: Type.String(), ...clientChoices, settings, created_at: Timestamp, updated_at: Timestamp },
  { $id: 'DownloadClient', additionalProperties: false },
)
export type DownloadClientResource = Static<typeof DownloadClientResource>
export const NewDownloadClient = Type.Object(
  {
    name: clientChoices.name,
    type: Type.String({ minLength: 1, maxLength: 50, examples: ['qbittorrent'] }),
    priority: Type.Optional(clientChoices.priority),
    enabled: Type.Optional(clientChoices.enabled),
    settings: Type.Optional(settings),
  },
  { additionalProperties: false },
)
export type NewDownloadClient = Static<typeof NewDownloadClient>
export const DownloadClientPatch = Type.Partial(Type.Object({ ...clientChoices, settings }), { additionalProperties: false })
export type DownloadClientPatch = Static<typeof DownloadClientPatch>

export const DownloadClientTest = Type.Object(
  { ...trialShape, version: Type.String({ description: 'Version of the program that answered' }) },
  { $id: 'DownloadClientTest', additionalProperties: false },
)
