import { stat } from 'node:fs/promises'
import { attempt } from '#server/foundation/lib/attempt'
import { say } from '#server/foundation/lib/sentence'
import { Conflict, Invalid } from '#server/foundation/platform/errors'
import { CannotRead, type MediaWorker } from './media-worker'
import { sentences } from './sentences'
import type { Expected } from './subtitles/clean'

/** Number of tracks kept in memory: finding subtitles may take a walk through the whole file. */
const mostKept = 40

type Wanted = { readonly path: string } & (
  | { readonly kind: 'subtitle'; readonly track: number }
  | { readonly kind: 'sidecar'; readonly language: string | null; readonly frame_rate: number | null }
)
export type SubtitleTexts = ReturnType<typeof createSubtitleTexts>

export type SubtitleImages = ReturnType<typeof createSubtitleImages>
type WantedImages = { readonly path: string } & (
  | { readonly kind: 'subtitle_images'; readonly track: number; readonly first: number }
  | { readonly kind: 'sidecar_images'; readonly language: string | null; readonly shift: number }
)
/** Image subtitles as a stream of PGS. Throws Conflict if they are unreadable. */
export const createSubtitleImages =
  ({ worker }: { worker: Pick<MediaWorker, 'ask'> }) =>
  async (wanted: WantedImages): Promise<Uint8Array<ArrayBuffer>> => {
    const made = await attempt(() => worker.ask<WantedImages['kind']>(wanted))
    if (!made.ok) throw new Conflict(say(sentences, 'subtitles_unreadable'))
    return made.value
  }

/** Subtitles as WebVTT, cached as long as their file does not change. Throws Conflict if they are unreadable. */
export const createSubtitleTexts = ({ worker }: { worker: Pick<MediaWorker, 'ask'> }) => {
  const kept = new Map<string, Promise<string>>()

  const make = async (wanted: Wanted): Promise<string> => {
    const made = await attempt(() => worker.ask<'subtitle' | 'sidecar'>(wanted))
    if (!made.ok) throw new Conflict(say(sentences, 'subtitles_unreadable'))
    return made.value
  }

  return async (wanted: Wanted): Promise<string> => {
    const { size, mtimeMs } = await stat(wanted.path)
    const key = JSON.stringify([wanted, size, mtimeMs])
    const text = kept.get(key) ?? make(wanted)
    kept.delete(key)
    kept.set(key, text)
    text.catch(() => kept.delete(key))
    for (const oldest of kept.keys()) if (kept.size > mostKept) kept.delete(oldest)
    return text
  }
}

export type CleanSubtitle = ReturnType<typeof createCleanSubtitle>
/** A download as SubRip in UTF-8 without advertising. Throws Invalid if it is not a subtitle of the movie. */
export const createCleanSubtitle =
  ({ worker }: { worker: Pick<MediaWorker, 'ask'> }) =>
  async (data: Uint8Array<ArrayBuffer>, expected: Expected): Promise<string> => {
    const path = `subtitle ${Bun.hash(data)}`
    const made = await attempt(() => worker.ask<'clean_subtitle'>({ kind: 'clean_subtitle', path, data: data.slice(), ...expected }))
    if (!made.ok && !(made.error instanceof CannotRead)) throw made.error
    const cleaned = made.ok ? made.value : { refused: 'subtitle_unreadable' as const }
    if ('text' in cleaned) return cleaned.text
    throw new Invalid(say(sentences, cleaned.refused))
  }
