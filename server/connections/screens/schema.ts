import { type Static, Type } from '@sinclair/typebox'
import { Id, nullable, oneOf, Timestamp } from '#server/foundation/lib/shapes'

const screenStates = ['playing', 'paused'] as const
const place = {
  movie_id: Id,
  play_id: Type.String({ description: 'As in the progress of any play' }),
  position_seconds: Type.Number({ minimum: 0 }),
  duration_seconds: nullable(Type.Number()),
  state: oneOf(screenStates),
  volume: nullable(Type.Integer({ minimum: 0, maximum: 100, description: 'Null if the screen does not say' })),
}
export const Screen = Type.Object(
  {
    id: Type.String(),
    kind: oneOf(['cast', 'dlna']),
    name: Type.String(),
    model: nullable(Type.String({ description: 'Null if it does not say' })),
    address: Type.String({ description: 'Its address in the network' }),
    seen_at: Timestamp,
    playing: nullable(Type.Object(place, { additionalProperties: false, description: 'Null while it plays nothing from Marquee' })),
  },
  { $id: 'Screen', additionalProperties: false, description: 'A TV or another device in the house that plays what Marquee tells it to' },
)
export type Screen = Static<typeof Screen>

export const ScreenSearch = Type.Object(
  { ends_at: Timestamp },
  { $id: 'ScreenSearch', additionalProperties: false, description: 'A search for screens; they appear in the list while it goes on' },
)
export type ScreenSearch = Static<typeof ScreenSearch>

const track = (description: string) => Type.Optional(Type.Integer({ minimum: 0, maximum: 1000, description }))
const seconds = Type.Number({ minimum: 0, maximum: 1_000_000 })
export const ScreenPlayRequest = Type.Object(
  {
    file_id: Id,
    start_seconds: Type.Optional(seconds),
    audio_track: track('The default one if absent; DLNA renderers take no other'),
    subtitle_track: track('None if absent; images are drawn into the picture'),
    burn_in: Type.Optional(
      Type.Boolean({ description: 'Draw text into the picture, too, for screens that show no subtitles; the video is converted for it' }),
    ),
  },
  { additionalProperties: false },
)
export type ScreenPlayRequest = Static<typeof ScreenPlayRequest>
export const ScreenPlay = Type.Object(
  { screen_id: Type.String({ description: 'Id of the screen' }), file_id: Id, ...place },
  { $id: 'ScreenPlay', additionalProperties: false, description: 'What a screen plays' },
)
export type ScreenPlay = Static<typeof ScreenPlay>

export const ScreenSeek = Type.Object({ position_seconds: seconds }, { additionalProperties: false })
export const ScreenVolume = Type.Object({ level: Type.Integer({ minimum: 0, maximum: 100 }) }, { additionalProperties: false })
