import { isBlank, linesOf, secondsOf } from './lines'
import { wordsOf } from './markup'
import type { Cue } from './webvtt'

const time = String.raw`(\d{1,2}):(\d{1,2}):(\d{1,2})(?:[.:](\d{1,3}))?`
/** `00:00:01.00,00:00:02.50` before the text, or `[00:00:01]` before it and again at its end. */
export const subViewerLine = new RegExp(String.raw`^\s{0,20}(?:${time}\s?[,;]\s?${time}|\[${time}\])\s{0,20}$`)

/** SubViewer, both versions. */
export const readSubViewer = (text: string): Cue[] => {
  const lines = linesOf(text)
  const starts = lines.flatMap((line, at) => (subViewerLine.test(line) ? [at] : []))
  return starts.map((at, i) => {
    const [, ...parts] = subViewerLine.exec(lines[at] ?? '') ?? []
    const next = starts[i + 1]
    const said = upToHeader(lines.slice(at + 1, next ?? lines.length))
    const isOld = parts[8] !== undefined
    const from = secondsOf(isOld ? parts.slice(8) : parts.slice(0, 4))
    const [, ...after] = (next === undefined ? null : subViewerLine.exec(lines[next] ?? '')) ?? []
    const to = isOld ? secondsOf(after.slice(8)) : secondsOf(parts.slice(4, 8))
    return { from, to, ...wordsOf(said.replaceAll(/\[br\]|\|/gi, '\n')) }
  })
}

const upToHeader = (lines: readonly string[]): string =>
  lines
    .filter((line) => !isBlank(line) && !/^\s{0,20}(?:\[(?:subtitle|end subtitle|colf|style|size|font)\]|\{[A-Z ]{2,30}\})/i.test(line))
    .join('\n')
