/** A message of the Google Cast protocol: who to whom, about what, and JSON. */
export type CastMessage = {
  readonly from: string
  readonly to: string
  readonly namespace: string
  readonly body: Readonly<Record<string, unknown>>
}

const fields = { from: 2, to: 3, namespace: 4, text: 6 } as const
const mostBytes = 64 * 1024

/** As protobuf, after its length: version 0, three texts, type "text", and the text. */
export const encodeCast = ({ from, to, namespace, body }: CastMessage): Uint8Array => {
  const message = Buffer.concat([
    Buffer.from([0x08, 0]),
    text(fields.from, from),
    text(fields.to, to),
    text(fields.namespace, namespace),
    Buffer.from([0x28, 0]),
    text(fields.text, JSON.stringify(body)),
  ])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(message.length)
  return Buffer.concat([length, message])
}

/** Cuts a stream into messages. Throws RangeError and SyntaxError for what is none, also for one that is too long. */
export const createCastReader = (heard: (message: CastMessage) => void) => {
  let rest: Buffer = Buffer.alloc(0)
  return (chunk: Buffer): void => {
    rest = Buffer.concat([rest, chunk])
    while (rest.length >= 4) {
      const size = rest.readUInt32BE(0)
      if (size > mostBytes) throw new RangeError('a message that is too long')
      if (rest.length < size + 4) return
      const message = decode(rest.subarray(4, size + 4))
      rest = rest.subarray(size + 4)
      heard(message)
    }
  }
}

const varint = (value: number): number[] => (value < 128 ? [value] : [(value & 127) | 128, ...varint(value >>> 7)])
const text = (field: number, value: string): Buffer => {
  const bytes = Buffer.from(value)
  return Buffer.concat([Buffer.from([(field << 3) | 2, ...varint(bytes.length)]), bytes])
}

const decode = (data: Buffer): CastMessage => {
  const texts = new Map<number, string>()
  let at = 0
  const number = (): number => {
    let value = 0
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = data.readUInt8(at++)
      value |= (byte & 127) << shift
      if (byte < 128) return value >>> 0
    }
    throw new RangeError('a number without an end')
  }
  while (at < data.length) {
    const tag = number()
    const value = number()
    if ((tag & 7) !== 2) continue
    texts.set(tag >> 3, data.toString('utf8', at, at + value))
    at += value
  }
  const body: unknown = JSON.parse(texts.get(fields.text) ?? '{}')
  return {
    from: texts.get(fields.from) ?? '',
    to: texts.get(fields.to) ?? '',
    namespace: texts.get(fields.namespace) ?? '',
    body: typeof body === 'object' && body !== null ? { ...body } : {},
  }
}
