/** Head of an element of EBML, the format under Matroska and WebM. A size of null means: until something else begins. */
export type Element = { readonly id: number; readonly size: number | null; readonly at: number; readonly body: number }

/** The head that begins at `offset` of a buffer; places are counted from `base`. Null when it is cut off or none. */
export const elementAt = (buffer: Buffer, offset: number, base = 0): Element | null => {
  const first = buffer[offset] ?? 0
  const idLength = lengthOf(first)
  if (idLength > 4 || offset + idLength >= buffer.length) return null
  const size = sizeAt(buffer, offset + idLength)
  return (
    size && { id: buffer.readUIntBE(offset, idLength), size: size.value, at: base + offset, body: base + offset + idLength + size.length }
  )
}

/** Ids and sizes are led by as many zero bits as they have further bytes. */
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

/** The elements inside a buffer, as far as they are whole. */
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

/** Follows a path of ids to the first element there. */
export const descend = (buffer: Buffer | undefined, ...path: readonly number[]): Buffer | undefined =>
  path.reduce<Buffer | undefined>((found, id) => childrenOf(found, id)[0], buffer)

export const unsigned = (data: Buffer | undefined): number => data?.reduce((value, byte) => value * 256 + byte, 0) ?? 0
export const text = (data: Buffer | undefined): string => data?.toString('utf8').replace(/\0+$/, '').toWellFormed() ?? ''
export const float = (data: Buffer | undefined): number => {
  if (data?.length === 4) return data.readFloatBE(0)
  return data?.length === 8 ? data.readDoubleBE(0) : 0
}
