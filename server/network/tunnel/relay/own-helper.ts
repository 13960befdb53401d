import type { Helper } from './helper-line'
import { runRelay } from './relay'

/** A helper within this process, for testing a proxy while there is a network. */
export const createOwnHelper = (): Helper & { readonly close: () => void } => {
  let tell: (bytes: Uint8Array) => void = () => {}
  let ended: () => void = () => {}
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const input = new ReadableStream<Uint8Array>({
    start: (each) => {
      controller = each
    },
  })
  const run = runRelay({
    input: input as unknown as AsyncIterable<Uint8Array>,
    write: (bytes) => queueMicrotask(() => tell(bytes)),
    exit: () => {},
  })
  void run.then(() => ended())
  return {
    write: (bytes) => controller?.enqueue(bytes),
    hear: (onBytes, onEnd) => {
      tell = onBytes
      ended = onEnd
    },
    close: () => {
      controller?.close()
      controller = undefined
    },
  }
}
