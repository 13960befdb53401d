import { Type } from '@sinclair/typebox'
import { createDecoder, maybe } from '../decode'

/** The upstream's name in messages. */
export const SUBTITLE_PROVIDER = 'The subtitle provider'

export const readLogin = createDecoder(
  SUBTITLE_PROVIDER,
  Type.Object({
    token: Type.String({ minLength: 1, maxLength: 4000 }),
    base_url: maybe(Type.String({ maxLength: 300 })),
    user: maybe(Type.Object({ allowed_downloads: maybe(Type.Number()) })),
  }),
)

export const readUser = createDecoder(
  SUBTITLE_PROVIDER,
  Type.Object({ data: Type.Object({ remaining_downloads: maybe(Type.Number()), allowed_downloads: maybe(Type.Number()) }) }),
)

export const readAnything = createDecoder(SUBTITLE_PROVIDER, Type.Object({}))

const Item = Type.Object({
  attributes: Type.Object({
    language: maybe(Type.String()),
    download_count: maybe(Type.Number()),
    hearing_impaired: maybe(Type.Boolean()),
    fps: maybe(Type.Number()),
    from_trusted: maybe(Type.Boolean()),
    foreign_parts_only: maybe(Type.Boolean()),
    upload_date: maybe(Type.String()),
    ai_translated: maybe(Type.Boolean()),
    machine_translated: maybe(Type.Boolean()),
    nb_cd: maybe(Type.Number()),
    release: maybe(Type.String()),
    feature_details: maybe(
      Type.Object({
        feature_type: maybe(Type.String()),
        year: maybe(Type.Number()),
        title: maybe(Type.String()),
        imdb_id: maybe(Type.Number()),
        tmdb_id: maybe(Type.Number()),
      }),
    ),
    moviehash_match: maybe(Type.Boolean()),
    files: Type.Array(Type.Object({ file_id: Type.Integer(), file_name: maybe(Type.String()) })),
  }),
})
export type Item = (typeof Item)['static']

export const readFound = createDecoder(
  SUBTITLE_PROVIDER,
  Type.Object({ total_pages: maybe(Type.Integer()), data: Type.Array(Item, { maxItems: 1000 }) }),
)

/** For a granted download and for one refused because the quota is used up. */
export const readDownload = createDecoder(
  SUBTITLE_PROVIDER,
  Type.Object({
    link: maybe(Type.String({ maxLength: 4000 })),
    remaining: maybe(Type.Number()),
    reset_time: maybe(Type.String()),
    reset_time_utc: maybe(Type.String()),
  }),
)
