/** A line of subtitles; times in seconds. `line`: how far below the top it is, in percent, if it is not at the bottom. */
export type Cue = { readonly from: number; readonly to: number; readonly text: string; readonly line?: number }

const timing = /^((?:\d+:)?\d\d:\d\d\.\d{3})\s+-->\s+((?:\d+:)?\d\d:\d\d\.\d{3})/m

export const readVtt = (vtt: string): Cue[] =>
  vtt
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .flatMap((block) => {
      const found = timing.exec(block)
      if (!found) return []
      const text = plain(block.slice(block.indexOf('\n', found.index) + 1).trim())
      const line = /^.*\sline:(\d{1,3})(?:\.\d+)?%/m.exec(block.slice(found.index))?.[1]
      return text === '' ? [] : [{ from: seconds(found[1]!), to: seconds(found[2]!), text, ...(line && { line: Number(line) }) }]
    })

/** The same lines at other moments, in order. Lines that would end before the movie begins are left out. */
export const retimeVtt = (vtt: string, place: (seconds: number) => number): string =>
  vtt
    .split(/\n{2,}/)
    .filter((block) => {
      const found = timing.exec(block)
      return !found || place(seconds(found[2]!)) > 0
    })
    .join('\n\n')
    .replaceAll(timings, (_, from: string, to: string) => `${moved(from, place)} --> ${moved(to, place)}`)

export const writeSrt = (cues: readonly Cue[]): string =>
  cues.map(({ from, to, text }, i) => `${i + 1}\n${stamp(from)} --> ${stamp(to)}\n${text}\n`).join('\n')

const timings = /^((?:\d+:)?\d\d:\d\d\.\d{3})\s+-->\s+((?:\d+:)?\d\d:\d\d\.\d{3})/gm

const moved = (at: string, place: (seconds: number) => number): string => stamp(Math.max(0, place(seconds(at)))).replace(',', '.')
const seconds = (given: string): number => given.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
const stamp = (at: number): string => new Date(Math.round(at * 1000)).toISOString().slice(11, 23).replace('.', ',')
const plain = (text: string): string =>
  text
    .replaceAll(/<(?!\/?[biu]>)[^<>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
