const words: Record<string, string> = {
  h264: 'H.264',
  avc: 'H.264',
  h265: 'H.265',
  hevc: 'H.265',
  av1: 'AV1',
  vp9: 'VP9',
  mpeg2video: 'MPEG-2',
  mpeg4: 'MPEG-4',
  xvid: 'XviD',
  divx: 'DivX',
  vc1: 'VC-1',
  aac: 'AAC',
  ac3: 'Dolby Digital',
  eac3: 'Dolby Digital+',
  truehd: 'Dolby TrueHD',
  dts: 'DTS',
  flac: 'FLAC',
  opus: 'Opus',
  vorbis: 'Vorbis',
  mp3: 'MP3',
}

/** The usual spelling of a codec name. */
export const codecWord = (codec: string) => words[codec.toLowerCase()] ?? codec.toUpperCase()
