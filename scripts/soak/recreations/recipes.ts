import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A movie as people really have it, as ffmpeg's arguments and, after it, mkvmerge's. */
export type Recipe = {
  readonly name: string
  readonly args: readonly string[]
  /** Arguments of mkvmerge before the file that ffmpeg made. */
  readonly merge?: readonly string[]
}

const seconds = 4
const size = 'size=320x180:rate=25'
/** Inputs: the picture, two tones, and a text. */
export const inputs = (dir: string): string[] => [
  ...['-f', 'lavfi', '-i', `testsrc2=${size}:duration=${seconds}`],
  ...['-f', 'lavfi', '-i', `sine=frequency=440:sample_rate=48000:duration=${seconds}`],
  ...['-f', 'lavfi', '-i', `sine=frequency=880:sample_rate=48000:duration=${seconds}`],
  ...['-i', join(dir, 'text.srt')],
]
export const writeText = (dir: string): void =>
  writeFileSync(join(dir, 'text.srt'), '1\n00:00:01,000 --> 00:00:02,000\nThe first line\n\n2\n00:00:02,500 --> 00:00:03,500\nThe second\n')

const x264 = '-c:v libx264 -preset ultrafast -pix_fmt yuv420p -g 25'
const videos = {
  h264: x264,
  interlaced: `-vf scale=1920:1080 ${x264} -flags +ildct+ilme -x264-params tff=1`,
  'interlaced-576': `-vf scale=720:576,setsar=64/45 ${x264} -flags +ildct+ilme -x264-params tff=1`,
  'interlaced-480': `-vf scale=720:480,setsar=8/9,fps=30000/1001 ${x264} -flags +ildct+ilme -x264-params bff=1`,
  anamorphic: `-vf scale=720:576,setsar=16/11 ${x264}`,
  'h264-10': '-c:v libx264 -preset ultrafast -pix_fmt yuv420p10le -g 25',
  'h264-422': '-c:v libx264 -preset ultrafast -pix_fmt yuv422p -g 25',
  film: `-vf fps=24000/1001 ${x264}`,
  fast: `-vf fps=60000/1001 ${x264}`,
  open: `${x264} -x264-params open-gop=1:bframes=3:b-pyramid=normal`,
  refresh: `${x264} -x264-params intra-refresh=1`,
  'one-key': '-c:v libx264 -preset ultrafast -pix_fmt yuv420p -g 9999',
  hevc: '-c:v libx265 -preset ultrafast -x265-params log-level=none:keyint=25',
  'hevc-10': '-c:v libx265 -preset ultrafast -pix_fmt yuv420p10le -x265-params log-level=none:keyint=25',
  mpeg2: '-c:v mpeg2video -g 12 -b:v 1M',
  'mpeg2-576': '-vf scale=720:576,setsar=64/45 -c:v mpeg2video -g 12 -flags +ildct+ilme -b:v 3M',
  mpeg4: '-c:v mpeg4 -g 25',
  xvid: '-c:v mpeg4 -vtag XVID -bf 2 -g 25',
  divx3: '-c:v msmpeg4 -g 25',
  wmv1: '-c:v wmv1 -g 25',
  wmv2: '-c:v wmv2 -g 25',
  flv1: '-c:v flv1 -g 25',
  h263: '-vf scale=352:288 -c:v h263 -g 25',
  mjpeg: '-c:v mjpeg -pix_fmt yuvj420p',
  theora: '-c:v libtheora -g 25',
  vp8: '-c:v libvpx -deadline realtime -cpu-used 8 -g 25',
  vp9: '-c:v libvpx-vp9 -deadline realtime -cpu-used 8 -g 25',
  av1: '-c:v libsvtav1 -preset 12 -g 25',
  prores: '-c:v prores_ks -profile:v 0',
  dnxhd: '-vf scale=1280:720 -c:v dnxhd -profile:v dnxhr_lb -pix_fmt yuv422p',
  ffv1: '-c:v ffv1',
  dv: '-vf scale=720:576,setsar=16/15 -c:v dvvideo -pix_fmt yuv420p',
} as const
type Video = keyof typeof videos

const audios = {
  aac: 'aac',
  'aac-44': 'aac -ar:a:N 44100',
  mp3: 'libmp3lame',
  mp2: 'mp2',
  ac3: 'ac3 -ac:a:N 6',
  eac3: 'eac3 -ac:a:N 6',
  dts: 'dca -ac:a:N 6',
  truehd: 'truehd -ac:a:N 6',
  opus: 'libopus',
  vorbis: 'libvorbis',
  flac: 'flac',
  alac: 'alac',
  pcm: 'pcm_s16le',
  pcm24: 'pcm_s24le',
  bluray: 'pcm_bluray -ac:a:N 2',
  wma: 'wmav2',
  none: '',
} as const
type Audio = keyof typeof audios

type Wish = {
  readonly video?: Video
  readonly audio?: readonly Audio[]
  readonly more?: string
  readonly merge?: string
  readonly text?: string
}
const languages = ['ger', 'eng']

const recipe = (name: string, { video = 'h264', audio = ['aac'], more = '', merge, text }: Wish = {}): Recipe => {
  const heard = audio.filter((each) => each !== 'none')
  const sound = heard.flatMap((each, i) => [
    ...`-c:a:${i} ${audios[each].replaceAll('N', String(i))}`.split(' '),
    ...[`-metadata:s:a:${i}`, `language=${languages[i]}`],
  ])
  const maps = ['-map', '0', ...heard.flatMap((_, i) => ['-map', String(i + 1)]), ...(text ? ['-map', '3'] : [])]
  const args = [...maps, ...videos[video].split(' '), ...sound, ...(text ? ['-c:s', text, '-metadata:s:s:0', 'language=fre'] : [])]
  return {
    name,
    args: [...args, '-strict', '-2', ...more.split(' ').filter(Boolean)],
    ...(merge !== undefined && { merge: merge.split(' ') }),
  }
}

const m2ts = '-f mpegts -mpegts_m2ts_mode 1'
const merged = (name: string, merge: string, wish: Wish = {}) => recipe(`${name}.mkv`, { ...wish, merge })

/** Kinds of real files, and their siblings. */
export const recipes: readonly Recipe[] = [
  // Blu-ray and broadcast
  ...(['aac', 'ac3', 'eac3', 'dts', 'truehd', 'bluray', 'mp3', 'mp2'] as const).map((audio) =>
    recipe(`disc-${audio}.m2ts`, { audio: [audio], more: m2ts }),
  ),
  ...(['aac', 'mp2', 'mp3', 'ac3', 'eac3', 'dts', 'truehd', 'opus'] as const).map((audio) =>
    recipe(`cast-${audio}.ts`, { audio: [audio] }),
  ),
  recipe('latm.ts', { more: '-mpegts_flags latm' }),
  recipe('dvb-ac3.ts', { audio: ['ac3', 'mp2'], more: '-mpegts_flags system_b' }),
  recipe('two-languages.ts', { audio: ['aac', 'ac3'] }),
  recipe('truehd-and-ac3.m2ts', { audio: ['truehd', 'ac3'], more: m2ts }),
  recipe('dts-and-aac.ts', { audio: ['dts', 'aac'] }),
  recipe('opus-and-aac.ts', { audio: ['opus', 'aac'] }),
  recipe('hevc.ts', { video: 'hevc', audio: ['ac3'] }),
  recipe('hevc-10.m2ts', { video: 'hevc-10', audio: ['eac3'], more: m2ts }),
  recipe('mpeg2.ts', { video: 'mpeg2', audio: ['mp2'] }),
  recipe('mpeg2-576.ts', { video: 'mpeg2-576', audio: ['mp2', 'ac3'] }),
  recipe('interlaced.ts', { video: 'interlaced', audio: ['ac3'] }),
  recipe('interlaced.m2ts', { video: 'interlaced', audio: ['dts'], more: m2ts }),
  recipe('interlaced-576.ts', { video: 'interlaced-576', audio: ['mp2'] }),
  recipe('interlaced-480.ts', { video: 'interlaced-480', audio: ['ac3'] }),
  recipe('anamorphic.ts', { video: 'anamorphic' }),
  recipe('film.ts', { video: 'film' }),
  recipe('fast.ts', { video: 'fast' }),
  recipe('open.ts', { video: 'open' }),
  recipe('silent.ts', { audio: [] }),
  // Matroska
  ...(['aac', 'aac-44', 'ac3', 'eac3', 'dts', 'truehd', 'opus', 'vorbis', 'flac', 'alac', 'pcm', 'pcm24', 'mp2', 'mp3'] as const).map(
    (audio) => recipe(`sound-${audio}.mkv`, { audio: [audio] }),
  ),
  ...(
    ['hevc', 'hevc-10', 'h264-10', 'h264-422', 'mpeg2', 'mpeg4', 'divx3', 'vp8', 'vp9', 'av1', 'mjpeg', 'theora', 'prores', 'ffv1'] as const
  ).map((video) => recipe(`picture-${video}.mkv`, { video })),
  ...(['interlaced', 'anamorphic', 'film', 'fast', 'open', 'refresh', 'one-key'] as const).map((video) =>
    recipe(`shape-${video}.mkv`, { video, audio: ['ac3'] }),
  ),
  recipe('two-languages.mkv', { audio: ['dts', 'aac'], text: 'srt' }),
  recipe('truehd-and-ac3.mkv', { audio: ['truehd', 'ac3'] }),
  recipe('styled.mkv', { text: 'ass' }),
  recipe('live.mkv', { more: '-live 1' }),
  recipe('silent.mkv', { audio: [] }),
  merged('zlib', '--compression -1:zlib', { audio: ['ac3'], text: 'srt' }),
  merged('zlib-aac', '--compression -1:zlib'),
  merged('no-compression', '--compression -1:none', { text: 'ass' }),
  merged('no-cues', '--no-cues'),
  merged('hidden-sound', '--track-enabled-flag 2:0', { audio: ['aac', 'ac3'] }),
  merged('second-default', '--default-track-flag 1:0 --default-track-flag 2:1', { audio: ['aac', 'ac3'] }),
  merged('rate-stated', '--default-duration 0:24000/1001p', { video: 'film' }),
  merged('shape-stated', '--display-dimensions 0:427x180'),
  merged('delayed-sound', '--sync 1:1000'),
  // MP4 and its relatives
  ...(['aac', 'ac3', 'eac3', 'opus', 'flac', 'alac', 'mp3', 'dts'] as const).map((audio) =>
    recipe(`sound-${audio}.mp4`, { audio: [audio] }),
  ),
  ...(['hevc', 'h264-10', 'mpeg4', 'vp9', 'av1', 'mpeg2', 'anamorphic', 'film'] as const).map((video) =>
    recipe(`picture-${video}.mp4`, { video }),
  ),
  recipe('fragments.mp4', { more: '-movflags frag_keyframe+empty_moov' }),
  recipe('cmaf.mp4', { more: '-movflags cmaf+frag_keyframe' }),
  recipe('two-languages.mp4', { audio: ['ac3', 'aac'], text: 'mov_text' }),
  recipe('fast-start.mp4', { more: '-movflags faststart', video: 'open' }),
  recipe('pcm.mov', { audio: ['pcm'] }),
  recipe('prores.mov', { video: 'prores', audio: ['pcm24'] }),
  recipe('mjpeg.mov', { video: 'mjpeg', audio: ['pcm'] }),
  recipe('dnxhd.mov', { video: 'dnxhd', audio: ['pcm'] }),
  recipe('phone.3gp', { video: 'h263' }),
  recipe('apple.m4v', { audio: ['aac', 'ac3'] }),
  // Old and other containers
  recipe('xvid.avi', { video: 'xvid', audio: ['mp3'] }),
  recipe('divx.avi', { video: 'mpeg4', audio: ['ac3'] }),
  recipe('divx3.avi', { video: 'divx3', audio: ['mp3'] }),
  recipe('h264.avi', { audio: ['mp3'] }),
  recipe('mjpeg.avi', { video: 'mjpeg', audio: ['pcm'] }),
  recipe('dv.avi', { video: 'dv', audio: ['pcm'] }),
  recipe('windows.wmv', { video: 'wmv2', audio: ['wma'] }),
  recipe('windows.asf', { video: 'wmv1', audio: ['wma', 'mp3'] }),
  recipe('h264.flv'),
  recipe('old.flv', { video: 'flv1', audio: ['mp3'], more: '-ar 44100' }),
  recipe('disc.vob', { video: 'mpeg2-576', audio: ['ac3', 'mp2'], more: '-f vob' }),
  recipe('mpeg.mpg', { video: 'mpeg2', audio: ['mp2'] }),
  recipe('theora.ogv', { video: 'theora', audio: ['vorbis'] }),
  recipe('vp8.webm', { video: 'vp8', audio: ['vorbis'] }),
  recipe('vp9.webm', { video: 'vp9', audio: ['opus'], text: 'webvtt' }),
  recipe('av1.webm', { video: 'av1', audio: ['opus'] }),
  recipe('silent.webm', { video: 'vp9', audio: [] }),
]
