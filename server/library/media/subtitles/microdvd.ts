import { linesOf } from './lines'
import { type Words, wordsOf } from './markup'
import type { Wanted } from './read-cues'
import type { Cue } from './webvtt'

/** `{25}{75}Text|more text`, counted in frames. */
export const frameLine = /^\s{0,20}\{(\d{1,8})\}\s?\{(\d{0,8})\}(.*)$/

/** That of movies, if neither the subtitle nor the movie says. */
const usualRate = 23.976

/** MicroDVD. The first line may say the frame rate; else it is the movie's. */
export const readFrames = (text: string, { frame_rate }: Wanted): Cue[] => {
  const found = linesOf(text).flatMap((line) => {
    const [, from, to, said = ''] = frameLine.exec(line) ?? []
    return from === undefined ? [] : [{ from: Number(from), to: Number(to), said }]
  })
  const [first] = found
  const stated =
    first !== undefined && first.from <= 1
      ? Number(/^\s{0,20}(\d{2,3}(?:[.,]\d{1,5})?)\s{0,20}$/.exec(first.said)?.[1]?.replace(',', '.'))
      : Number.NaN
  const isStated = stated >= 10 && stated <= 240
  const rate = isStated ? stated : frame_rate && frame_rate > 0 ? frame_rate : usualRate
  return found.slice(isStated ? 1 : 0).map(({ from, to, said }) => ({ from: from / rate, to: to / rate, ...barredLines(said) }))
}

/** A bar breaks the line; a slash in front makes it italic. Marks end with their line, except those with a capital letter. */
export const barredLines = (said: string): Words => {
  const [whole = ''] = /^(?:\{[A-Z]:[^{}]{0,100}\}){1,5}/.exec(said) ?? []
  const lines = said.slice(whole.length).split('|')
  const shown = lines.map((line) => wordsOf(whole + line.replace(/^(\s{0,20})\/(?!\/)/, '$1<i>')))
  return { text: shown.map(({ text }) => text).join('\n'), place: shown.find(({ place }) => place !== undefined)?.place }
}
