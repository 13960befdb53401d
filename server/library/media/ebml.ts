/** Header of an element in EBML, the format of Matroska and WebM. A null size means it extends until another element begins. */
export type Element = { readonly id: number; readonly size: number | null; readonly at: number; readonly body: number }

/** The header at `offset` of a buffer; positions are relative to `base`. Null if it is truncated or invalid. */
export const elementAt = (buffer: Buffer, offset: number, base = 0): Element | null => {
  const first = buffer[offset] ?? 0
  const idLength = lengthOf(first)
  if (idLength > 4 || offset + idLength >= buffer.length) return null
  const size = sizeAt(buffer, offset + idLength)
  return (
    size && { id: buffer.readUIntBE(offset, idLength), size: size.value, at: base + offset, body: base + offset + idLength + size.length }
  )
}

/** Ids and sizes start with as many zero bits as they have additional bytes. */
const lengthOf = (first: number): number => (first === 0 ? 9 : Math.clz32(first) - 23)

/** A size with all bits set means unknown. */
const sizeAt = (buffer: Buffer, offset: number): { value: number | null; length: number } | null => {
  const first = buffer[offset] ?? 0
  const length = lengthOf(first)
  if (length > 8 || offset + length > buffer.length) return null
  const mask = (1 << (8 - length)) - 1
  let value = first & mask
  let isUnknown = value === mask
  for (const byte of buffer.subarray(offset + 1, offset + length)) {
    value = value * 256 + byte
    isUnknown &&= byte === 255
  }
  return { value: isUnknown ? null : value, length }
}

/** The complete elements inside a buffer. */
function* children(buffer: Buffer): Generator<{ readonly id: number; readonly data: Buffer }> {
  for (let offset = 0; offset < buffer.length; ) {
    const element = elementAt(buffer, offset)
    if (!element || element.size === null) return
    yield { id: element.id, data: buffer.subarray(element.body, element.body + element.size) }
    offset = element.body + element.size
  }
}

export const childrenOf = (buffer: Buffer | undefined, id: number): Buffer[] =>
  buffer ? [...children(buffer)].filter((child) => child.id === id).map(({ data }) => data) : []

/** Follows a path of ids to the first matching element. */
export const descend = (buffer: Buffer | undefined, ...path: readonly number[]): Buffer | undefined =>
  path.reduce<Buffer | undefined>((found, id) => childrenOf(found, id)[0], buffer)

export const unsigned = (data: Buffer | undefined): number => data?.reduce((value, byte) => value * 256 + byte, 0) ?? 0
export const text = (data: Buffer | undefined): string =>
  data
    ?.toString('utf8')
    .replace(/(?<!\0)\0+$/, '')
    .toWellFormed() ?? ''
export const float = (data: Buffer | undefined): number => {
  if (data?.length === 4) return data.readFloatBE(0)
  return data?.length === 8 ? data.readDoubleBE(0) : 0
}
