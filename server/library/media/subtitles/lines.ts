/** No line of dialogue is longer, and no dialogue has more lines. */
const longestLine = 2000
const mostLines = 200_000

/** The lines of a subtitle file, within limits. */
export const linesOf = (text: string): string[] =>
  text
    .replace(/^\ufeff+/, '')
    .replaceAll(/\r\n|[\r\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\0', '')
    .split('\n', mostLines)
    .map((line) => line.slice(0, longestLine))

export const isBlank = (line: string | undefined): boolean => line === undefined || line.trim() === ''

/** Hours, minutes, seconds, and the digits of a fraction. */
export const secondsOf = ([h, m, s, fraction]: readonly (string | undefined)[]): number =>
  Number(h ?? 0) * 3600 + Number(m ?? 0) * 60 + Number(s ?? 0) + (fraction ? Number(`0.${fraction}`) : 0)
