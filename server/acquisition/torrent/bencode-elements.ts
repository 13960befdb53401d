/** Whether a bencoded text has more than `most` keys and values, found without building anything. Malformed input is left to the parser. */
export const hasMoreElements = (bytes: Uint8Array, most: number): boolean => {
  let count = 0
  let at = 0
  while (at < bytes.length) {
    const next = after(bytes, at)
    if (next === undefined) return false
    if (bytes[at] !== END) count += 1
    if (count > most) return true
    at = next
  }
  return false
}

/** Where the next element begins; a list or dictionary ends at its opening, because its elements follow. */
const after = (bytes: Uint8Array, at: number): number | undefined => {
  const first = bytes[at]
  if (first === LIST || first === DICTIONARY || first === END) return at + 1
  if (first === INTEGER) {
    const end = bytes.indexOf(END, at)
    return end === -1 ? undefined : end + 1
  }
  const colon = bytes.subarray(at, at + MOST_DIGITS).indexOf(COLON)
  const length = colon < 1 ? Number.NaN : Number(Buffer.from(bytes.subarray(at, at + colon)).toString())
  return Number.isSafeInteger(length) && length >= 0 ? at + colon + 1 + length : undefined
}

const [LIST, DICTIONARY, INTEGER, END, COLON] = [...'ldie:'].map((letter) => letter.charCodeAt(0)) as [
  number,
  number,
  number,
  number,
  number,
]
const MOST_DIGITS = 12
