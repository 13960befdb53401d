import { turnOfOthers } from './turns'

/** A copy of this size takes a few milliseconds. */
const bytesPerTurn = 8 * 1024 * 1024

/**
 * The whole body, or null as soon as it exceeds the limit. Counts decompressed bytes, so a zip bomb is stopped too. A large body is held in
 * memory once, not twice. `heard` gets the size of each part.
 */
export const readCapped = async (
  response: Response,
  maxBytes: number,
  heard?: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer> | null> => {
  const body: ReadableStream<Uint8Array> | null = response.body
  if (body === null) return new Uint8Array()
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  let large: ReturnType<typeof createLarge> | null = null
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return large?.whole() ?? joined(chunks, size)
    size += value.byteLength
    heard?.(value.byteLength)
    if (size > maxBytes) {
      await reader.cancel()
      return null
    }
    if (size > bytesPerTurn) large ??= createLarge(maxBytes)
    chunks.push(value)
    if (large) await large.write(chunks.splice(0))
  }
}

const joined = (chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.byteLength
  }
  return whole
}

/** The system provides the memory of what is written, not of what might be. */
const createLarge = (maxBytes: number) => {
  const bytes = new Uint8Array(maxBytes)
  let at = 0
  let copied = 0
  const writePart = async (part: Uint8Array) => {
    bytes.set(part, at)
    at += part.byteLength
    copied += part.byteLength
    if (copied < bytesPerTurn) return
    copied = 0
    await turnOfOthers()
  }
  return {
    write: async (chunks: readonly Uint8Array[]): Promise<void> => {
      for (const chunk of chunks)
        for (let from = 0; from < chunk.byteLength; from += bytesPerTurn) await writePart(chunk.subarray(from, from + bytesPerTurn))
    },
    whole: () => bytes.subarray(0, at),
  }
}
