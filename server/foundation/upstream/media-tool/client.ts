import { stat } from 'node:fs/promises'
import { basename, dirname, isAbsolute, join, resolve } from 'node:path'
import { attempt } from '#server/foundation/lib/attempt'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import type { Log } from '#server/foundation/platform/log'
import type { MediaInfo } from '#server/library/media/schema'
import { createDecoder } from '../decode'
import { sentences } from '../sentences'
import { mediaInfoOf, needsFirstFrame, pictureOf } from './media-info'
import { type Ran, type RunTool, runTool, streamTool } from './run-tool'
import { WireFrames, WireProbe } from './wire'

export type ProbeProblem = 'unreadable' | 'timed_out' | 'aborted'
/** A missing tool and a file that is not a movie are results, not failures. */
export type Probe =
  | { readonly available: true; readonly media_info: MediaInfo }
  | { readonly available: true; readonly media_info: null; readonly why: ProbeProblem }
  | { readonly available: false; readonly media_info: null }
export type ToolVersion =
  | { readonly available: true; readonly version: string; readonly path: string; readonly first_line: string }
  | { readonly available: false; readonly said: Sentence }

type Deps = {
  /** The user's path: the program, its sibling, or their folder. Null searches the PATH. */
  readonly path: () => string | null
  readonly log: Log
  readonly run?: RunTool
  readonly which?: (name: string) => string | null
}

type FfmpegLimits = Omit<Parameters<RunTool>[0], 'command'> & { readonly isPatient?: boolean }

const timeoutMs = 30_000
const maxBytes = 8 * 1024 * 1024
/** Maximum size of a single allocation by the tool; hostile headers request more. */
const maxAllocation = 512 * 1024 * 1024

/** Movie containers only: playlists and scripts under any name would make the tool open other files and URLs. */
const formats =
  'matroska,webm,mov,mp4,m4a,3gp,3g2,mj2,avi,mpegts,mpeg,mpegvideo,m4v,h264,hevc,vc1,asf,flv,live_flv,ogg,rm,wtv,dv,nsv,nuv,ty,pva,vivo,ivf'.split(
    ',',
  )
const caution = ['-v', 'error', '-hide_banner', '-max_alloc', String(maxAllocation)]
const reading = ['-protocol_whitelist', 'file,pipe', '-format_whitelist', formats.join(','), '-print_format', 'json']

const decodeProbe = createDecoder('media tool', WireProbe)
const decodeFrames = createDecoder('media tool', WireFrames)

/** Asks the media tool for a file's content. */
export const createMediaTool = ({ path, log, run = runTool, which = Bun.which }: Deps) => {
  /** Full path of `ffprobe`, `ffmpeg` and the like. Null if not found. */
  const locate = async (name: string): Promise<string | null> => {
    const given = path()
    if (!given) return which(name)
    const folder = await folderOf(given)
    return folder === null ? null : which(join(folder, name))
  }

  const missing = () => {
    const given = path()
    return given ? say(sentences, 'ffprobe_not_at', { path: given }) : say(sentences, 'ffprobe_not_installed')
  }

  const ask = (program: string, args: readonly string[], signal: AbortSignal | undefined) =>
    run({ command: [program, ...caution, ...args], timeout_ms: timeoutMs, max_bytes: maxBytes, signal })

  const version = async (): Promise<ToolVersion> => {
    const program = await locate('ffprobe')
    if (!program) return { available: false, said: missing() }
    const ran = await run({ command: [program, '-version'], timeout_ms: timeoutMs, max_bytes: maxBytes })
    const first_line = new TextDecoder().decode(ran.stdout).split(/\r?\n/, 1)[0] ?? ''
    const found = /^ffprobe version (\S+)/.exec(first_line)?.[1]
    return found
      ? { available: true, version: found, path: program, first_line }
      : { available: false, said: say(sentences, 'not_ffprobe', { path: program }) }
  }

  const probe = async (file: string, signal?: AbortSignal): Promise<Probe> => {
    const program = await locate('ffprobe')
    if (!program) return { available: false, media_info: null }
    const input = ['-i', `file:${resolve(file)}`]
    const ran = await ask(program, [...reading, '-show_format', '-show_streams', '-show_chapters', ...input], signal)
    if (ran.ended === 'not_started') return { available: false, media_info: null }
    const read = attemptRead(ran, decodeProbe)
    if (!read) return unread(ran, file)
    const picture = pictureOf(read)
    const frame = picture && needsFirstFrame(picture) ? await firstFrame(program, input, signal) : undefined
    return { available: true, media_info: mediaInfoOf(read, frame) }
  }

  const firstFrame = async (program: string, input: readonly string[], signal: AbortSignal | undefined) => {
    const one = ['-select_streams', 'V:0', '-read_intervals', '%+#1', '-show_frames', '-show_entries', 'frame=side_data_list']
    const ran = await ask(program, [...reading, ...one, ...input], signal)
    return attemptRead(ran, decodeFrames)?.frames?.[0]
  }

  const unread = (ran: Ran, file: string): Probe => {
    log.info('media tool could not read a file', { path: file, ended: ran.ended, exit_code: ran.exit_code, said: ran.stderr.slice(0, 500) })
    const why = ran.ended === 'timed_out' || ran.ended === 'aborted' ? ran.ended : 'unreadable'
    return { available: true, media_info: null, why }
  }

  /** Runs ffmpeg and returns how it ended. Null if it is missing. `isPatient` gives it low priority. */
  const runFfmpeg = async (args: readonly string[], { isPatient = false, ...limits }: FfmpegLimits): Promise<Ran | null> => {
    const program = await locate('ffmpeg')
    if (!program) return null
    const nice = isPatient ? which('nice') : null
    const call = [program, '-nostdin', ...caution, '-protocol_whitelist', 'file,pipe', ...args] as const
    return run({ command: nice ? [nice, '-n', '19', ...call] : call, ...limits })
  }

  /** Runs ffmpeg on a library file and returns its output. Null on failure. */
  const convert = async (args: readonly string[], limits: FfmpegLimits): Promise<Uint8Array | null> => {
    const ran = await runFfmpeg(args, limits)
    if (!ran) return null
    if (ran.ended === 'by_itself' && ran.exit_code === 0) return ran.stdout
    if (ran.ended !== 'aborted')
      log.warn('media tool could not convert', { ended: ran.ended, exit_code: ran.exit_code, said: ran.stderr.slice(0, 500) })
    return null
  }

  /** What ffmpeg writes, for as long as somebody reads it. Null if it is missing. */
  const streamFfmpeg = async (args: readonly string[], signal: AbortSignal): Promise<ReadableStream<Uint8Array> | null> => {
    const program = await locate('ffmpeg')
    if (!program) return null
    return streamTool({ command: [program, '-nostdin', ...caution, '-protocol_whitelist', 'file,pipe', ...args], signal })
  }

  /** Changes when ffmpeg is replaced. Null if it is missing. */
  const ffmpegId = async (): Promise<string | null> => {
    const program = await locate('ffmpeg')
    const found = program === null ? null : await attempt(() => stat(program))
    return found?.ok ? `${program} ${found.value.size} ${found.value.mtimeMs}` : null
  }

  return { version, probe, locate, convert, runFfmpeg, streamFfmpeg, ffmpegId }
}
export type MediaTool = ReturnType<typeof createMediaTool>

const attemptRead = <T>(ran: Ran, decode: (bytes: Uint8Array) => T): T | undefined => {
  if (ran.ended !== 'by_itself' || ran.exit_code !== 0) return undefined
  try {
    return decode(ran.stdout)
  } catch {
    return undefined // nonsense on stdout: the file counts as unreadable
  }
}

/** The path may name the folder of the tools or one of them. Null for another program, even if it is next to them. */
const folderOf = async (given: string): Promise<string | null> => {
  const isFolder = isAbsolute(given) && (await attempt(() => stat(given)).then((found) => found.ok && found.value.isDirectory()))
  if (isFolder) return given
  return /^ff(?:mpeg|probe|play)(?:[-_.\d]*)(?:\.exe)?$/i.test(basename(given)) ? dirname(given) : null
}
