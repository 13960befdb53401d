import { isBlank, linesOf, secondsOf } from './lines'
import { wordsOf } from './markup'
import type { Cue } from './webvtt'

const time = String.raw`(-?)(?:(\d{1,4})\s?:\s?)?(\d{1,3})\s?:\s?(\d{1,3})(?:\s?[.,:;]\s?(\d{1,9}))?`
const times = new RegExp(
  String.raw`^\s{0,20}(?:\d{1,6}\s{1,5})?${time}\s{0,10}(?:-{1,3}|[–—])\s?(?:>|&gt;)\s{0,10}${time}(?![\d:])(.{0,2000})$`,
)

/** Whether a line says from when until when the following ones are shown. */
export const isTimes = (line: string): boolean => line.length < 4000 && times.test(line)

/**
 * SubRip and WebVTT in all their dialects: what stands between two lines of times belongs to the first, whatever blank lines are missing or too
 * many.
 */
export const readTimedLines = (text: string): Cue[] => {
  const lines = linesOf(text)
  const isWebVtt = /^\s{0,20}WEBVTT\b/.test(lines.find((line) => !isBlank(line)) ?? '')
  const starts = lines.flatMap((line, at) => (isTimes(line) ? [at] : []))
  const isNumbered = isNumber(lines[(starts[0] ?? 0) - 1])
  const places = isWebVtt ? regionsIn(lines.slice(0, starts[0])) : new Map<string, string>()
  return starts.map((at, i) => {
    const [, ...parts] = times.exec(lines[at] ?? '') ?? []
    const rest = parts[10] ?? ''
    const body = lines.slice(at + 1, starts[i + 1] ?? lines.length)
    const said = isWebVtt ? textOf(body, i + 1 < starts.length) : withoutNumber(body, { isNumbered, isFollowed: i + 1 < starts.length })
    // Some write the text behind the times.
    const isText = !isBlank(rest) && !/^[\s\w.:%,+-]{0,300}$/.test(rest)
    const words = wordsOf([...(isText ? [rest.trim()] : []), ...said].filter((line) => !isBlank(line)).join('\n'))
    return { from: signed(parts.slice(0, 5)), to: signed(parts.slice(5, 10)), ...words, settings: settingsIn(rest, places) }
  })
}

const signed = ([sign, ...parts]: readonly (string | undefined)[]): number => (sign === '-' ? -1 : 1) * secondsOf(parts)

const isNumber = (line: string | undefined): boolean => /^\s{0,20}\d{1,6}\s{0,20}$/.test(line ?? '')

/** In WebVTT a blank line ends a text, unless the text only begins behind one. What follows is a comment, or the name of the next one. */
const textOf = (lines: readonly string[], isFollowed: boolean): readonly string[] => {
  const blocks = lines
    .join('\n')
    .split(/\n[^\S\n]*(?=\n|$)/)
    .map((block) => block.split('\n').filter((line) => !isBlank(line)))
  const [first = [], ...others] = blocks
  if (first.length > 0 || others.length === 0) return first
  const isNamed = isFollowed && !isBlank(lines.at(-1)) && others.at(-1)?.length === 1
  return others.slice(0, isNamed ? -1 : undefined).flatMap((block) => (/^(?:NOTE|STYLE|REGION)\b/.test(block[0] ?? '') ? [] : block))
}

/** Strips the number of the next cue: it is alone after a blank line, or in a file that numbers its cues. */
const withoutNumber = (lines: readonly string[], { isNumbered, isFollowed }: { isNumbered: boolean; isFollowed: boolean }) => {
  const kept = lines.slice(0, lines.findLastIndex((line) => !isBlank(line)) + 1)
  const isOfNext = isFollowed && isNumber(kept.at(-1)) && (isNumbered || kept.length === 1 || isBlank(kept.at(-2)))
  return isOfNext ? kept.slice(0, -1) : kept
}

const setting =
  /\b(?:line:-?\d{1,4}(?:\.\d{1,6})?%?|(?:position|size):\d{1,3}(?:\.\d{1,6})?%|align:(?:start|center|middle|end|left|right)|vertical:(?:rl|lr))(?=[\s,]|$)/g

/** The settings that players know; a region becomes the line at its top. */
const settingsIn = (rest: string, regions: ReadonlyMap<string, string>): string | undefined => {
  const found = rest.match(setting)?.map((each) => each.replace('align:middle', 'align:center')) ?? []
  const region = /\bregion:([^\s]{1,100})/.exec(rest)?.[1]
  const line = region === undefined || found.some((each) => each.startsWith('line:')) ? undefined : regions.get(region)
  const all = line === undefined ? found : [...found, line]
  return all.length > 0 ? all.join(' ') : undefined
}

/** The top of each region of the header, as a setting. */
const regionsIn = (lines: readonly string[]): Map<string, string> => {
  const blocks = lines.join('\n').split(/\n[^\S\n]*\n/)
  const regions = blocks.filter((block) => /^\s{0,20}REGION\b/.test(block))
  return new Map(
    regions.flatMap((block) => {
      const id = /\bid[:=]([^\s]{1,100})/.exec(block)?.[1]
      const top = /\bviewportanchor[:=][\d.]{1,10}%,([\d.]{1,10})%/.exec(block)?.[1]
      return id === undefined || top === undefined ? [] : [[id, `line:${top}%`] as const]
    }),
  )
}
