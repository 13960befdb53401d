import { type Static, Type } from '@sinclair/typebox'
import { maybe } from '../decode'

const Tags = maybe(Type.Record(Type.String(), Type.Unknown()))
const SideData = maybe(
  Type.Array(
    Type.Object({
      side_data_type: maybe(Type.String()),
      dv_bl_signal_compatibility_id: maybe(Type.Number()),
      type: maybe(Type.String()),
    }),
  ),
)

/** A stream as the media tool prints it; unknown fields are omitted. */
export const WireStream = Type.Object({
  codec_type: maybe(Type.String()),
  codec_name: maybe(Type.String()),
  codec_tag_string: maybe(Type.String()),
  profile: maybe(Type.String()),
  width: maybe(Type.Number()),
  height: maybe(Type.Number()),
  pix_fmt: maybe(Type.String()),
  bits_per_raw_sample: maybe(Type.String()),
  avg_frame_rate: maybe(Type.String()),
  r_frame_rate: maybe(Type.String()),
  color_primaries: maybe(Type.String()),
  color_transfer: maybe(Type.String()),
  channels: maybe(Type.Number()),
  channel_layout: maybe(Type.String()),
  duration: maybe(Type.String()),
  disposition: maybe(Type.Record(Type.String(), Type.Unknown())),
  tags: Tags,
  side_data_list: SideData,
})
export type WireStream = Static<typeof WireStream>

export const WireProbe = Type.Object({
  streams: maybe(Type.Array(WireStream)),
  chapters: maybe(Type.Array(Type.Unknown())),
  format: maybe(Type.Object({ format_name: maybe(Type.String()), duration: maybe(Type.String()) })),
})
export type WireProbe = Static<typeof WireProbe>

export const WireFrames = Type.Object({ frames: maybe(Type.Array(Type.Object({ side_data_list: SideData }))) })
export type WireFrames = Static<typeof WireFrames>
