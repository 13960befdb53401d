import { linesOf, secondsOf } from './lines'
import { barredLines } from './microdvd'
import type { Cue } from './webvtt'

/** `00:00:01:Text|more text`, without an end. */
export const clockLine = /^\s{0,20}(\d{1,2}):(\d{2}):(\d{2})(?:[,.]\d{1,3})?[:=](?!\d{2}\b)(.*)$/

const longestSeconds = 6

/** TMPlayer: a line stays until the next one, and never for long. */
export const readClock = (text: string): Cue[] => {
  const found = linesOf(text).flatMap((line) => {
    const [, h, m, s, said = ''] = clockLine.exec(line) ?? []
    return h === undefined ? [] : [{ from: secondsOf([h, m, s]), ...barredLines(said) }]
  })
  return found.map((cue, i) => ({ ...cue, to: Math.min(cue.from + longestSeconds, found[i + 1]?.from ?? Number.POSITIVE_INFINITY) }))
}
