import { type Cue, escapeText } from './webvtt'

/** The parts of a style that we keep: position, italic and bold. */
export type AssStyle = { readonly place: Cue['place']; readonly isItalic: boolean; readonly isBold: boolean }
export type AssLine = Pick<Cue, 'text' | 'place'>
const plain: AssStyle = { place: undefined, isItalic: false, isBold: false }

/** The styles of a script, by name. */
export const assStyles = (script: string): ReadonlyMap<string, AssStyle> => {
  const section = /^[^\S\n]*\[v4\+ styles\]([\s\S]*?)(?=^[^\S\n]*\[|$(?![\s\S]))/im.exec(script)?.[1] ?? ''
  const fields = (/^[^\S\n]*format:(.*)$/im.exec(section)?.[1] ?? '').split(',').map((field) => field.trim().toLowerCase())
  const styles = [...section.matchAll(/^[^\S\n]*style:(.*)$/gim)].map(([, line = '']) => {
    const values = line.split(',').map((value) => value.trim())
    const of = (field: string) => values[fields.indexOf(field)] ?? ''
    const style = { place: placeOf(Number(of('alignment'))), isItalic: Number(of('italic')) !== 0, isBold: Number(of('bold')) !== 0 }
    return [of('name'), style] as const
  })
  return new Map(styles)
}

/** Positions are numbered like a keypad: 1 to 3 at the bottom, 7 to 9 at the top. */
const placeOf = (alignment: number): Cue['place'] => {
  if (alignment >= 7 && alignment <= 9) return 'top'
  return alignment >= 4 && alignment <= 6 ? 'middle' : undefined
}

/** The text and position of an ASS line, with italics and bold; drops exact coordinates, colors and drawings. */
export const assLine = (line: string, style: AssStyle = plain): AssLine => {
  if (/\{[^{}]*\\p[1-9]/.test(line)) return { text: '', place: undefined }
  const marked = line.replace(/\{([^{}]*)\}/g, (_, overrides: string) =>
    [...overrides.matchAll(/\\([ibu])([01])(?![\d])/g)].map(([, tag, isOn]) => (isOn === '1' ? `<${tag}>` : `</${tag}>`)).join(''),
  )
  const words = escapeText(marked.replace(/\\[Nn]/g, '\n').replace(/\\h/g, ' '))
  const begun = `${style.isItalic ? '<i>' : ''}${style.isBold ? '<b>' : ''}${words}`
  const own = /\{[^{}]*\\an([1-9])/.exec(line)?.[1]
  return { text: balanced(begun), place: own === undefined ? style.place : placeOf(Number(own)) }
}

/** Closes unclosed tags at the end; drops tags that were never opened or are open already. */
const balanced = (text: string): string => {
  const open: string[] = []
  const kept = text.replace(/<(\/?)([ibu])>/g, (tag, slash: string, name: string) => {
    if (slash === '' && !open.includes(name)) open.push(name)
    else if (slash !== '' && open.at(-1) === name) open.pop()
    else return ''
    return tag
  })
  return (
    kept +
    open
      .reverse()
      .map((name) => `</${name}>`)
      .join('')
  )
}

/** An ASS block inside Matroska: the line number, then a dialogue's fields without its times. */
export const assBlock = (block: string, styles: ReadonlyMap<string, AssStyle>): AssLine => {
  const fields = block.split(',')
  return assLine(fields.slice(8).join(','), styles.get(fields[2]?.trim() ?? ''))
}
