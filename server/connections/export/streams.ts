export type Chunks = AsyncIterable<Uint8Array>

/** Reads on only when the receiver takes more, and stops when it leaves. */
export const streamOf = (chunks: Chunks): ReadableStream<Uint8Array> => {
  const iterator = chunks[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await iterator.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await iterator.return?.()
    },
  })
}

const enough = 64 * 1024

/** Joins short texts, so that not every line is a chunk of its own. */
export async function* joined(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  let text = ''
  for await (const one of texts) {
    text += one
    if (text.length < enough) continue
    yield encoder.encode(text)
    text = ''
    // A long stretch without a wait would block everything else.
    await Bun.sleep(0)
  }
  if (text !== '') yield encoder.encode(text)
}
