export type Attempt<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Error }

/** Partial failure as data: one dead party among many is a result, not an exception. */
export const attempt = async <T>(work: () => Promise<T> | T): Promise<Attempt<T>> => {
  try {
    return { ok: true, value: await work() }
  } catch (error) {
    return { ok: false, error: error instanceof Error ? error : new Error(String(error)) }
  }
}
