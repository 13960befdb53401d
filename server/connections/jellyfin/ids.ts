/** What an id of the dialect stands for. Apps store ids, so these numbers never change. */
const kinds = { movie: 1, view: 2, user: 3, person: 4, genre: 5, collection: 6, file: 7, folder: 8 } as const
export type IdKind = keyof typeof kinds

/** `marquee` in hexadecimal. An id is this word, a byte for its kind, and eight bytes for our own number. */
const word = '6d617271756565'

/** 32 hexadecimal digits, made from our id and read back without a table. */
export const idOf = (kind: IdKind, id: number): string => word + hex(kinds[kind], 2) + hex(id, 16)

/** Our own id, from any spelling. Null if it stands for another kind of thing, or is not ours. */
export const readId = (kind: IdKind, text: string | null | undefined): number | null => {
  const plain = (text ?? '').replaceAll('-', '').toLowerCase()
  const start = word + hex(kinds[kind], 2)
  if (plain.length !== 32 || !plain.startsWith(start) || !/^[\da-f]+$/.test(plain)) return null
  const id = Number.parseInt(plain.slice(start.length), 16)
  return Number.isSafeInteger(id) ? id : null
}

/** A stable number for something that has only a name. */
export const numberOf = (name: string): number => Number(BigInt(Bun.hash(name)) & 0xf_ffff_ffff_ffffn)

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0')

/** The dialect counts time in units of 100 nanoseconds. */
export const ticks = (seconds: number): number => Math.round(seconds * 10_000_000)
export const secondsOf = (count: number): number => count / 10_000_000

/** Seven digits after the second, as the dialect writes them. */
export const dateOf = (stamp: string): string => `${new Date(stamp).toISOString().slice(0, -1)}0000Z`
