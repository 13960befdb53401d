import { framesPerSecond } from '#server/foundation/lib/sound-levels'
import { type Timing, timed } from '#server/foundation/lib/subtitle-timing'
import type { Steps } from '#server/foundation/lib/turns'
import type { Cue } from '#server/foundation/lib/web-vtt'
import { sumsOf } from './speech'

/** `certainty`: how far the best place stands out from all others, in standard deviations. `agreeing`: the share of the movie with that best place. */
export type Alignment = { readonly timing: Timing; readonly certainty: number; readonly agreeing: number }
type Place = { readonly frame_rates: Timing['frame_rates']; readonly at: number; readonly score: number }
type Line = { readonly from: number; readonly seconds: number }

/** No text is further off, after the change of its rate. */
const farthest = 120
const coarse = 0.1
const fine = 0.02
/** The parts of a movie that are asked each for itself. */
const parts = 6
const partRange = 3
const partTolerance = 0.4
/** Speech goes on as long as its letters need, which is often shorter than it is shown. */
const lettersPerSecond = 15
const shortest = 0.6
/** Around the beginning of a line, silence becomes speech. */
const onset = 0.4

/** Every rate that a text can have been made for in place of another. */
const rates: readonly Timing['frame_rates'][] = [
  null,
  { from: 25, to: 23.976 },
  { from: 23.976, to: 25 },
  { from: 25, to: 24 },
  { from: 24, to: 25 },
  { from: 24, to: 23.976 },
  { from: 23.976, to: 24 },
]

/** Where the lines of a text fit best over the speech of a movie. Takes a second of work, in steps. */
export function* align(cues: readonly Cue[], speech: Float32Array): Steps<Alignment> {
  const sums = sumsOf(speech)
  const found: Place[] = []
  for (const frame_rates of rates) {
    const lines = linesOf(cues, frame_rates)
    for (let at = -farthest; at <= farthest; at += coarse) {
      found.push({ frame_rates, at, score: speechDuring(lines, sums, at) })
      yield
    }
  }
  const best = bestOf(found)
  const lines = linesOf(cues, best.frame_rates)
  const shift = yield* refined(lines, sums, best.at)
  return {
    timing: { shift_seconds: Math.round(shift * 100) / 100, frame_rates: best.frame_rates },
    certainty: certaintyOf(
      best.score,
      found.map(({ score }) => score),
    ),
    agreeing: yield* agreeingOf(lines, sums, best.at),
  }
}

/** In a short movie, rates that are nearly the same fit nearly as well: then the text has the right one. */
const bestOf = (found: readonly Place[]): Place => {
  const highest = (some: readonly Place[]) => some.reduce((one, other) => (other.score > one.score ? other : one))
  const [best, usual] = [highest(found), highest(found.filter(({ frame_rates }) => frame_rates === null))]
  return usual.score >= best.score * asGood ? usual : best
}
const asGood = 0.98

/** The spoken lines on the clock of the movie, without their shift. Sounds and songs have other times than speech. */
const linesOf = (cues: readonly Cue[], frame_rates: Timing['frame_rates']): Line[] =>
  cues.flatMap(({ from, to, text }) => {
    const said = text.replaceAll(/<[^<>]*>|\[[^[\]]*\]|\([^()]*\)/g, '').trim()
    if (said === '' || said.includes('♪')) return []
    const seconds = Math.min(to - from, Math.max(shortest, said.length / lettersPerSecond))
    return [{ from: timed(from, { frame_rates, shift_seconds: 0 }), seconds }]
  })

/** How much speech there is during the lines. */
const speechDuring = (lines: readonly Line[], sums: Float64Array, shift: number): number => {
  let sum = 0
  for (const { from, seconds } of lines) sum += between(sums, from + shift, from + shift + seconds)
  return sum
}

const between = (sums: Float64Array, from: number, to: number): number => sums[frameAt(sums, to)]! - sums[frameAt(sums, from)]!

const frameAt = (sums: Float64Array, seconds: number): number =>
  Math.min(sums.length - 1, Math.max(0, Math.round(seconds * framesPerSecond)))

/** The same place to the frame: lines begin where speech begins, but end later than it. */
function* refined(lines: readonly Line[], sums: Float64Array, around: number): Steps<number> {
  const starts = lines.filter(({ from }, i) => i === 0 || from - lines[i - 1]!.from - lines[i - 1]!.seconds >= onset)
  let best = { at: around, score: Number.NEGATIVE_INFINITY }
  for (let at = around - 0.7; at <= around + 0.7; at += fine) {
    let score = 0
    for (const { from } of starts) score += between(sums, from + at, from + at + onset) - between(sums, from + at - onset, from + at)
    if (score > best.score) best = { at, score }
    yield
  }
  return best.at
}

/** From the middle of all scores, which a few good ones do not move. */
const certaintyOf = (score: number, all: number[]): number => {
  const middle = medianOf(all)
  const spread = medianOf(all.map((each) => Math.abs(each - middle))) * 1.4826
  return spread > 0 ? (score - middle) / spread : 0
}

const medianOf = (values: readonly number[]): number => Float64Array.from(values).sort()[Math.floor(values.length / 2)] ?? 0

/** The share of the parts of a movie whose own best place is the same. */
function* agreeingOf(lines: readonly Line[], sums: Float64Array, shift: number): Steps<number> {
  const size = Math.ceil(lines.length / parts)
  let agreeing = 0
  for (let from = 0; from < lines.length; from += size) {
    const part = lines.slice(from, from + size)
    let best = { at: 0, score: Number.NEGATIVE_INFINITY }
    for (let at = -partRange; at <= partRange; at += coarse) {
      const score = speechDuring(part, sums, shift + at)
      if (score > best.score) best = { at, score }
      yield
    }
    if (Math.abs(best.at) <= partTolerance) agreeing++
  }
  return agreeing / parts
}
