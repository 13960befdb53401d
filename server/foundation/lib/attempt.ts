export type Attempt<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Error }

/** Turns an exception into data: when one of many upstreams fails, that is a result. Never throws. */
export const attempt = async <T>(work: () => Promise<T> | T): Promise<Attempt<T>> => {
  try {
    return { ok: true, value: await work() }
  } catch (error) {
    return { ok: false, error: error instanceof Error ? error : new Error(String(error)) }
  }
}
