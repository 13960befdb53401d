/** The numbers that shared custom formats and Radarr use for the flags of a release. They are powers of two, so a sum means several. */
const flags: Readonly<Record<number, string>> = {
  1: 'freeleech',
  2: 'halfleech',
  4: 'doubleupload',
  8: 'golden',
  16: 'approved',
  32: 'internal',
  128: 'scene',
  256: 'freeleech75',
  512: 'freeleech25',
  2048: 'nuked',
}

export const flagOfNumber = (number: number): string | undefined => flags[number]

export const flagsOfSum = (sum: number): string[] =>
  Object.entries(flags).flatMap(([number, name]) => ((sum & Number(number)) === 0 ? [] : [name]))
