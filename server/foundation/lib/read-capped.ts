import { turnOfOthers } from './turns'

/** The whole body, or null as soon as it exceeds the limit. Counts decompressed bytes, so a zip bomb is stopped too. */
export const readCapped = async (response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null> => {
  const body: ReadableStream<Uint8Array> | null = response.body
  if (body === null) return new Uint8Array()
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return await joined(chunks, size)
    size += value.byteLength
    if (size > maxBytes) {
      await reader.cancel()
      return null
    }
    chunks.push(value)
  }
}

/** A copy of this size takes a few milliseconds. */
const bytesPerTurn = 8 * 1024 * 1024

const joined = async (chunks: readonly Uint8Array[], size: number): Promise<Uint8Array<ArrayBuffer>> => {
  const whole = new Uint8Array(size)
  let at = 0
  let copied = 0
  for (const chunk of chunks) {
    copied += chunk.byteLength
    if (copied > bytesPerTurn) await turnOfOthers()
    if (copied > bytesPerTurn) copied = 0
    for (let from = 0; from < chunk.byteLength; from += bytesPerTurn) {
      if (from > 0) await turnOfOthers()
      whole.set(chunk.subarray(from, from + bytesPerTurn), at + from)
    }
    at += chunk.byteLength
  }
  return whole
}
