import { linesOf } from './lines'
import { barredLines } from './microdvd'
import type { Cue } from './webvtt'

/** `[10][25]Text|more text`, in tenths of a second. */
export const tenthsLine = /^\s{0,20}\[(\d{1,7})\]\s?\[(\d{0,7})\](.*)$/

/** MPL2. */
export const readTenths = (text: string): Cue[] =>
  linesOf(text).flatMap((line) => {
    const [, from, to, said = ''] = tenthsLine.exec(line) ?? []
    return from === undefined ? [] : [{ from: Number(from) / 10, to: Number(to) / 10, ...barredLines(said) }]
  })
