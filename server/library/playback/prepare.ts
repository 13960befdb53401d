import { mediaType, playlistType } from '#server/foundation/lib/media-types'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { NotFound } from '#server/foundation/platform/errors'
import type { StreamPlan } from '#server/library/media/hls/playlists'
import type { Reading } from '#server/library/media/reading'
import { burnedName, obstacleToBurning } from './burn-in'
import { withKinds } from './chapter-kinds'
import { type Decidable, type Decision, decide, decodesHere, type Means } from './decide'
import type { Located } from './locate'
import { planText } from './plan-text'
import type { Previews } from './previews'
import type { Prepared, PrepareRequest } from './schema'
import { sentences } from './sentences'
import type { Sidecar } from './sidecars'
import { chooseSubtitles, subtitleTracks } from './subtitle-tracks'

type Deps = {
  locate: (fileId: number) => Promise<Located>
  /** A file's content, or why it cannot be determined. */
  read: (file: Located) => Promise<Reading | Sentence>
  means: () => Promise<Means>
  resumeAt: (file: { movie_id: number; file_id: number }) => number
  sign: (fileId: number, sessionId: string | null) => { signature: string; expires_at: string }
  base: () => string
  sidecars: (fileId: number) => readonly Sidecar[]
  previewsOf: Previews['stand']
  /** Looks for hardware, so only a file that is converted may ask. */
  media: { convertsWithHardware: () => Promise<boolean>; drawsText: () => Promise<boolean> }
}
type Asked = { readonly file_id: number; readonly request: PrepareRequest; readonly session_id: string | null }

/** Decides how a file plays in the requesting browser and returns the URLs for it. */
export const createPrepare =
  ({ locate, read, means, resumeAt, sign, base, sidecars, previewsOf, media }: Deps) =>
  async ({ file_id, request, session_id }: Asked): Promise<Prepared> => {
    const file = await locate(file_id)
    const found = await read(file)
    const reading = isReading(found) ? found : null
    const { signature, expires_at } = sign(file_id, session_id)
    const prefix = `${base()}/api/v1/play/s/${signature}/${file_id}`
    const around = { prefix, beside: sidecars(file_id), means: await means(), drawsText: media.drawsText }
    const { decision, subtitles } = await decideWithSubtitles(found, request, around)
    const previews = reading && (await previewsOf(picturesOf(file, reading)))
    const resume_position_seconds = resumeAt({ movie_id: file.movie_id, file_id })
    const most = await mostLines(decision, media)
    return {
      id: crypto.randomUUID(),
      movie_id: file.movie_id,
      file_id,
      method: decision.method,
      reasons: [...decision.reasons],
      losses: [...decision.losses, ...truncation(reading), ...leftOut(reading), ...subtitles.losses],
      ...addressOf(decision, {
        ...{ prefix, file, burned: subtitles.burned },
        height: heightFor(reading?.video?.height, { requested: request.max_height, most }),
      }),
      direct_url: `${prefix}/direct`,
      playlist_url: `${prefix}/stream.m3u`,
      expires_at,
      audio_track: decision.audio_track,
      subtitle_track: subtitles.track,
      burned_in: subtitles.burned_in,
      subtitles_off: false,
      subtitle_tracks: subtitles.tracks,
      ...(reading ? contentOf(reading, decision) : unknownContent),
      previews_wanted: previews?.wanted ?? null,
      previews_url: previews?.areThere ? `${prefix}/previews/index.vtt` : null,
      resume_position_seconds,
      start_seconds: within(request.start_seconds ?? resume_position_seconds, reading),
      bitrate: bitrateOf(file, reading),
    }
  }

type Around = {
  readonly prefix: string
  readonly beside: readonly Sidecar[]
  readonly means: Means
  readonly drawsText: () => Promise<boolean>
}

/** Subtitles that are drawn into the picture decide how it plays, and how it plays decides on which clock the others are. */
const decideWithSubtitles = async (found: Reading | Sentence, request: PrepareRequest, { prefix, beside, means, drawsText }: Around) => {
  const reading = isReading(found) ? found : null
  const converts = means.media_tool && means.transcoding
  const listed = (isDirect: boolean) => subtitleTracks(reading, { prefix, beside, isDirect, converts })
  const obstacle = await obstacleToBurning({ request, tracks: listed(false), means, drawsText })
  const wishes = { ...request, burns: obstacle === null }
  const decision = isReading(found) ? decide({ file: decidable(found), client: request.supports, wishes, means }) : notPlayable(found)
  const tracks = listed(decision.method === 'direct')
  const burned_in = wishes.burns && decision.method === 'transcode' ? (request.subtitle_track ?? null) : null
  if (burned_in !== null)
    return { decision, subtitles: { tracks, track: null, losses: [], burned_in, burned: burnedName(burned_in, { tracks, beside }) } }
  const { track, losses } = chooseSubtitles(tracks, request.subtitle_track)
  return { decision, subtitles: { tracks, track, losses: [...(obstacle ? [obstacle] : []), ...losses], burned_in, burned: undefined } }
}

/** A file without video has no pictures. */
export const picturesOf = ({ file_id, path }: Pick<Located, 'file_id' | 'path'>, { video, duration_seconds }: Reading) => ({
  file_id,
  path,
  duration_seconds: video ? duration_seconds : 0,
})

export const bitrateOf = ({ size_bytes }: Pick<Located, 'size_bytes'>, reading: Reading | null): number | null =>
  reading && reading.duration_seconds > 0 ? Math.round((size_bytes * 8) / reading.duration_seconds) : null

/** The height of converted video: at most the original's, the requested one, and what most machines can convert in real time. */
const mostLinesOfSoftware = 720
const mostLinesOfHardware = 1080
const mostLines = async ({ method }: Decision, { convertsWithHardware }: Deps['media']): Promise<number> =>
  method === 'transcode' && (await convertsWithHardware()) ? mostLinesOfHardware : mostLinesOfSoftware
const heightFor = (height = mostLinesOfSoftware, { requested, most }: { requested: number | undefined; most: number }): number =>
  Math.max(90, Math.floor(Math.min(height, requested ?? most, most) / 2) * 2)

const isReading = (found: Reading | Sentence): found is Reading => 'container' in found

/** In seconds. Late sound or a late picture takes less. */
const latestBeginning = 60

export const decidable = ({ container, video, audio, direct_offset }: Reading): Decidable => ({
  container,
  begins_late: direct_offset > latestBeginning,
  is_readable: container !== 'other',
  video,
  audio,
})

const notPlayable = (why: Sentence): Decision => ({ method: 'not_playable', audio_track: null, audio: [], reasons: [why], losses: [] })

const truncation = (reading: Reading | null): Sentence[] =>
  reading && reading.missing_bytes > 0 ? [say(sentences, 'file_truncated', { missing_bytes: reading.missing_bytes })] : []

const leftOut = (reading: Reading | null): Sentence[] =>
  reading && reading.left_out > 0 ? [say(sentences, 'audio_left_out', { count: reading.left_out })] : []

type Address = { readonly prefix: string; readonly file: Located; readonly height: number; readonly burned: string | undefined }
const addressOf = ({ method, audio, audio_track }: Decision, { prefix, file, height, burned }: Address) => {
  if (method === 'not_playable') return { url: null, mime: null }
  if (method === 'direct') return { url: `${prefix}/direct`, mime: mediaType(file.path) }
  const plan: StreamPlan = { video: method === 'transcode' ? height : 'copy', audio, audio_track, burned }
  return { url: `${prefix}/master.m3u8?plan=${planText(plan)}`, mime: playlistType }
}

export const contentOf = (reading: Reading, { audio, method }: Decision) => ({
  duration_seconds: reading.duration_seconds,
  container: reading.container,
  audio_tracks: reading.audio.map(({ language, title, codec, channels, default: isDefault }, index) => ({
    index,
    language,
    title,
    codec,
    channels,
    default: isDefault,
    playable: method === 'direct' || (audio[index] ?? 'none') !== 'none',
  })),
  chapters: chaptersOf(reading, method),
  video: reading.video && videoOf(reading.video),
})

const chaptersOf = ({ chapters, direct_offset, duration_seconds }: Reading, method: Decision['method']) =>
  withKinds(chapters, duration_seconds).map(({ start_seconds, title, kind }) => ({
    start_seconds: start_seconds + (method === 'direct' ? direct_offset : 0),
    title,
    kind,
  }))

/** Limits a position to the duration. */
export const within = (seconds: number, reading: Reading | null): number => Math.min(seconds, reading?.duration_seconds || seconds)

const videoOf = ({ codec, codec_string, width, height, frame_rate, hdr }: NonNullable<Reading['video']>) => ({
  codec,
  codec_string,
  width,
  height,
  frame_rate,
  hdr,
})

export const unknownContent = { duration_seconds: null, container: 'other', audio_tracks: [], chapters: [], video: null }

/**
 * The default plan of a stream, for players that request none: unchanged where possible, and decoded by our own modules. Throws NotFound if
 * there is no stream.
 */
export const plainPlan = (reading: Reading): StreamPlan => {
  if (!reading.video) throw new NotFound('video', 0)
  const audio = reading.audio.map((track) => {
    if (decodesHere(track)) return 'decode'
    return ['aac', 'mp3', 'opus', 'flac'].includes(track.codec) ? 'copy' : 'none'
  })
  const first = audio.findIndex((plan) => plan !== 'none')
  return { video: 'copy', audio, audio_track: first < 0 ? null : first }
}
