import { escapeText } from './webvtt'

/** The words of a line of ASS, slanted and bold ones as such; places, colors and drawings are left out. */
export const assText = (line: string): string => {
  if (/\{[^}]*\\p[1-9]/.test(line)) return ''
  const marked = line.replace(/\{([^}]*)\}/g, (_, overrides: string) =>
    [...overrides.matchAll(/\\([ibu])([01])(?![\d])/g)].map(([, tag, isOn]) => (isOn === '1' ? `<${tag}>` : `</${tag}>`)).join(''),
  )
  return balanced(escapeText(marked.replace(/\\[Nn]/g, '\n').replace(/\\h/g, ' ')))
}

/** A tag that is not closed is closed at the end, one that was never opened is left out. */
const balanced = (text: string): string => {
  const open: string[] = []
  const kept = text.replace(/<(\/?)([ibu])>/g, (tag, slash: string, name: string) => {
    if (slash === '') open.push(name)
    else if (open.at(-1) === name) open.pop()
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

/** The words of a block of ASS inside Matroska: its fields are the number of the line, then those of a dialogue without its times. */
export const assBlockText = (block: string): string => assText(block.split(',').slice(8).join(','))
