/** The only place in the UI that reads the wall clock. */
export const now = () => Date.now()
