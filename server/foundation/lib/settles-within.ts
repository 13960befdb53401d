/** Whether the work settles within the time. Does not cancel it. A rejection counts as settled and is left for the owner to handle. */
export const settlesWithin = async (ms: number, work: Promise<unknown>): Promise<boolean> => {
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
