import { type Sentence, say } from '#server/foundation/lib/sentence'
import { createSoundLevels } from '#server/foundation/lib/sound-levels'
import type { RunPatiently } from './run-patiently'
import { sentences } from './sentences'

type Deps = { readonly run: RunPatiently }
type Heard = { readonly path: string; readonly track: number; readonly channels: number }
type Watching = { readonly signal: AbortSignal; readonly onSeconds: (seconds: number) => void }
export type Listen = ReturnType<typeof createListen>

const samplesPerSecond = 8000
const longestSeconds = 12 * 60 * 60
const longestMs = 2 * 60 * 60 * 1000
const longestLine = 200

/** The levels of the frequencies of speech across a movie, on the clock of its file. A sentence says why there are none. */
export const createListen =
  ({ run }: Deps) =>
  async ({ path, track, channels }: Heard, { signal, onSeconds }: Watching): Promise<Uint8Array | Sentence> => {
    const sound = createSoundLevels(samplesPerSecond)
    const onOutput = (chunk: Uint8Array): void => {
      sound.add(chunk)
      onSeconds(sound.seconds())
    }
    const input = ['-threads', '1', '-i', `file:${path}`, '-map', `0:a:${track}`, '-vn', '-sn', '-dn']
    const shape = ['-ac', '1', '-ar', String(samplesPerSecond), '-f', 's16le', 'pipe:1']
    const limits = { timeout_ms: longestMs, max_bytes: 2 * samplesPerSecond * longestSeconds, signal, onOutput }
    const ran = await run([...input, '-af', filtersFor(channels), ...shape], limits)
    if (!ran) return say(sentences, 'hardware_needs_ffmpeg')
    if (ran.ended === 'by_itself' && ran.exit_code === 0) return sound.levels()
    return say(sentences, 'hardware_said', { said: (ran.stderr.split(/\r?\n/, 1)[0] || ran.ended).slice(0, longestLine) })
  }

/** From five channels on, the third is the one in the middle, where people speak. Gaps become silence, so that the clock goes on. */
const filtersFor = (channels: number): string =>
  [...(channels >= 5 ? ['pan=mono|c0=c2+0.25*c0+0.25*c1'] : []), 'highpass=f=200', 'lowpass=f=3400', 'aresample=async=1:first_pts=0'].join(
    ',',
  )
