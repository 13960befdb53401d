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

/** The display name of a codec, from ffmpeg's name for it. */
export const codecName = (codec: string): string => names[codec] ?? codec
