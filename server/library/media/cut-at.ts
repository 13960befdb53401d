import type { KeyFrame } from './key-frames'

const longestWished = 6
/** No shorter, or a player would ask all the time. */
const shortestWished = 0.3
/** The first picture, at the beginning and after a seek, waits for one segment: with sound and playlists no more than 6 MB. */
const wishedBytes = 5_500_000

type Movie = { readonly start: number; readonly end: number; readonly bytes: number }

/**
 * Cuts at key frames into segments of six seconds, or less where that would be too many bytes: then a segment ends at the last key frame
 * before. The first ones are shorter, each at most twice as long as the one before, where key frames allow. Times are from `start` on; the
 * last one is the end.
 */
export const cutAt = (keys: readonly KeyFrame[], { start, end, bytes }: Movie): number[] => {
  const perSecond = bytes / Math.max(1, end - start)
  const placeOf = ({ seconds, at }: KeyFrame) => at ?? (seconds - start) * perSecond
  const usable = keys.filter(({ seconds }) => seconds > start && end - seconds > 1)
  const cuts = [0]
  let from: KeyFrame = keys[0]?.seconds === start ? keys[0] : { seconds: start, at: null }
  for (const [i, key] of usable.entries()) {
    const seconds = key.seconds - from.seconds
    const next = usable[i + 1] ?? { seconds: end, at: bytes }
    const isTooMuch = placeOf(next) - placeOf(from) > wishedBytes
    if (seconds < (isTooMuch ? shortestWished : Math.min(longestWished, 2 ** (cuts.length - 1)))) continue
    cuts.push(round(key.seconds - start))
    from = key
  }
  return [...cuts, round(Math.max(end - start, (cuts.at(-1) ?? 0) + 0.1))]
}

const round = (seconds: number): number => Math.round(seconds * 1e6) / 1e6
