/** A sample in a fragment; times are in ticks of its track. */
export type Sample = {
  readonly decode: number
  readonly present: number
  readonly duration: number
  readonly is_key: boolean
  readonly data: Data
}
/** Bytes in memory, or bytes to be read directly to their destination: skipping the extra copies halves the processor time. */
export type Data = Uint8Array | { readonly length: number; readInto(memory: Uint8Array): void }

const plainFrame = 0x02000000
const dependentFrame = 0x01010000

/** A CMAF fragment (`moof` and `mdat`): 64-bit decode time, offsets from its own start, signed composition offsets. */
export const fragment = (sequence: number, samples: readonly Sample[]): Uint8Array<ArrayBuffer> => {
  const time = Buffer.alloc(8)
  time.writeBigUInt64BE(BigInt(Math.max(0, samples[0]?.decode ?? 0)))
  const entries = Buffer.alloc(16 * samples.length)
  samples.forEach(({ decode, present, duration, is_key, data }, i) => {
    entries.writeUInt32BE(Math.max(1, duration), i * 16)
    entries.writeUInt32BE(data.length, i * 16 + 4)
    entries.writeUInt32BE(is_key ? plainFrame : dependentFrame, i * 16 + 8)
    entries.writeInt32BE(present - decode, i * 16 + 12)
  })
  const moof = (offset: number) =>
    box(
      'moof',
      box('mfhd', word(0), word(sequence)),
      box(
        'traf',
        box('tfhd', word(0x020000), word(1)),
        box('tfdt', word(0x01000000), time),
        box('trun', word(0x01000f01), word(samples.length), word(offset), entries),
      ),
    )
  const head = moof(moof(0).length + 8)
  const size = samples.reduce((sum, { data }) => sum + data.length, 8)
  return joined([head, word(size), Buffer.from('mdat'), ...samples.map(({ data }) => data)])
}

export const word = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value >>> 0)
  return bytes
}

const box = (type: string, ...content: Uint8Array[]): Buffer => {
  const size = content.reduce((sum, part) => sum + part.length, 8)
  return Buffer.concat([word(size), Buffer.from(type, 'latin1'), ...content])
}

/** In memory of its own, so it can be transferred between threads. */
export const joined = (parts: readonly Data[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    if (part instanceof Uint8Array) whole.set(part, at)
    else part.readInto(whole.subarray(at, at + part.length))
    at += part.length
  }
  return whole
}
