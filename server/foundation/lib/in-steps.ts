/** One item after another, until the signal is aborted: then it throws the reason before the next. */
export function* inSteps<T>(items: Iterable<T>, signal: AbortSignal | undefined): Generator<T> {
  for (const item of items) {
    signal?.throwIfAborted()
    yield item
  }
}
