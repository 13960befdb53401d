import { assLine, assStyles } from './ass'
import { linesOf } from './srt'
import { type Cue, escapeText } from './webvtt'

/** Parses a subtitle file by content, not by name. Skips unreadable lines. */
export const parseSubtitles = (text: string): Cue[] => {
  const lines = linesOf(text).join('\n')
  if (/^\[(script info|events|v4\+? styles)\]/im.test(lines)) return parseAss(lines)
  return parseBlocks(lines)
}

const times = /^(?:(\d+):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})\s*-->\s*(?:(\d+):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})/

/** SubRip and WebVTT: a line of times, then text up to an empty line. */
const parseBlocks = (text: string): Cue[] =>
  text.split(/\n\s*\n/).flatMap((block) => {
    const lines = block.split('\n')
    const at = lines.findIndex((line) => times.test(line.trim()))
    const found = at < 0 ? null : times.exec(lines[at]?.trim() ?? '')
    if (!found) return []
    const [, h1, m1, s1, f1, h2, m2, s2, f2] = found
    const content = lines.slice(at + 1).join('\n')
    return [
      {
        from: seconds([h1, m1, s1, f1]),
        to: seconds([h2, m2, s2, f2]),
        text: escapeText(withoutOverrides(content)),
        place: placeIn(content),
      },
    ]
  })

/** At the top if the text would otherwise cover its subject. */
const placeIn = (text: string): Cue['place'] => (/\{\\an[789]\}/.test(text) ? 'top' : undefined)

/** Some SubRip files contain position tags of another format. */
const withoutOverrides = (text: string): string => text.replace(/\{\\[^{}]*\}/g, '')

const seconds = ([h = '0', m = '0', s = '0', fraction = '0']: readonly (string | undefined)[]): number =>
  Number(h) * 3600 + Number(m) * 60 + Number(s) + Number(fraction) / 10 ** fraction.length

/** A separate line declares the field order; the last field is the text and may contain commas. */
const parseAss = (text: string): Cue[] => {
  const lines = text.split('\n')
  const events = text.slice(Math.max(0, text.search(/^[^\S\n]*\[events\]/im)))
  const format = /^[^\S\n]*format:(.*)$/im.exec(events)?.[1] ?? 'Layer,Start,End,Style,Name,MarginL,MarginR,MarginV,Effect,Text'
  const fields = format.split(',').map((field) => field.trim().toLowerCase())
  const [from, to, style] = ['start', 'end', 'style'].map((field) => fields.indexOf(field)) as [number, number, number]
  const styles = assStyles(text)
  return lines.flatMap((line) => {
    const dialogue = /^\s*dialogue:\s*(.*)$/i.exec(line)?.[1]
    if (dialogue === undefined) return []
    const parts = dialogue.split(',')
    const content = parts.slice(fields.length - 1).join(',')
    return [{ from: assTime(parts[from]), to: assTime(parts[to]), ...assLine(content, styles.get(parts[style]?.trim() ?? '')) }]
  })
}

const assTime = (text: string | undefined): number => {
  const [, h, m, s, fraction] = /(?<!\d)(\d{1,4}):(\d{1,4}):(\d{1,4})[.:](\d{1,6})/.exec(text ?? '') ?? []
  return seconds([h, m, s, fraction])
}
