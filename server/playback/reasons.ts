/** Why a file is played in a certain way, and what gets lost: a code for programs, values, and a sentence for people. */
export type Reason = { readonly code: ReasonCode; readonly values: Readonly<Record<string, string | number>>; readonly text: string }
export type ReasonCode = keyof typeof sentences

type Values = Readonly<Record<string, string | number>>
const sentences = {
  container_not_supported: ({ container }: Values) => `This browser does not open ${container} files`,
  video_not_supported: ({ codec }: Values) => `This browser does not play ${named(codec)} video`,
  dolby_vision_not_supported: () => 'This Dolby Vision video has no layer that other players could show',
  larger_than_wished: ({ height, max_height }: Values) => `The video has ${height} lines, more than the ${max_height} asked for`,
  audio_not_supported: ({ codec }: Values) => `This browser does not play ${named(codec)} audio`,
  several_audio_tracks: ({ count }: Values) => `A browser cannot choose between the ${count} audio tracks of a file`,
  hls_not_supported: () => 'This browser cannot play a converted stream',
  needs_media_tool: ({ codec }: Values) =>
    `Converting ${named(codec)} needs ffmpeg, which is not installed; another player can open the file`,
  transcoding_off: () => 'Converting is switched off in the settings',
  nothing_left: () => 'Every way to play the file here has failed; another player can open it',
  nothing_to_play: () => 'The file has neither video nor audio',
  file_empty: () => 'The file is empty',
  file_unreadable: () => 'The file is damaged or not a video',
  file_truncated: ({ missing_bytes }: Values) =>
    Number(missing_bytes) > 0 ? `The end of the file is missing (${missing_bytes} bytes)` : 'The end of the file is missing',
  no_audio: ({ codec }: Values) => `You will hear nothing: ${named(codec)} audio needs ffmpeg`,
  audio_needs_media_tool: ({ codec, track }: Values) => `Audio track ${Number(track) + 1} (${named(codec)}) needs ffmpeg`,
  no_subtitles: ({ track }: Values) => `Subtitles ${Number(track) + 1} cannot be shown here`,
  hdr_lost: () => 'The video is converted to standard dynamic range',
} satisfies Record<string, (values: Values) => string>

const names: Readonly<Record<string, string>> = {
  h264: 'H.264',
  hevc: 'HEVC',
  av1: 'AV1',
  vp9: 'VP9',
  vp8: 'VP8',
  mpeg2video: 'MPEG-2',
  mpeg4: 'MPEG-4',
  vc1: 'VC-1',
  aac: 'AAC',
  ac3: 'Dolby Digital',
  eac3: 'Dolby Digital Plus',
  dts: 'DTS',
  truehd: 'Dolby TrueHD',
  flac: 'FLAC',
  mp3: 'MP3',
  mp2: 'MP2',
}
const named = (codec: string | number | undefined): string => names[String(codec)] ?? String(codec)

export const reason = (code: ReasonCode, values: Values): Reason => ({ code, values, text: sentences[code](values) })
