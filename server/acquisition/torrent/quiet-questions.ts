/** What the DHT of our client asks nodes with. It looks for questions without an answer several times a second, even while there are none. */
export type Asker = {
  readonly timeout: number
  inflight: number
  _timer: Timer | undefined
  readonly _reqs: readonly ({ ttl: number } | null | undefined)[]
  _cancel(index: number, error: Error): void
  query(...asked: readonly unknown[]): unknown
}

const looksPerTimeout = 4

/** Lets it look only while a question waits for its answer. */
export const quietQuestions = (asker: Asker): void => {
  clearInterval(asker._timer)
  const everyMs = asker.timeout / looksPerTimeout
  const query = asker.query.bind(asker)

  const look = (): void => {
    for (const [index, question] of asker._reqs.entries()) {
      if (!question) continue
      if (question.ttl > 0) question.ttl--
      else asker._cancel(index, Object.assign(new Error('Query timed out'), { code: 'ETIMEDOUT' }))
    }
    if (asker.inflight === 0) rest()
  }
  // Where it looks for its own timer when it closes.
  const rest = (): void => {
    clearInterval(asker._timer)
    asker._timer = undefined
  }
  if (asker.inflight > 0) asker._timer = setInterval(look, everyMs)
  else asker._timer = undefined
  asker.query = (...asked) => {
    asker._timer ??= setInterval(look, everyMs)
    return query(...asked)
  }
}
