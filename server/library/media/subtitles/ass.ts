import { linesOf, secondsOf } from './lines'
import { balanced, placeOf, placeOfOld, type Words, wordsOf } from './markup'
import type { Cue, Place } from './webvtt'

/** The parts of a style that we keep: position, italic and bold. */
export type AssStyle = { readonly place: Place | undefined; readonly isItalic: boolean; readonly isBold: boolean }
const plain: AssStyle = { place: undefined, isItalic: false, isBold: false }

export const isAssLine = (line: string): boolean => /^\s{0,20}(?:\[(?:script info|events|v4\+? styles)\]|dialogue\s{0,3}:)/i.test(line)

/** ASS and SSA. A separate line declares the field order; the last field is the text and may contain commas. */
export const readAss = (script: string): Cue[] => {
  const text = linesOf(script).join('\n')
  const events = text.slice(Math.max(0, text.search(/^[^\S\n]{0,20}\[events\]/im)))
  const format = /^[^\S\n]{0,20}format\s{0,3}:(.*)$/im.exec(events)?.[1] ?? 'Layer,Start,End,Style,Name,MarginL,MarginR,MarginV,Effect,Text'
  const fields = format.split(',').map((field) => field.trim().toLowerCase())
  const [from, to, style] = ['start', 'end', 'style'].map((field) => fields.indexOf(field)) as [number, number, number]
  const styles = assStyles(text)
  const height = Number(/^[^\S\n]{0,20}playresy\s{0,3}:\s{0,5}(\d{1,5})/im.exec(text)?.[1] ?? 288)
  return text.split('\n').flatMap((line) => {
    const dialogue = /^\s{0,20}dialogue\s{0,3}:\s{0,20}(.*)$/i.exec(line)?.[1]
    if (dialogue === undefined) return []
    const parts = dialogue.split(',')
    const content = parts.slice(fields.length - 1).join(',')
    const own = assLine(content, styles.get(nameOf(parts[style])))
    return [{ from: assTime(parts[from]), to: assTime(parts[to]), ...own, place: placeAt(content, height) ?? own.place }]
  })
}

const assTime = (text: string | undefined): number => {
  const [, ...parts] = /(?<!\d)(\d{1,4})\s?:\s?(\d{1,4})\s?:\s?(\d{1,4})(?:\s?[.,:]\s?(\d{1,6}))?/.exec(text ?? '') ?? []
  return secondsOf(parts)
}

/** Where exact coordinates are, as a third of the picture; only what stands above the dialogue counts. */
const placeAt = (content: string, height: number): Place | undefined => {
  const [, y] = /\\(?:pos|move)\(\s{0,5}-?[\d.]{1,10}\s{0,5},\s{0,5}(-?[\d.]{1,10})/.exec(content) ?? []
  if (y === undefined || height <= 0) return undefined
  const part = Number(y) / height
  if (part < 1 / 3) return 'top'
  return part < 2 / 3 ? 'middle' : undefined
}

/** Some scripts mark names with an asterisk. */
const nameOf = (written: string | undefined): string => (written ?? '').trim().replace(/^\*/, '')

/** The styles of a script, by name. */
export const assStyles = (script: string): ReadonlyMap<string, AssStyle> => {
  const [, plus = '', section = ''] = /^[^\S\n]{0,20}\[v4(\+?) styles\]([\s\S]*?)(?=^[^\S\n]{0,20}\[|$(?![\s\S]))/im.exec(script) ?? []
  const fields = (/^[^\S\n]{0,20}format\s{0,3}:(.*)$/im.exec(section)?.[1] ?? '').split(',').map((field) => field.trim().toLowerCase())
  const placed = plus === '' ? placeOfOld : placeOf
  const styles = [...section.matchAll(/^[^\S\n]{0,20}style\s{0,3}:(.*)$/gim)].map(([, line = '']) => {
    const values = line.split(',').map((value) => value.trim())
    const of = (field: string) => values[fields.indexOf(field)] ?? ''
    const isOn = (field: string) => Number(of(field)) !== 0
    return [nameOf(of('name')), { place: placed(Number(of('alignment'))), isItalic: isOn('italic'), isBold: isOn('bold') }] as const
  })
  return new Map(styles)
}

/** The text and position of an ASS line, with italics and bold; drops colors, karaoke, and drawings. */
export const assLine = (line: string, style: AssStyle = plain): Words => {
  const words = wordsOf(line, { isAss: true })
  if (words.text.trim() === '') return words
  const begun = `${style.isItalic ? '<i>' : ''}${style.isBold ? '<b>' : ''}${words.text}`
  return { text: balanced(begun), place: words.place ?? style.place }
}

/** An ASS block inside Matroska: the line number, then a dialogue's fields without its times. */
export const assBlock = (block: string, styles: ReadonlyMap<string, AssStyle>): Words => {
  const fields = block.split(',')
  return assLine(fields.slice(8).join(','), styles.get(nameOf(fields[2])))
}
