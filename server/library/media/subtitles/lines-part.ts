import type { Cue } from '#server/foundation/lib/web-vtt'

type Span = { readonly from: number; readonly to: number }

/** Sizes in hundredths of the picture's height. */
const plane = { width: 178, height: 100 }
const style = {
  Name: 'Default',
  Fontname: 'sans-serif',
  Fontsize: 6.2,
  PrimaryColour: '&H00FFFFFF',
  OutlineColour: '&H00000000',
  BackColour: '&H80000000',
  BorderStyle: 1,
  Outline: 0.4,
  Shadow: 0.2,
  Alignment: 2,
  MarginL: 8,
  MarginR: 8,
  MarginV: 5,
}

/** The lines of a span as ASS, which counts from its beginning. */
export const linesPart = (cues: readonly Cue[], { from, to }: Span): string => {
  const events = cues
    .filter((cue) => cue.from < to && cue.to > from)
    .map((cue) => `Dialogue: 0,${stamp(Math.max(0, cue.from - from))},${stamp(cue.to - from)},Default,,0,0,0,,${textOf(cue)}`)
  return [
    ...['[Script Info]', 'ScriptType: v4.00+', `PlayResX: ${plane.width}`, `PlayResY: ${plane.height}`, 'WrapStyle: 0', ''],
    ...['[V4+ Styles]', `Format: ${Object.keys(style).join(', ')}`, `Style: ${Object.values(style).join(',')}`, ''],
    ...['[Events]', 'Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text', ...events, ''],
  ].join('\n')
}

/** `line` of WebVTT, from the top in percent. */
const placeOf = ({ line = 100 }: Cue): string => (line >= 67 ? '' : line < 34 ? '{\\an8}' : '{\\an5}')

/** Braces and backslashes would be commands. */
const textOf = (cue: Cue): string =>
  placeOf(cue) +
  cue.text
    .replaceAll('\\', '\\\u2060')
    .replaceAll('{', '\\{')
    .replaceAll('}', '\\}')
    .replaceAll(/<(\/?)([biu])>/g, (_, end: string, name: string) => `{\\${name}${end ? 0 : 1}}`)
    .replaceAll(/\r?\n/g, '\\N')

const stamp = (seconds: number): string => {
  const hundredths = Math.max(0, Math.round(seconds * 100))
  const [h, m, s] = [Math.floor(hundredths / 360_000), Math.floor(hundredths / 6000) % 60, Math.floor(hundredths / 100) % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return `${h}:${two(m)}:${two(s)}.${two(hundredths % 100)}`
}
