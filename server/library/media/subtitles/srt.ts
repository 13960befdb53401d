import type { Cue } from './webvtt'

/** Cues as SubRip. */
export const writeSrt = (cues: readonly Cue[]): string =>
  cues
    .map(({ from, to, text, place }, i) => `${i + 1}\n${stamp(from)} --> ${stamp(to)}\n${placed[place ?? 'bottom']}${plain(text)}\n`)
    .join('\n')

/** The numbers of a keypad, which most players know in SubRip too. */
const placed = { top: '{\\an8}', middle: '{\\an5}', bottom: '' } as const

const plain = (text: string): string =>
  text
    .replaceAll('--&gt;', '→')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\n\s*\n/g, '\n')
    .trim()

const stamp = (seconds: number): string => {
  const at = Math.round(seconds * 1000)
  const parts = [Math.floor(at / 3_600_000), Math.floor(at / 60_000) % 60, Math.floor(at / 1000) % 60]
  return `${parts.map((part) => String(part).padStart(2, '0')).join(':')},${String(at % 1000).padStart(3, '0')}`
}
