import { say } from '#server/foundation/lib/sentence'
import { Unavailable } from '#server/foundation/platform/errors'
import type { Hardware } from './hardware/hardware'
import { type VideoPart, wholeArguments } from './hardware/video-arguments'
import { sentences } from './sentences'

/** Runs the media tool and returns its output. Null if it failed or was stopped. */
export type RunTool = (
  args: readonly string[],
  limits: {
    readonly timeout_ms: number
    readonly max_bytes: number
    readonly signal: AbortSignal | undefined
    readonly isPatient?: boolean
  },
) => Promise<Uint8Array | null>

type Deps = {
  readonly run: RunTool
  /** Null if the media tool is missing. */
  readonly stream: (args: readonly string[], signal: AbortSignal) => Promise<ReadableStream<Uint8Array> | null>
  readonly hardware: Pick<Hardware, 'convert' | 'inSoftware' | 'filters'>
  readonly maxAtOnce: () => number
}
export type Converter = ReturnType<typeof createConverter>

type Part = { readonly path: string; readonly at: number; readonly seconds: number }
type AudioPart = Part & { readonly track: number; readonly channels: number; readonly rate: number }
type PicturePart = Pick<Part, 'path' | 'at'> & { readonly isExact: boolean }

const longestMs = 60_000
const mostAudioBytes = 64_000_000
const mostPictureBytes = 1_000_000
const mostVideoBytes = 128_000_000

/**
 * Converts a few seconds of a file at a time with the media tool, one child process per part: nothing keeps running when nobody watches.
 */
export const createConverter = ({ run, stream, hardware, maxAtOnce }: Deps) => {
  let converting = 0
  const waiting: (() => void)[] = []

  /** Converts video for at most `maxAtOnce` viewers in parallel; later ones wait. */
  const inTurn = async <T>(convert: () => Promise<T>): Promise<T> => {
    while (converting >= maxAtOnce()) await new Promise<void>((resolve) => waiting.push(resolve))
    converting++
    try {
      return await convert()
    } finally {
      converting--
      waiting.shift()?.()
    }
  }

  const mustRun = async (args: readonly string[], max_bytes: number, signal: AbortSignal | undefined): Promise<Uint8Array<ArrayBuffer>> => {
    const made = await run(args, { timeout_ms: longestMs, max_bytes, signal })
    if (!made || made.length === 0) throw new Unavailable(say(sentences, 'part_not_converted'))
    return new Uint8Array(made)
  }

  return {
    /** A track's samples as interleaved 32-bit floats. */
    audio: ({ path, at, seconds, track, channels, rate }: AudioPart, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>> => {
      const input = ['-ss', at.toFixed(6), '-i', `file:${path}`, '-t', seconds.toFixed(6), '-map', `0:a:${track}`]
      // A gap at the beginning becomes silence, so the first sample is the requested one.
      const shape = ['-af', 'aresample=async=1:first_pts=0', '-ac', String(channels), '-ar', String(rate), '-f', 'f32le', 'pipe:1']
      return mustRun([...input, ...shape], mostAudioBytes, signal)
    },

    /** A small JPEG of a moment or, far cheaper, of the key frame before it. Null if there is none. */
    picture: ({ path, at, isExact }: PicturePart, signal: AbortSignal): Promise<Uint8Array | null> => {
      // Without this option, ffmpeg decodes on to the exact moment: with key frames alone, it would show the next one or none.
      const seek = ['-ss', at.toFixed(3), ...(isExact ? [] : ['-noaccurate_seek', '-skip_frame', 'nokey'])]
      const input = ['-threads', '1', ...seek, '-i', `file:${path}`, '-map', '0:V:0', '-frames:v', '1']
      const output = ['-vf', 'setpts=0,scale=240:-2', '-q:v', '7', '-f', 'mjpeg', 'pipe:1']
      return run([...input, ...output], { timeout_ms: longestMs, max_bytes: mostPictureBytes, signal, isPatient: true })
    },

    /** A stream for as long as somebody reads it. */
    async whole({ track, ...part }: VideoPart & { track: number | null }, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
      const made = await stream(wholeArguments(part, { filters: await hardware.filters(), track }), signal)
      if (!made) throw new Unavailable(say(sentences, 'part_not_converted'))
      return made
    },

    /** Fragmented MP4 whose timestamps start at `at`. */
    video: (part: VideoPart, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>> =>
      inTurn(async () => {
        const made = await hardware.convert(part, signal)
        return made ? new Uint8Array(made) : mustRun(await hardware.inSoftware(part), mostVideoBytes, signal)
      }),
  }
}
