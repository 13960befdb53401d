import { playlistType } from '#server/foundation/lib/media-types'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import type { Reading } from '#server/library/media/reading'
import { type Decision, decide, type Means } from './decide'
import { planText } from './plan-text'
import { bitrateOf, contentOf, decidable, unknownContent, within } from './prepare'
import type { Prepared, PreparedDownload, PrepareRequest } from './schema'
import { sentences } from './sentences'

type Asked = { readonly download_id: number; readonly request: PrepareRequest; readonly session_id: string | null }
type Found = {
  readonly file: { readonly movie_id: number; readonly size_bytes: number }
  readonly reading: Reading | { readonly why: string }
}
type Deps = {
  /** The library file that it became. */
  importedFile: (downloadId: number) => number | null
  prepareFile: (asked: { file_id: number; request: PrepareRequest; session_id: string | null }) => Promise<Prepared>
  /** Throws Conflict if it cannot be watched yet, Unavailable if its beginning is not downloaded. */
  read: (downloadId: number) => Promise<Found>
  secondsLeft: (downloadId: number) => number | null
  means: () => Promise<Means>
  resumeAt: (movieId: number) => number
  base: () => string
}

/**
 * Decides how to play a movie while it downloads: always as a stream from our own readers, because nothing else knows which bytes are
 * unverified.
 */
export const createPrepareIncoming =
  ({ importedFile, prepareFile, read, secondsLeft, means, resumeAt, base }: Deps) =>
  async ({ download_id, request, session_id }: Asked): Promise<PreparedDownload> => {
    const file_id = importedFile(download_id)
    if (file_id !== null) return { ...(await prepareFile({ file_id, request, session_id })), download_id }
    const { file, reading: found } = await read(download_id)
    const reading = 'why' in found ? null : found
    const { media_tool } = await means()
    const decision = reading ? decideIncoming(reading, request, media_tool) : notYet([say(sentences, 'needs_whole_file')])
    const resume_position_seconds = resumeAt(file.movie_id)
    const start_seconds = within(request.start_seconds ?? resume_position_seconds, reading)
    const coming = reading ? comingLosses(reading, { left: secondsLeft(download_id), start_seconds }) : []
    return {
      id: crypto.randomUUID(),
      movie_id: file.movie_id,
      download_id,
      ...onlyOnShelf,
      method: decision.method,
      reasons: [...decision.reasons],
      losses: [...decision.losses, ...coming],
      ...addressOf(decision, `${base()}/api/v1/downloads/${download_id}/play`),
      audio_track: decision.audio_track,
      ...(reading ? contentOf(reading, decision) : unknownContent),
      resume_position_seconds,
      start_seconds,
      bitrate: bitrateOf(file, reading),
    }
  }

/** Features that need the complete file. */
const onlyOnShelf = {
  file_id: null,
  direct_url: null,
  playlist_url: null,
  expires_at: null,
  subtitle_track: null,
  burned_in: null,
  subtitles_off: false,
  subtitle_tracks: [],
  previews_url: null,
  previews_wanted: null,
}

const addressOf = ({ method, audio, audio_track }: Decision, prefix: string) =>
  method === 'not_playable'
    ? { url: null, mime: null }
    : { url: `${prefix}/master.m3u8?plan=${planText({ video: 'copy', audio, audio_track })}`, mime: playlistType }

const notYet = (reasons: readonly Sentence[]): Decision => ({ method: 'not_playable', audio_track: null, audio: [], reasons, losses: [] })

/** Anything that needs the media tool has to wait for the complete file. */
const decideIncoming = (reading: Reading, request: PrepareRequest, hasTool: boolean): Decision => {
  const allow = (['remux', 'remux_audio'] as const).filter((method) => request.allow?.includes(method) ?? true)
  const file = decidable(reading)
  const without = { media_tool: false, transcoding: false }
  const decision = decide({ file, client: request.supports, wishes: { ...request, allow }, means: without })
  if (decision.method === 'not_playable')
    return {
      ...notYet([...decision.reasons.filter(({ code }) => code !== 'nothing_left'), say(sentences, 'watched_when_complete')]),
      audio: decision.audio,
    }
  const isSilent = decision.audio_track === null && reading.audio.length > 0
  if (!hasTool || !isSilent) return decision
  return { ...decision, losses: [say(sentences, 'sound_when_complete', { codec: reading.audio[0]?.codec ?? '' })] }
}

const comingLosses = (
  { subtitles, duration_seconds }: Reading,
  { left, start_seconds }: { left: number | null; start_seconds: number },
): Sentence[] => [
  ...(left === null || left > duration_seconds - start_seconds ? [say(sentences, 'may_pause')] : []),
  ...(subtitles.length > 0 ? [say(sentences, 'subtitles_when_complete')] : []),
]
