import { decodeText } from '#server/foundation/lib/decode-text'
import { readCues } from './read-cues'
import { writeSrt } from './srt'
import type { Cue } from './webvtt'

/** Why a download is not a subtitle of the movie. */
export type NoSubtitle = 'subtitle_too_small' | 'subtitle_unreadable' | 'subtitle_of_other_movie'
export type Cleaned = { readonly text: string } | { readonly refused: NoSubtitle }
export type Expected = { readonly language: string; readonly duration_seconds: number | null; readonly frame_rate: number | null }

const fewest = 5
const smallestBytes = 100
/** Credits continue after the last line; a subtitle that ends later belongs to another movie. */
const overtimeSeconds = 5 * 60
/** This many cues at either end may be advertising. */
const ends = 5

/** Converts a download to SubRip in UTF-8 without advertising. */
export const cleanSubtitle = (bytes: Uint8Array, { language, duration_seconds, frame_rate }: Expected): Cleaned => {
  if (bytes.length < smallestBytes) return { refused: 'subtitle_too_small' }
  const cues = readCues(decodeText(bytes, language), { language, frame_rate })
    .filter(({ from, to }) => to >= from)
    .toSorted((a, b) => a.from - b.from)
  const kept = withoutAdvertising(cues)
  if (kept.length < fewest) return { refused: 'subtitle_unreadable' }
  const last = kept.at(-1)?.from ?? 0
  if (duration_seconds !== null && duration_seconds > 0 && last > duration_seconds + overtimeSeconds)
    return { refused: 'subtitle_of_other_movie' }
  return { text: writeSrt(kept) }
}

const address = /https?:\/\/|\bwww\.|(?<![a-z0-9-])[a-z0-9-]{2,}\.(?:com|org|net|tv|info|to|io|me|cc|ws)\b/i
const provider = /open\s?subtitles?\b|osdb\.link|\bsubscene\b|\baddic7ed\b|\byts\.|\byify\b/i
const appeals = /advertise your product|become (?:a )?vip member|remove all ads|rate this subtitle|support us and/i

/** Removes whole cues only, and URLs only at the ends: within a movie, somebody may read one aloud. */
const withoutAdvertising = (cues: readonly Cue[]): Cue[] =>
  cues.filter(({ text }, i) => {
    const isAtEnd = i < ends || i >= cues.length - ends
    return !(appeals.test(text) || provider.test(text) || (isAtEnd && address.test(text)))
  })
