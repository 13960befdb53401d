const segmentSeconds = 3

/** Where to cut an audio track. It needs no key frames, and short segments make seeking quick. The last number is the end. */
export const audioCuts = (duration: number): number[] => {
  const cuts = [0]
  for (let at = segmentSeconds; duration - at > 1; at += segmentSeconds) cuts.push(at)
  return [...cuts, Math.max(duration, (cuts.at(-1) ?? 0) + 0.1)]
}

const conversionSeconds = 6

/** Converted video can be cut anywhere. */
export const cutsOfConversion = (duration: number): number[] => {
  const cuts = [0]
  for (let at = conversionSeconds; duration - at > 1; at += conversionSeconds) cuts.push(at)
  return [...cuts, Math.max(duration, (cuts.at(-1) ?? 0) + 0.1)]
}

/** Frame lengths of audio codecs, in samples. */
const frameLengths = [1024, 2048, 1152, 1536, 960, 4608, 4096]

/** The frame length closest to a measured distance. Null if none fits. */
export const frameLength = (measured: number): number | null => frameLengths.find((length) => Math.abs(length - measured) < 4) ?? null

type Grid = { readonly rate: number; readonly start: number; readonly first: number; readonly frame: number | null }

/**
 * The sample at which a packet begins, counted from the first picture. Containers round times to a millisecond; this snaps them back to
 * contiguous frames unless there is a real gap.
 */
export const sampleOf = (seconds: number, { rate, start, first, frame }: Grid): number => {
  const exact = (seconds - start) * rate
  if (frame === null) return Math.round(exact)
  const base = Math.round((first - start) * rate)
  const snapped = base + Math.round((exact - base) / frame) * frame
  return Math.abs(snapped - exact) < rate * 0.0012 + 2 ? snapped : Math.round(exact)
}
