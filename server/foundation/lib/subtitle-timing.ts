/** Pictures per second of movies, and of text that was made for one of them. A text for 25 runs away from a movie with 24. */
type TextRate = 23.976 | 24 | 25

/** What a person changed in the times of a text. The text itself stays as it is. */
export type Timing = {
  /** After the change of the rate. Above zero: later. */
  readonly shift_seconds: number
  readonly frame_rates: { readonly from: TextRate; readonly to: TextRate } | null
}
export const asWritten: Timing = { shift_seconds: 0, frame_rates: null }

/** 23.976 is the short name of 24000/1001. */
const exact = (rate: TextRate): number => (rate === 23.976 ? 24_000 / 1001 : rate)

/** How much longer everything takes. */
const stretchOf = ({ frame_rates }: Pick<Timing, 'frame_rates'>): number =>
  frame_rates ? exact(frame_rates.from) / exact(frame_rates.to) : 1

/** Where a moment of the text is in the movie. */
export const timed = (seconds: number, timing: Timing): number => seconds * stretchOf(timing) + timing.shift_seconds
