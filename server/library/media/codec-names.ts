/** ffmpeg's codec names, by our packet reader's names. */
const byName: Readonly<Record<string, string>> = {
  avc: 'h264',
  'pcm-s16': 'pcm_s16le',
  'pcm-s16be': 'pcm_s16be',
  'pcm-s24': 'pcm_s24le',
  'pcm-s24be': 'pcm_s24be',
  'pcm-s32': 'pcm_s32le',
  'pcm-s32be': 'pcm_s32be',
  'pcm-f32': 'pcm_f32le',
  'pcm-f32be': 'pcm_f32be',
  'pcm-f64': 'pcm_f64le',
  'pcm-f64be': 'pcm_f64be',
  'pcm-u8': 'pcm_u8',
  'pcm-s8': 'pcm_s8',
  ulaw: 'pcm_mulaw',
  alaw: 'pcm_alaw',
}

/** ffmpeg's codec names by the container's, for codecs that our packet reader does not know. */
const byContainer: readonly (readonly [start: string, name: string])[] = [
  ['A_TRUEHD', 'truehd'],
  ['A_MLP', 'mlp'],
  ['A_DTS', 'dts'],
  ['.mp3', 'mp3'],
  ['.mp2', 'mp2'],
  ['.mp1', 'mp1'],
  ['A_MPEG/L2', 'mp2'],
  ['A_MPEG/L1', 'mp1'],
  ['V_MPEG1', 'mpeg1video'],
  ['V_MPEG2', 'mpeg2video'],
  ['V_MPEG4/MS/V3', 'msmpeg4v3'],
  ['V_MPEG4', 'mpeg4'],
  ['V_MJPEG', 'mjpeg'],
  ['V_FFV1', 'ffv1'],
  ['V_PRORES', 'prores'],
  ['A_ALAC', 'alac'],
  ['A_WAVPACK', 'wavpack'],
  ['V_MS/VFW/FOURCC', 'vfw'],
  ['V_THEORA', 'theora'],
  ['V_REAL', 'rv40'],
  ['mp4v', 'mpeg4'],
  ['jpeg', 'mjpeg'],
  ['mjp', 'mjpeg'],
  ['AVd', 'dnxhd'],
  ['s263', 'h263'],
  ['ap', 'prores'],
  ['alac', 'alac'],
  ['vc-1', 'vc1'],
  ['mlpa', 'truehd'],
  ['dts', 'dts'],
]

export const codecName = (known: string | null, internal: unknown): string => {
  if (known !== null) return byName[known] ?? known
  const id = typeof internal === 'string' ? internal : ''
  return byContainer.find(([start]) => id.startsWith(start))?.[1] ?? 'unknown'
}

/** What MP4 calls `mp4v`, by its object type: MPEG-2 in its six profiles, MPEG-1, JPEG; otherwise MPEG-4. */
export const codecOfObject = (type: number | null): string | undefined => {
  if (type !== null && type >= 0x60 && type <= 0x65) return 'mpeg2video'
  return type === 0x6a ? 'mpeg1video' : type === 0x6c ? 'mjpeg' : undefined
}

/** ffmpeg's names by the code that AVI and Windows use. */
const byFourCc: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['XVID', 'DIVX', 'DX50', 'FMP4', 'MP4V'].map((code) => [code, 'mpeg4'])),
  ...Object.fromEntries(['DIV3', 'MP43', 'DIV4'].map((code) => [code, 'msmpeg4v3'])),
  ...{ MP42: 'msmpeg4v2', WMV1: 'wmv1', WMV2: 'wmv2', WMV3: 'wmv3', WVC1: 'vc1', MJPG: 'mjpeg', FFV1: 'ffv1', MPG2: 'mpeg2video' },
}
const fourCcAt = 16

/** The codec of a track that Matroska describes as Windows does: its private data has a code. */
export const codecOfWindows = (described: Uint8Array | null): string | undefined =>
  described
    ? byFourCc[
        Buffer.from(described.subarray(fourCcAt, fourCcAt + 4))
          .toString('latin1')
          .toUpperCase()
      ]
    : undefined

const subtitles: readonly (readonly [id: string, codec: string, kind: 'text' | 'image'])[] = [
  ['S_TEXT/UTF8', 'subrip', 'text'],
  ['S_TEXT/ASS', 'ass', 'text'],
  ['S_TEXT/SSA', 'ass', 'text'],
  ['S_ASS', 'ass', 'text'],
  ['S_SSA', 'ass', 'text'],
  ['S_TEXT/WEBVTT', 'webvtt', 'text'],
  ['D_WEBVTT', 'webvtt', 'text'],
  ['S_HDMV/PGS', 'hdmv_pgs_subtitle', 'image'],
  ['S_VOBSUB', 'dvd_subtitle', 'image'],
  ['S_DVBSUB', 'dvb_subtitle', 'image'],
]

/** Codec and kind of a Matroska subtitle track. */
export const subtitleCodec = (id: string): { codec: string; kind: 'text' | 'image' } => {
  const found = subtitles.find(([start]) => id.startsWith(start))
  return found ? { codec: found[1], kind: found[2] } : { codec: 'unknown', kind: 'image' }
}
