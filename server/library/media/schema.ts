import { type Static, Type } from '@sinclair/typebox'
import { hdrKinds } from '#server/foundation/lib/hdr-kind'
import { Reason } from '#server/foundation/lib/reason'
import { oneOf, Timestamp } from '#server/foundation/lib/shapes'
import { hardwareKinds } from './hardware/kinds'

const nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

export const VideoTrack = Type.Object({
  codec: Type.String(),
  codec_tag: nullable(Type.String()),
  profile: nullable(Type.String()),
  width: Type.Integer(),
  height: Type.Integer(),
  bit_depth: nullable(Type.Integer()),
  frame_rate: nullable(Type.Number()),
  hdr: Type.Union(hdrKinds.map((kind) => Type.Literal(kind))),
  is_3d: Type.Boolean(),
})

export const AudioTrack = Type.Object({
  codec: Type.String(),
  codec_tag: nullable(Type.String()),
  profile: nullable(Type.String()),
  channels: nullable(Type.Integer()),
  channel_layout: nullable(Type.String()),
  language: nullable(Type.String({ description: 'BCP 47 code such as `en`; null when the file does not say' })),
  title: nullable(Type.String()),
  default: Type.Boolean(),
})

export const SubtitleTrack = Type.Object({
  codec: Type.String(),
  language: nullable(Type.String()),
  title: nullable(Type.String()),
  forced: Type.Boolean(),
})

/** What the media tool found in a movie's file. */
export const MediaInfo = Type.Object({
  container: Type.String(),
  duration_seconds: nullable(Type.Number()),
  video: nullable(VideoTrack),
  audio: Type.Array(AudioTrack),
  subtitles: Type.Array(SubtitleTrack),
  chapters: Type.Integer(),
})
export type VideoTrack = Static<typeof VideoTrack>
export type AudioTrack = Static<typeof AudioTrack>
export type SubtitleTrack = Static<typeof SubtitleTrack>
export type MediaInfo = Static<typeof MediaInfo>

const speed = {
  codec: oneOf(['hevc', 'h264']),
  from_height: Type.Integer({ description: 'Lines of the movie that was converted' }),
  to_height: Type.Integer({ description: 'Lines of the result' }),
  times: Type.Number({ minimum: 0, description: 'Seconds of the movie that are converted in a second' }),
}
export const HardwareStatus = Type.Object(
  {
    method: nullable(oneOf([...hardwareKinds, 'software'])),
    device: nullable(Type.String({ description: 'Path of the device, if one was chosen' })),
    reason: nullable(Reason),
    kinds: Type.Array(
      Type.Object(
        { kind: oneOf(hardwareKinds), works: Type.Boolean({ description: 'Whether it encoded a few pictures' }), reason: nullable(Reason) },
        { additionalProperties: false },
      ),
      { description: 'The kinds that the setting allows here, and why one does not work' },
    ),
    last_failure: nullable(
      Type.Object(
        { said: Reason, at: Timestamp },
        { additionalProperties: false, description: 'The last time that hardware failed during playback, and software took over' },
      ),
    ),
    speed: nullable(Type.Object(speed, { additionalProperties: false, description: 'As last measured since the start of the service' })),
  },
  {
    $id: 'HardwareStatus',
    additionalProperties: false,
    description: 'What converts video on this computer. `method` is null without ffmpeg; `reason` says why it is not hardware.',
  },
)
export type HardwareStatus = Static<typeof HardwareStatus>
