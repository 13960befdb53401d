import type { DeviceProfile } from '#server/connections/jellyfin/profile'

const video = { Type: 'Video' } as const
const hls = { ...video, Protocol: 'hls' } as const
const profileIs = (value: string) => ({ Condition: 'EqualsAny', Property: 'VideoProfile', Value: value })
const atMost = (property: string, value: string) => ({ Condition: 'LessThanEqual', Property: property, Value: value })

/**
 * What three apps send, in their own words: Android TV on a box whose H.264 decoder ends at 1080 lines and that has no HDR10+ or Dolby
 * Vision; Roku on a stick without HEVC, on a TV without HDR and with stereo sound; the web client in a Chromium without HEVC.
 * Source: the source code of the apps of 2026 (jellyfin-androidtv `deviceProfile.kt`, jellyfin-roku `deviceCapabilities.bs`).
 */
export const clients = {
  'Android TV': {
    DirectPlayProfiles: [
      {
        ...video,
        Container: 'asf,hls,m4v,mkv,mov,mp4,ogm,ogv,ts,vob,webm,wmv,xvid',
        VideoCodec: 'av1,h264,hevc,mpeg,mpeg2video,vc1,vp8,vp9',
        AudioCodec: 'aac,aac_latm,ac3,alac,dca,dts,eac3,flac,mlp,mp2,mp3,opus,pcm_alaw,pcm_mulaw,pcm_s16le,pcm_s24le,truehd,vorbis',
      },
      { Type: 'Audio', AudioCodec: 'aac,mp3' },
    ],
    TranscodingProfiles: [
      { ...hls, Container: 'ts', VideoCodec: 'hevc,h264', AudioCodec: 'aac,ac3,eac3,mp3' },
      { ...hls, Container: 'mp4', VideoCodec: 'hevc,h264', AudioCodec: 'aac,ac3,eac3,mp3,alac,flac,opus,dts,truehd' },
    ],
    CodecProfiles: [
      { ...video, Codec: 'h264', Conditions: [profileIs('high|main|baseline|constrained baseline')] },
      {
        ...video,
        Codec: 'h264',
        Conditions: [atMost('VideoLevel', '42')],
        ApplyConditions: [profileIs('high|main|baseline|constrained baseline')],
      },
      { ...video, Codec: 'h264', Conditions: [atMost('RefFrames', '12')], ApplyConditions: [atMost('Width', '1200')] },
      { ...video, Codec: 'hevc', Conditions: [profileIs('main|main 10')] },
      {
        ...video,
        Codec: 'hevc',
        Conditions: [atMost('VideoLevel', '30')],
        ApplyConditions: [{ Condition: 'Equals', Property: 'VideoProfile', Value: 'main' }],
      },
      {
        ...video,
        Codec: 'hevc',
        Conditions: [atMost('VideoLevel', '153')],
        ApplyConditions: [{ Condition: 'Equals', Property: 'VideoProfile', Value: 'main 10' }],
      },
      { ...video, Codec: 'av1', Conditions: [{ Condition: 'Equals', Property: 'VideoProfile', Value: 'none' }] },
      { ...video, Codec: 'h264', Conditions: [atMost('Width', '1920'), atMost('Height', '1088')] },
      { ...video, Codec: 'hevc', Conditions: [atMost('Width', '3840'), atMost('Height', '2160')] },
      {
        ...video,
        Codec: 'hevc',
        Conditions: [{ Condition: 'NotEquals', Property: 'VideoRangeType', Value: 'DOVIInvalid|DOVIWithEL|DOVI|HDR10Plus' }],
        ApplyConditions: [{ Condition: 'EqualsAny', Property: 'VideoRangeType', Value: 'DOVIInvalid|DOVIWithEL|DOVI|HDR10Plus' }],
      },
      { Type: 'VideoAudio', Conditions: [atMost('AudioChannels', '8')] },
    ],
    SubtitleProfiles: ['vtt', 'webvtt', 'srt', 'subrip', 'ttml'].map((Format) => ({ Format, Method: 'External' })),
  },
  Roku: {
    DirectPlayProfiles: [
      { ...video, Container: 'mp4,mov,m4v', VideoCodec: 'h264,mpeg4 avc', AudioCodec: 'mp3,aac' },
      { ...video, Container: 'mkv,webm', VideoCodec: 'h264,mpeg4 avc,vp8', AudioCodec: 'mp3,aac,flac,alac,vorbis' },
    ],
    TranscodingProfiles: [
      { ...hls, Container: 'ts', VideoCodec: 'h264,mpeg4 avc', AudioCodec: 'aac,mp3' },
      { ...hls, Container: 'mp4', VideoCodec: 'h264,mpeg4 avc', AudioCodec: 'aac,mp3' },
    ],
    CodecProfiles: [
      {
        ...video,
        Codec: 'h264',
        Conditions: [
          atMost('VideoBitDepth', '8'),
          profileIs('main|high|baseline|constrained baseline'),
          { Condition: 'EqualsAny', Property: 'VideoRangeType', Value: 'SDR|DOVIWithSDR' },
          atMost('VideoLevel', '42'),
        ],
      },
    ],
    SubtitleProfiles: [{ Format: 'srt', Method: 'External' }],
  },
  'the web client': {
    DirectPlayProfiles: [
      { ...video, Container: 'webm', VideoCodec: 'vp8,vp9,av1', AudioCodec: 'vorbis,opus' },
      { ...video, Container: 'mp4,m4v', VideoCodec: 'h264,vp9,av1', AudioCodec: 'aac,mp3,opus,flac,vorbis' },
    ],
    TranscodingProfiles: [{ ...hls, Container: 'mp4', VideoCodec: 'h264,vp9,av1', AudioCodec: 'aac,mp3,opus,flac' }],
    CodecProfiles: [
      {
        ...video,
        Codec: 'h264',
        Conditions: [profileIs('high|main|baseline|constrained baseline|high 10'), atMost('VideoLevel', '52')],
      },
    ],
    SubtitleProfiles: [{ Format: 'vtt', Method: 'External' }],
  },
} as const satisfies Record<string, DeviceProfile | Record<string, unknown>>
