import type { HdrKind } from '#server/foundation/lib/hdr-kind'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { shown } from './hardware/video-arguments'
import type { RunPatiently } from './run-patiently'
import { sentences } from './sentences'

type Deps = {
  readonly run: RunPatiently
  readonly filters: () => Promise<ReadonlySet<string>>
}
/** Subtitles as SubRip in a file of ours; `language` has three letters. */
export type CopyText = {
  readonly path: string
  readonly language: string
  readonly title: string | null
  readonly forced: boolean
  readonly default: boolean
}
type CopyOrder = {
  readonly path: string
  readonly to: string
  readonly height: number
  /** Most bits per second of the video, in thousands. */
  readonly kilobits: number
  readonly audio_kilobits: number
  /** Null for a file without sound. */
  readonly audio_track: number | null
  readonly video: { readonly codec: string; readonly hdr: HdrKind }
  readonly texts: readonly CopyText[]
}
type Watching = { readonly signal: AbortSignal; readonly onSeconds: (seconds: number) => void }
export type MakeCopy = ReturnType<typeof createMakeCopy>

const longestMs = 24 * 60 * 60 * 1000
/** The media tool reports a few lines every two seconds. */
const mostReportBytes = 64_000_000
const longestLine = 200

/** Converts a whole file to an MP4 that every browser and phone plays. Null if it worked or was stopped, otherwise what went wrong. */
export const createMakeCopy =
  ({ run, filters }: Deps) =>
  async (order: CopyOrder, { signal, onSeconds }: Watching): Promise<Sentence | null> => {
    const onOutput = (chunk: Uint8Array): void => {
      const seconds = secondsIn(new TextDecoder().decode(chunk))
      if (seconds !== null) onSeconds(seconds)
    }
    const args = copyArguments(order, await filters())
    const ran = await run(args, { timeout_ms: longestMs, max_bytes: mostReportBytes, signal, onOutput })
    if (!ran) return say(sentences, 'hardware_needs_ffmpeg')
    if (signal.aborted || (ran.ended === 'by_itself' && ran.exit_code === 0)) return null
    return say(sentences, 'hardware_said', { said: (ran.stderr.split(/\r?\n/, 1)[0] || ran.ended).slice(0, longestLine) })
  }

/** How far the media tool says it is. */
const secondsIn = (report: string): number | null => {
  const last = [...report.matchAll(/^out_time_us=(\d{1,15})$/gm)].at(-1)?.[1]
  return last === undefined ? null : Number(last) / 1_000_000
}

const copyArguments = (
  { path, to, height, kilobits, audio_kilobits, audio_track, video, texts }: CopyOrder,
  filters: ReadonlySet<string>,
): readonly string[] => [
  ...['-y', '-i', `file:${path}`, ...texts.flatMap((text) => ['-i', `file:${text.path}`])],
  ...['-map', '0:V:0', ...(audio_track === null ? [] : ['-map', `0:a:${audio_track}`]), ...texts.flatMap(textArguments)],
  ...['-vf', [...shown({ ...video, height }, filters), 'format=yuv420p'].join(',')],
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '22', '-maxrate', `${kilobits}k`, '-bufsize', `${2 * kilobits}k`],
  ...['-profile:v', 'high', '-level', '4.1', '-g', '250'],
  ...['-c:a', 'aac', '-b:a', `${audio_kilobits}k`, '-ac', '2', ...(texts.length > 0 ? ['-c:s', 'mov_text'] : ['-sn']), '-dn'],
  ...['-movflags', '+faststart', '-f', 'mp4', '-progress', 'pipe:1', '-stats_period', '2', `file:${to}`],
]

/** The file of the movie is the input before the texts. */
const textArguments = ({ language, title, forced, default: isDefault }: CopyText, at: number): readonly string[] => [
  ...['-map', `${at + 1}:s:0`, `-metadata:s:s:${at}`, `language=${language}`],
  ...(title === null ? [] : [`-metadata:s:s:${at}`, `handler_name=${title}`]),
  ...[`-disposition:s:${at}`, [...(isDefault ? ['default'] : []), ...(forced ? ['forced'] : [])].join('+') || '0'],
]
