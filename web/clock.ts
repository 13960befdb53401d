/** The one place of the interface that reads the wall clock. */
export const now = () => Date.now()
