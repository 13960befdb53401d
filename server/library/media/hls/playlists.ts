import type { Reading } from '../reading'
import { audioCuts } from './audio-grid'

/** How to put a file into a stream. */
export type StreamPlan = {
  /** A number means converted, with that many lines. */
  readonly video: 'copy' | 'none' | number
  readonly audio: readonly ('copy' | 'decode' | 'tool' | 'none')[]
  readonly audio_track: number | null
  /** Subtitles to draw into converted video, named as in their address. */
  readonly burned?: string | undefined
}
type Stream = { readonly reading: Reading; readonly plan: StreamPlan; readonly size_bytes: number }

/** The playlist that a player opens first: video and audio tracks. `base` leads from it to the other playlists. */
export const masterPlaylist = ({ reading, plan, size_bytes }: Stream, base: string): string => {
  const tracks = reading.audio.flatMap((track, index) => (plan.audio[index] === 'none' ? [] : [{ track, index }]))
  const chosen = tracks.find(({ index }) => index === plan.audio_track) ?? tracks[0]
  const hasVideo = plan.video !== 'none' && reading.video !== null
  const audio = (index: number) => `${base}/audio/${index}/index.m3u8`
  const media = tracks.map(({ track, index }) =>
    attributes('EXT-X-MEDIA', {
      TYPE: 'AUDIO',
      'GROUP-ID': quoted('audio'),
      NAME: quoted(`${index + 1} ${track.title ?? track.language ?? ''}`.trim()),
      ...(track.language && { LANGUAGE: quoted(track.language) }),
      CHANNELS: quoted(String(plan.audio[index] === 'copy' ? track.channels : Math.min(6, track.channels))),
      DEFAULT: index === chosen?.index ? 'YES' : 'NO',
      AUTOSELECT: 'YES',
      URI: quoted(audio(index)),
    }),
  )
  const heard = chosen && codecOf(chosen.track, plan.audio[chosen.index])
  const variant = attributes('EXT-X-STREAM-INF', {
    BANDWIDTH: String(Math.max(64_000, Math.round((size_bytes * 8) / Math.max(1, reading.duration_seconds)))),
    CODECS: quoted([hasVideo && videoCodec(reading, plan), heard].filter(Boolean).join(',')),
    ...(hasVideo &&
      reading.video && { RESOLUTION: `${reading.video.width}x${reading.video.height}`, 'VIDEO-RANGE': rangeOf(reading, plan) }),
    ...(hasVideo && tracks.length > 0 && { AUDIO: quoted('audio') }),
  })
  return lines(
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    ...(hasVideo ? media : []),
    variant,
    hasVideo ? `${base}/video/index.m3u8` : audio(chosen?.index ?? 0),
  )
}

export const videoPlaylist = (cuts: readonly number[]): string => mediaPlaylist(cuts, { ending: 'm4s', hasInit: true })

const isMpeg = (codec = ''): boolean => ['mp3', 'mp2', 'mp1'].includes(codec)

/** MP3 is sent as it is, without an init segment, and so are the other layers. */
export const audioPlaylist = ({ reading, plan }: Pick<Stream, 'reading' | 'plan'>, index: number): string => {
  const isPacked = plan.audio[index] === 'copy' && isMpeg(reading.audio[index]?.codec)
  return mediaPlaylist(audioCuts(reading.duration_seconds), { ending: isPacked ? 'mp3' : 'm4s', hasInit: !isPacked })
}

/** Lists all segments although none exists yet, so a player can seek anywhere. */
const mediaPlaylist = (cuts: readonly number[], { ending, hasInit }: { ending: string; hasInit: boolean }): string => {
  const durations = cuts.slice(1).map((cut, i) => cut - (cuts[i] ?? 0))
  return lines(
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${Math.ceil(Math.max(1, ...durations))}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...(hasInit ? ['#EXT-X-MAP:URI="init.mp4"'] : []),
    ...durations.map((duration, i) => `#EXTINF:${duration.toFixed(5)},\n${i}.${ending}`),
    '#EXT-X-ENDLIST',
  )
}

const convertedCodec = 'avc1.640029'
const videoCodec = ({ video }: Reading, plan: StreamPlan): string =>
  typeof plan.video === 'number' ? convertedCodec : (video?.codec_string ?? '')

/** hls.js fails on a stream that declares MP3 next to a video; without a declaration it detects it. */
const codecOf = ({ codec, codec_string }: Reading['audio'][number], plan: StreamPlan['audio'][number] | undefined): string => {
  if (plan !== 'copy') return 'mp4a.40.2'
  return isMpeg(codec) ? '' : (codec_string ?? '')
}

const rangeOf = ({ video }: Reading, plan: StreamPlan): string => {
  if (typeof plan.video === 'number' || !video || video.hdr === 'none' || video.hdr === 'dolby_vision_sdr') return 'SDR'
  return video.hdr === 'hlg10' || video.hdr === 'dolby_vision_hlg' ? 'HLG' : 'PQ'
}

const attributes = (tag: string, values: Readonly<Record<string, string>>): string =>
  `#${tag}:${Object.entries(values)
    .map(([name, value]) => `${name}=${value}`)
    .join(',')}`

/** A quoted string cannot escape quotes or line breaks. */
const quoted = (text: string): string => `"${text.replace(/["\r\n]/g, "'")}"`
const lines = (...each: readonly string[]): string => `${each.join('\n')}\n`
