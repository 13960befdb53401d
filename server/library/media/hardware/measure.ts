import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '#server/foundation/lib/clock'
import { say } from '#server/foundation/lib/sentence'
import { Unavailable } from '#server/foundation/platform/errors'
import { sentences } from '../sentences'
import type { Ffmpeg } from './trials'
import type { VideoPart } from './video-arguments'

/** How fast this computer converts, in seconds of a movie per second. */
export type Speed = { readonly codec: 'hevc' | 'h264'; readonly from_height: number; readonly to_height: number; readonly times: number }
type Deps = {
  readonly ffmpeg: Ffmpeg
  readonly video: (part: VideoPart) => Promise<Uint8Array>
  readonly clock: Clock
  /** For the picture that is converted; it is removed afterwards. */
  readonly folder: string
}

const makingMs = 60_000
const seconds = 2
const size = { from_height: 2160, to_height: 1080 }
const codecs = [
  { codec: 'hevc', bit_depth: 10, encoder: ['-c:v', 'libx265', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p10le'] },
  { codec: 'h264', bit_depth: 8, encoder: ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'] },
] as const

/** Makes a short 4K movie and converts it as a viewer's would be. Throws Unavailable if it cannot be made or converted. */
export const createMeasure = ({ ffmpeg, video, clock, folder }: Deps) => {
  const make = async (path: string, { encoder }: (typeof codecs)[number]): Promise<boolean> => {
    const picture = ['-f', 'lavfi', '-i', 'testsrc2=size=3840x2160:rate=24:duration=0.5']
    const made = await ffmpeg(['-y', ...picture, ...encoder, path], { timeout_ms: makingMs, max_bytes: 1000 })
    return made?.ended === 'by_itself' && made.exit_code === 0
  }

  /** Repeats the movie without encoding it again. */
  const lengthen = (from: string, to: string) =>
    ffmpeg(['-y', '-stream_loop', '4', '-i', `file:${from}`, '-c', 'copy', '-t', String(seconds), to], {
      timeout_ms: makingMs,
      max_bytes: 1000,
    })

  return async (): Promise<Speed> => {
    const [short, long] = [join(folder, 'measured-part.mkv'), join(folder, 'measured.mkv')]
    await mkdir(folder, { recursive: true })
    try {
      for (const each of codecs) {
        if (!(await make(short, each))) continue
        await lengthen(short, long)
        const began = clock.elapsedMs()
        await video({ path: long, at: 0, seconds, height: size.to_height, codec: each.codec, bit_depth: each.bit_depth, hdr: 'none' })
        const took = (clock.elapsedMs() - began) / 1000
        return { codec: each.codec, ...size, times: Math.round((seconds / took) * 10) / 10 }
      }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
    throw new Unavailable(say(sentences, 'speed_not_measured'))
  }
}
