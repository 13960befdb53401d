import { type Static, Type } from '@sinclair/typebox'
import { Reason } from '#server/foundation/lib/reason'
import { Id, nullable, oneOf, Timestamp } from '#server/foundation/lib/shapes'
import { chapterKinds } from './chapter-kinds'
import { playMethods } from './play-methods'

const codecs = (description: string) => Type.Array(Type.String({ maxLength: 100 }), { maxItems: 200, description })
export const Supports = Type.Object(
  {
    containers: codecs('Those of `mp4`, `webm`, and `matroska` that a `<video>` opens directly'),
    video: codecs('Codec strings that the browser supports, such as `avc1.640034`; each covers the lower levels of its profile'),
    audio: codecs('The same for audio, such as `mp4a.40.2`, `opus`, `ac-3`'),
    hls: Type.Boolean({ description: 'Whether it plays HLS with fragmented MP4, natively or with Media Source Extensions' }),
    picks_audio: Type.Optional(
      Type.Boolean({ description: 'Whether it chooses among the audio tracks of a file itself, as apps do; a browser does not' }),
    ),
  },
  { $id: 'Supports', additionalProperties: false, description: 'What a browser reports that it can play' },
)

/** How a file is streamed, as text: the video, each audio track, the first one of them, and subtitles that are drawn into converted video. */
export const planPattern = '^(?:c|n|t\\d{2,4})\\.[cdtn]{0,200}\\.(?:\\d{1,3}|x)(?:\\.s?\\d{1,12})?$'

export const PrepareRequest = Type.Object(
  {
    supports: Supports,
    audio_track: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000, description: 'Defaults to the default one' })),
    subtitle_track: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 1000, description: 'The one to show; if absent, the player chooses' }),
    ),
    burn_in: Type.Optional(
      Type.Boolean({
        description:
          'Draw `subtitle_track` into the picture, for players that show no subtitles or none of its kind; the video is converted for it',
      }),
    ),
    start_seconds: Type.Optional(
      Type.Number({ minimum: 0, maximum: 1_000_000, description: 'Start position; defaults to the resume position' }),
    ),
    max_height: Type.Optional(
      Type.Integer({ minimum: 120, maximum: 8640, description: 'Convert the video when it has more lines than this' }),
    ),
    allow: Type.Optional(
      Type.Array(oneOf(playMethods), {
        maxItems: playMethods.length,
        description: 'Methods to choose from; a player leaves out a method that failed and gets the next best',
      }),
    ),
  },
  { additionalProperties: false },
)
export type PrepareRequest = Static<typeof PrepareRequest>

export type Supports = Static<typeof Supports>

const playsHere = {
  verdict: oneOf(['plays', 'silent', 'converts', 'not_here', 'unknown']),
  reasons: Type.Array(Reason),
}
const PlaysHereOf = Type.Object(playsHere)
export type PlaysHere = Static<typeof PlaysHereOf>
export const PlayabilityRequest = Type.Object({ supports: Supports }, { additionalProperties: false })
export const Playability = Type.Object(
  {
    files: Type.Array(Type.Object({ file_id: Id, ...playsHere }, { additionalProperties: false })),
    releases: Type.Array(Type.Object({ release_id: Id, ...playsHere }, { additionalProperties: false }), {
      description: 'As far as their names tell',
    }),
  },
  {
    $id: 'Playability',
    additionalProperties: false,
    description:
      'Whether files and releases of a movie play in a certain browser: `plays`, `silent` (without sound), `converts` (by ffmpeg), `not_here`, `unknown`',
  },
)
export type Playability = Static<typeof Playability>

/** Per movie. */
export const mostPictures = 100
/** In base64: 24 kB as bytes. */
const longestDrawn = 32_000
export const DrawnPreviews = Type.Object(
  {
    pictures: Type.Array(Type.String({ minLength: 4, maxLength: longestDrawn, pattern: '^[A-Za-z0-9+/]+={0,2}$' }), {
      minItems: 1,
      maxItems: mostPictures,
      description: 'JPEGs in base64, at most 480 by 480 pixels: one from the middle of each of `previews_wanted` equal parts of the movie',
    }),
  },
  { additionalProperties: false },
)
export type DrawnPreviews = Static<typeof DrawnPreviews>

const track = { index: Type.Integer({ minimum: 0 }), language: nullable(Type.String()), title: nullable(Type.String()) }
const prepared = {
  id: Type.String({ description: 'Id of this play, for reporting progress' }),
  movie_id: Id,
  file_id: Id,
  method: oneOf(playMethods),
  reasons: Type.Array(Reason, { description: 'Why the file is not played as it is' }),
  losses: Type.Array(Reason, { description: 'What the viewer will miss' }),
  url: nullable(Type.String({ description: 'What to play: a file, or an HLS playlist. Null when it is not playable.' })),
  mime: nullable(Type.String({ description: 'Media type of `url`, with codecs; null if not playable' })),
  direct_url: Type.String({ description: 'The file as it is, for other players' }),
  playlist_url: Type.String({ description: 'The same as an M3U file that other players open' }),
  expires_at: Timestamp,
  duration_seconds: nullable(Type.Number()),
  audio_track: nullable(Type.Integer({ description: 'The initial audio track; null if none is playable' })),
  audio_tracks: Type.Array(
    Type.Object(
      {
        ...track,
        codec: Type.String(),
        channels: nullable(Type.Integer()),
        default: Type.Boolean(),
        playable: Type.Boolean({ description: 'False if it needs a media tool that is not installed' }),
      },
      { additionalProperties: false },
    ),
  ),
  subtitle_track: nullable(
    Type.Integer({
      description:
        'The requested one, if it can be shown; otherwise `losses` says why not. Without a request the one last chosen for this movie.',
    }),
  ),
  burned_in: nullable(
    Type.Integer({ description: 'The subtitles that are drawn into the picture, if `burn_in` was asked for and can be done' }),
  ),
  subtitles_off: Type.Boolean({ description: 'Whether subtitles were last switched off for this movie' }),
  subtitle_tracks: Type.Array(
    Type.Object(
      {
        ...track,
        kind: oneOf(['text', 'image']),
        codec: Type.String(),
        default: Type.Boolean(),
        forced: Type.Boolean(),
        hearing_impaired: Type.Boolean(),
        source: oneOf(['embedded', 'sidecar']),
        burnable: Type.Boolean({ description: 'Whether `burn_in` can draw it into the picture' }),
        url: nullable(
          Type.String({
            description: 'WebVTT, or a stream of images (PGS) for `hdmv_pgs_subtitle` and `dvd_subtitle`; null for what cannot be shown',
          }),
        ),
      },
      { additionalProperties: false },
    ),
  ),
  chapters: Type.Array(
    Type.Object(
      {
        start_seconds: Type.Number(),
        title: Type.String(),
        kind: nullable(oneOf(chapterKinds, { description: 'What the name and the place of the chapter say' })),
      },
      { additionalProperties: false },
    ),
  ),
  previews_url: nullable(Type.String({ description: 'WebVTT with a picture for each part of the movie' })),
  previews_wanted: nullable(
    Type.Integer({
      minimum: 1,
      description:
        'Number of pictures that a browser may draw and send, because there are none and ffmpeg is missing; null if none are needed',
    }),
  ),
  resume_position_seconds: Type.Number(),
  start_seconds: Type.Number({ description: 'Start position: the requested one within the movie, otherwise the resume position' }),
  video: nullable(
    Type.Object(
      {
        codec: Type.String(),
        codec_string: nullable(Type.String({ description: 'Codec and level as a codec string; null if unknown' })),
        width: Type.Integer(),
        height: Type.Integer(),
        frame_rate: nullable(Type.Number()),
        hdr: Type.String(),
      },
      { additionalProperties: false },
    ),
  ),
  container: Type.String(),
  bitrate: nullable(Type.Integer({ description: 'Bits per second, on average' })),
}
export const Prepared = Type.Object(prepared, {
  $id: 'Prepared',
  additionalProperties: false,
  description: 'How a file is played in a certain browser',
})
export type Prepared = Static<typeof Prepared>
export const PreparedDownload = Type.Object(
  {
    ...prepared,
    download_id: Id,
    file_id: nullable(Type.Integer({ minimum: 1, description: 'Id in the library; null until it is there' })),
    direct_url: nullable(Type.String({ description: 'Null during the download' })),
    playlist_url: nullable(Type.String({ description: 'Null during the download' })),
    expires_at: nullable(Timestamp),
  },
  {
    $id: 'PreparedDownload',
    additionalProperties: false,
    description: 'How a movie is played in a certain browser while it is downloaded',
  },
)
export type PreparedDownload = Static<typeof PreparedDownload>

export const Progress = Type.Object(
  {
    play_id: Type.String({ minLength: 8, maxLength: 64, pattern: '^[\\w-]+$', example: '0f3d9c62-3f0b-4f6e-9f4e-0d5c5a8c1b7e' }),
    position_seconds: Type.Number({ minimum: 0, maximum: 1_000_000 }),
    state: oneOf(['playing', 'paused', 'stopped']),
    seconds_ago: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 31_536_000,
        description:
          'For a report that comes late, as from a device that was offline: how long ago it was so. It never overwrites a newer position.',
      }),
    ),
    audio_track: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 1000, description: 'If the person chose it. The movie is played with it from then on.' }),
    ),
    subtitle_track: Type.Optional(
      Type.Union([Type.Integer({ minimum: 0, maximum: 1000 }), Type.Null()], {
        description: 'The same for subtitles; null if the person switched them off',
      }),
    ),
  },
  { additionalProperties: false },
)
export type Progress = Static<typeof Progress>
