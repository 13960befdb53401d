/**
 * Parses "1.5 GB", "1,024 MiB", "4,37 ГБ", "1 234,5 Mo" (units in steps of 1024) or a bare number into bytes; 0 if it is not a size, such
 * as a speed.
 */
export const bytesOf = (text: string): number => {
  if (/^\d{1,16}$/.test(text)) return Number(text)
  if (/^\d{1,3}(?:,\d{3}){1,5}$/.test(text)) return Number(text.replaceAll(',', ''))
  const found = /^([\d.,'\s]{1,32}?)\s{0,3}([a-zа-я]{1,6})$/iu.exec(text.trim())
  const power = found ? powers.get(found[2]!.toLowerCase()) : undefined
  if (!found || power === undefined) return 0
  const number = Number(withPoint(found[1]!.replaceAll(/(?<=\d)['\s](?=\d{3}(?!\d))/g, ''), power))
  return Number.isFinite(number) ? Math.round(number * 1024 ** power) : 0
}

const powers = new Map<string, number>()
for (const unit of ['b', 'byte', 'bytes', 'o', 'octets', 'б', 'байт']) powers.set(unit, 0)
for (const [at, letter] of ['k', 'm', 'g', 't'].entries()) for (const unit of ['', 'b', 'ib', 'o', 'io']) powers.set(letter + unit, at + 1)
for (const [at, letter] of ['к', 'м', 'г', 'т'].entries()) for (const unit of ['', 'б', 'иб', 'байт']) powers.set(letter + unit, at + 1)

/**
 * The decimal separator is the last of two different ones, or one that appears once. Three digits after a single one are thousands, because
 * nobody writes a thousandth of a megabyte; for gigabytes they are a fraction.
 */
const withPoint = (number: string, power: number) => {
  const signs = number.replaceAll(/[^.,]/g, '')
  const last = signs.at(-1) ?? '.'
  const isMixed = signs.includes('.') && signs.includes(',')
  const isThousands = /^[1-9]\d{0,2}[.,]\d{3}$/.test(number) && power < 3
  if (!isMixed && (signs.length > 1 || isThousands)) return number.replaceAll(/[.,]/g, '')
  const at = number.lastIndexOf(last)
  return at < 0 ? number : `${number.slice(0, at).replaceAll(/[.,]/g, '')}.${number.slice(at + 1)}`
}
