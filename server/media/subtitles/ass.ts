import { type Cue, escapeText } from './webvtt'

/** What matters of a style: where its lines stand, and how their letters lean. */
export type AssStyle = { readonly place: Cue['place']; readonly isItalic: boolean; readonly isBold: boolean }
export type AssLine = Pick<Cue, 'text' | 'place'>
const plain: AssStyle = { place: undefined, isItalic: false, isBold: false }

/** The styles that a script declares, by their names. */
export const assStyles = (script: string): ReadonlyMap<string, AssStyle> => {
  const section = /^\s*\[v4\+ styles\]([\s\S]*?)(?=^\s*\[|$(?![\s\S]))/im.exec(script)?.[1] ?? ''
  const fields = (/^\s*format:(.*)$/im.exec(section)?.[1] ?? '').split(',').map((field) => field.trim().toLowerCase())
  const styles = [...section.matchAll(/^\s*style:(.*)$/gim)].map(([, line = '']) => {
    const values = line.split(',').map((value) => value.trim())
    const of = (field: string) => values[fields.indexOf(field)] ?? ''
    const style = { place: placeOf(Number(of('alignment'))), isItalic: Number(of('italic')) !== 0, isBold: Number(of('bold')) !== 0 }
    return [of('name'), style] as const
  })
  return new Map(styles)
}

/** Places are numbered as on a keypad: 1 to 3 are below, 7 to 9 above. */
const placeOf = (alignment: number): Cue['place'] => {
  if (alignment >= 7 && alignment <= 9) return 'top'
  return alignment >= 4 && alignment <= 6 ? 'middle' : undefined
}

/** The words of a line of ASS, slanted and bold ones as such, and where they stand; exact places, colors and drawings are left out. */
export const assLine = (line: string, style: AssStyle = plain): AssLine => {
  if (/\{[^}]*\\p[1-9]/.test(line)) return { text: '', place: undefined }
  const marked = line.replace(/\{([^}]*)\}/g, (_, overrides: string) =>
    [...overrides.matchAll(/\\([ibu])([01])(?![\d])/g)].map(([, tag, isOn]) => (isOn === '1' ? `<${tag}>` : `</${tag}>`)).join(''),
  )
  const words = escapeText(marked.replace(/\\[Nn]/g, '\n').replace(/\\h/g, ' '))
  const begun = `${style.isItalic ? '<i>' : ''}${style.isBold ? '<b>' : ''}${words}`
  const own = /\{[^}]*\\an([1-9])/.exec(line)?.[1]
  return { text: balanced(begun), place: own === undefined ? style.place : placeOf(Number(own)) }
}

/** A tag that is not closed is closed at the end, one that was never opened or is open already is left out. */
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

/** A block of ASS inside Matroska: its fields are the number of the line, then those of a dialogue without its times. */
export const assBlock = (block: string, styles: ReadonlyMap<string, AssStyle>): AssLine => {
  const fields = block.split(',')
  return assLine(fields.slice(8).join(','), styles.get(fields[2]?.trim() ?? ''))
}
