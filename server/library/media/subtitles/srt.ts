/** A subtitle line with times in milliseconds and its original text. */
export type SrtCue = { readonly from: number; readonly to: number; readonly text: string }

const arrow = /^\s*(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})\s*-->\s*(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})/

/** No line of dialogue is longer, and no dialogue has more lines. */
const longestLine = 2000
const mostLines = 200_000

/** The lines of a subtitle file, within limits. */
export const linesOf = (text: string): string[] =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .split('\n', mostLines)
    .map((line) => line.slice(0, longestLine))

/** Parses SubRip or WebVTT. A cue extends to the next one, so an empty line inside a text does not cut it off. */
export const readSrt = (text: string): SrtCue[] => {
  const lines = linesOf(text)
  const starts = lines.flatMap((line, at) => (arrow.test(line) ? [at] : []))
  return starts.flatMap((at, i) => {
    const [, ...parts] = arrow.exec(lines[at] ?? '') ?? []
    const body = lines.slice(at + 1, starts[i + 1] ?? lines.length)
    const joined = withoutNumber(body, i + 1 < starts.length).join('\n')
    const text = joined.replaceAll(/\n\s*\n+/g, '\n').trim()
    return text === '' ? [] : [{ from: ms(parts.slice(0, 4)), to: ms(parts.slice(4)), text }]
  })
}

/** Strips the number of the next cue, which is alone after an empty line. */
const withoutNumber = (lines: readonly string[], isFollowed: boolean): readonly string[] => {
  const kept = [...lines]
  while (kept.at(-1)?.trim() === '') kept.pop()
  const isNumber = /^\s*\d{1,6}\s*$/.test(kept.at(-1) ?? '') && (kept.length === 1 || kept.at(-2)?.trim() === '')
  return isFollowed && isNumber ? kept.slice(0, -1) : kept
}

const ms = ([hours = '0', minutes = '0', seconds = '0', fraction = '0']: readonly (string | undefined)[]): number =>
  (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000 + Number(fraction.padEnd(3, '0'))

export const writeSrt = (cues: readonly SrtCue[]): string =>
  cues.map(({ from, to, text }, i) => `${i + 1}\n${stamp(from)} --> ${stamp(to)}\n${text.replaceAll('-->', '→')}\n`).join('\n')

const stamp = (at: number): string => {
  const parts = [Math.floor(at / 3_600_000), Math.floor(at / 60_000) % 60, Math.floor(at / 1000) % 60]
  return `${parts.map((part) => String(part).padStart(2, '0')).join(':')},${String(at % 1000).padStart(3, '0')}`
}
