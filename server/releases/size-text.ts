const powers: Record<string, number> = { b: 0, k: 1, m: 2, g: 3, t: 4 }

/** Bytes of "1.5 GB" or "1,024 MiB" (both in steps of 1024), or of a bare number; 0 when it is no size, such as a speed. */
export const bytesOf = (text: string): number => {
  if (/^\d{1,16}$/.test(text)) return Number(text)
  const found = /^([\d.,]{1,24}) ?(?:([kmgt])i?b|b|bytes)$/i.exec(text.trim())
  if (!found) return 0
  const number = Number(withPoint(found[1]!))
  return Number.isFinite(number) ? Math.round(number * 1024 ** (powers[(found[2] ?? 'b').toLowerCase()] ?? 0)) : 0
}

/** A comma before one or two digits at the end parts the fraction, all others part thousands. */
const withPoint = (number: string) => {
  const comma = number.lastIndexOf(',')
  const fraction = number.length - comma - 1
  const isFraction = comma >= 0 && !number.includes('.') && fraction <= 2
  return isFraction ? `${number.slice(0, comma).replaceAll(',', '')}.${number.slice(comma + 1)}` : number.replaceAll(',', '')
}
