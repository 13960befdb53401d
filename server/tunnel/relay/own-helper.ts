import type { Helper } from './helper-line'
import { runRelay } from './relay'

/** A helper without a process of its own, for whoever has a network and only tries the proxy. */
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
