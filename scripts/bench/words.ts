/** A sequence of numbers from 0 to 1 that is the same in every run. */
export type Draw = () => number
export const drawFrom = (seed: number): Draw => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** One of many, the n-th about n times rarer than the first: so words, genres, and languages are in a real library. */
export const skewed = <T>(draw: Draw, all: readonly T[]): T => all[Math.floor(all.length ** draw()) - 1] ?? all[0]!

const common =
  'the of and a in love night man day dead house last girl city la el de les un der die das amour noche blood dark time black world secret story lost water king summer'.split(
    ' ',
  )
const heads = 'b br c ch d dr f fl g gr h j k kl l m n p pl r s sh st t tr v w z'.split(' ')
const cores = 'a e i o u ai ou ea ee oo ie au y ei oa ui é ö ü á ñi ø'.split(' ')
const ends = ['', 'n', 'r', 'l', 'st', 'nd', 'ck', 'm', 's', 'th']
const rareWords = 5000

const syllable = (draw: Draw): string => skewed(draw, heads) + skewed(draw, cores) + skewed(draw, ends)
const vocabulary = (() => {
  const draw = drawFrom(7)
  const made = new Set(common)
  while (made.size < common.length + rareWords) made.add(syllable(draw) + (draw() < 0.7 ? syllable(draw) : ''))
  return [...made]
})()

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
/** One to five words, a few frequent ones and many rare ones, some with accents. */
export const titleFrom = (draw: Draw): string =>
  Array.from({ length: 1 + Math.floor(draw() * 2 + draw() * 3) }, () => capital(skewed(draw, vocabulary))).join(' ')
