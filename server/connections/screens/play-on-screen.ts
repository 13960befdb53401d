import { attempt } from '#server/foundation/lib/attempt'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { Conflict, Unavailable } from '#server/foundation/platform/errors'
import type { Prepared, PrepareRequest } from '#server/library/playback/schema'
import { mustBurn, obstaclesFor } from './fit'
import type { ScreenPlayRequest } from './schema'
import {
  type FoundScreen,
  type Media,
  type OpenRemote,
  type Remote,
  type ScreenKind,
  ScreenRefused,
  startingAt,
  supportsOf,
  wholeSupports,
} from './screen'
import { sentences } from './sentences'

export type PlayDeps = {
  open: OpenRemote
  prepare: (asked: { file_id: number; request: PrepareRequest; session_id: string | null }) => Promise<Prepared>
  titleOf: (movieId: number) => string
  sizeOf: (fileId: number) => number | null
  /** Where the screen reaches us. Null if it cannot. */
  addressFor: (remote: string) => string | null
  base: () => string
}
export type Started = {
  readonly prepared: Prepared
  readonly remote: Remote
  readonly volume: number | null
  /** What it plays. */
  readonly url: string
}
type Asked = { readonly screen: FoundScreen; readonly request: ScreenPlayRequest; readonly session_id: string | null }

/** Tells a screen to play a file. Throws Conflict if it cannot play it, Unavailable if it does not answer. */
export const createPlayOnScreen =
  ({ open, prepare, titleOf, sizeOf, addressFor, base }: PlayDeps) =>
  async ({ screen, request, session_id }: Asked): Promise<Started> => {
    const { file_id, ...wishes } = request
    const address = addressFor(screen.address)
    if (address === null) throw new Conflict(say(sentences, 'screens_out_of_reach'))
    const prepared = await prepareFor(screen.kind, wishes, (asked) => prepare({ file_id, session_id, request: asked }))
    const obstacles = obstaclesFor(screen.kind, prepared, wishes)
    const [first] = obstacles
    if (first) throw new Conflict(notPlayable(screen.name, first, obstacles))
    // What was prepared begins with our base path, and so does the address.
    const full = (path: string) => `${address}${path.slice(base().length)}`
    const media: Media = {
      ...addressOf(screen.kind, prepared, full),
      title: titleOf(prepared.movie_id),
      size_bytes: prepared.burned_in === null ? sizeOf(file_id) : null,
      duration_seconds: prepared.duration_seconds,
      start_seconds: prepared.start_seconds,
      subtitles: subtitlesIn(prepared, full),
    }
    const remote = await answered(screen, () => open(screen))
    try {
      await answered(screen, () => remote.load(media))
    } catch (error) {
      remote.close()
      throw error
    }
    const volume = await attempt(remote.volume)
    return { prepared, remote, volume: volume.ok ? volume.value : null, url: media.url }
  }

type Wishes = Omit<PrepareRequest, 'supports'>
/** Twice where subtitles must be drawn into the picture, because only the file tells. */
const prepareFor = async (kind: ScreenKind, { burn_in, ...wishes }: Wishes, ask: (asked: PrepareRequest) => Promise<Prepared>) => {
  const first = await ask({ supports: supportsOf[kind], ...wishes })
  if (!mustBurn(first, { ...wishes, burn_in })) return first
  return ask({ supports: kind === 'dlna' ? wholeSupports : supportsOf[kind], ...wishes, burn_in: true })
}

/** What a screen without adaptive streams gets is one stream, which begins anew wherever somebody seeks. */
const addressOf = (kind: ScreenKind, { url, mime, direct_url, burned_in, start_seconds }: Prepared, full: (path: string) => string) => {
  if (kind !== 'dlna' || burned_in === null || url === null) return { url: full(url ?? direct_url), mime: mime ?? 'video/mp4' }
  const whole = full(url.replace('/master.m3u8?', '/whole.ts?'))
  const at = (seconds: number) => startingAt(whole, Math.max(0, Math.round(seconds)))
  return { url: at(start_seconds), mime: 'video/mp2t', at }
}

/** Whatever a screen fails with is told as one of two things: it refuses, or it is gone. */
export const answered = async <T>({ name }: Pick<FoundScreen, 'name'>, work: () => Promise<T>): Promise<T> => {
  const done = await attempt(work)
  if (done.ok) return done.value
  if (done.error instanceof ScreenRefused) throw new Conflict(say(sentences, 'screen_refuses', { name, what: done.error.message }))
  throw new Unavailable(say(sentences, 'screen_gone', { name }))
}

/** With the codes of all reasons, for programs. */
const notPlayable = (name: string, why: Sentence, all: readonly Sentence[]): Sentence => {
  const sentence = say(sentences, 'not_playable_here', { name, why })
  return { ...sentence, values: { ...sentence.values, reasons: all.map(({ code }) => code) } }
}

const subtitlesIn = ({ subtitle_track, subtitle_tracks }: Prepared, full: (path: string) => string): Media['subtitles'] => {
  const track = subtitle_track === null ? undefined : subtitle_tracks[subtitle_track]
  if (!track?.url || track.kind !== 'text') return null
  return { vtt: full(track.url), srt: `${full(track.url)}.srt`, language: track.language }
}
