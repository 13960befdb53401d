const headLength = 13
const mark = 0x5047
export const ticksPerSecond = 90_000
/** Times are counted in four bytes. */
const mostTicks = 2 ** 32

/** Where a segment of PGS begins and ends, and when it applies, in ticks. */
export type Segment = { readonly at: number; readonly end: number; readonly ticks: number; readonly type: number }

/** The segments of PGS until the first that is none. */
export function* segmentsOf(data: Buffer): Generator<Segment> {
  for (let at = 0; at + headLength <= data.length && data.readUInt16BE(at) === mark; ) {
    const end = at + headLength + data.readUInt16BE(at + 11)
    if (end > data.length) return
    yield { at, end, ticks: data.readUInt32BE(at + 2), type: data[at + 10] ?? 0 }
    at = end
  }
}

export const ticksOf = (seconds: number): number => Math.max(0, Math.round(seconds * ticksPerSecond)) % mostTicks

/** Moves all times in place. What would begin before zero begins there. */
export const shiftPgs = (pgs: Uint8Array<ArrayBuffer>, seconds: number): Uint8Array<ArrayBuffer> => {
  const data = Buffer.from(pgs.buffer, pgs.byteOffset, pgs.byteLength)
  if (seconds !== 0) for (const { at, ticks } of segmentsOf(data)) data.writeUInt32BE(ticksOf(ticks / ticksPerSecond + seconds), at + 2)
  return pgs
}
