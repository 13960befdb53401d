import { type Static, Type } from '@sinclair/typebox'
import { hdrKinds } from '#server/foundation/lib/hdr-kind'

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
