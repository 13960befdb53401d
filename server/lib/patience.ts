/** Whether something has ended within a time. It goes on in any case; a failure is an end as well, and stays its owner's. */
export const endsWithin = async (ms: number, work: Promise<unknown>): Promise<boolean> => {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const patience = setTimeout(() => resolve(false), ms)
  work.then(
    () => resolve(true),
    () => resolve(true),
  )
  try {
    return await promise
  } finally {
    clearTimeout(patience)
  }
}
