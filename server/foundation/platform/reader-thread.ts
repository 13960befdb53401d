import { milliseconds, type Seconds } from '#server/foundation/lib/duration'

/** What a reader in a thread answers. `too_slow`: its time was over. `died`: it failed, or took too much memory. */
export type Read<Out> = { readonly how: 'read'; readonly value: Out } | { readonly how: 'too_slow' } | { readonly how: 'died' }

type Options = { readonly worker: string | URL; readonly within: Seconds }

/**
 * Reads what strangers wrote in a thread that ends with the answer or with its time, so neither can block the service. One at a time:
 * strangers cannot make us start many. The thread is any that answers its only message with one message.
 */
export const createReaderThread = <In, Out>({ worker, within }: Options) => {
  let last: Promise<unknown> = Promise.resolve()
  return (input: In): Promise<Read<Out>> => {
    const read = last.then(() => readOne<In, Out>({ worker, within }, input))
    last = read
    return read
  }
}

const readOne = <In, Out>({ worker, within }: Options, input: In): Promise<Read<Out>> => {
  const { promise, resolve } = Promise.withResolvers<Read<Out>>()
  const thread = new Worker(worker)
  const patience = setTimeout(() => resolve({ how: 'too_slow' }), milliseconds(within))
  thread.onmessage = ({ data }: MessageEvent<Out>) => resolve({ how: 'read', value: data })
  thread.onerror = (event) => {
    event.preventDefault()
    resolve({ how: 'died' })
  }
  thread.postMessage(input)
  return promise.finally(() => {
    clearTimeout(patience)
    thread.terminate()
  })
}
