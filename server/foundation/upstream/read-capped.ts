/** The whole body, or null as soon as it exceeds the limit. Counts decompressed bytes, so a zip bomb is stopped too. */
export const readCapped = async (response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null> => {
  const body: ReadableStream<Uint8Array> | null = response.body
  if (body === null) return new Uint8Array()
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return joined(chunks, size)
    size += value.byteLength
    if (size > maxBytes) {
      await reader.cancel()
      return null
    }
    chunks.push(value)
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
