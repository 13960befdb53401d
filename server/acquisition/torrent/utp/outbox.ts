/** What was written and not sent yet. */
export const createOutbox = () => {
  const chunks: Uint8Array[] = []
  let size = 0
  return {
    size: () => size,
    put: (chunk: Uint8Array): void => {
      chunks.push(chunk)
      size += chunk.length
    },
    /** Moves the oldest bytes to the end of a packet, from this place on. */
    fill: (bytes: Buffer, from: number): void => {
      size -= bytes.length - from
      for (let at = from; at < bytes.length; ) {
        const chunk = chunks[0]!
        const part = chunk.subarray(0, bytes.length - at)
        bytes.set(part, at)
        at += part.length
        if (part.length === chunk.length) chunks.shift()
        else chunks[0] = chunk.subarray(part.length)
      }
    },
    drop: (): void => {
      chunks.length = 0
      size = 0
    },
  }
}
