type Pages = {
  most: number
  /** Reads a page, counted from 0. Returns whether there may be another. */
  read: (page: number) => Promise<boolean>
  /** There are more pages: says so, to the caller or to a person. */
  cut: () => void
}

/** Reads page after page. The only loop over pages with a bound: it never ends by that without saying so. */
export const inPages = async ({ most, read, cut }: Pages): Promise<void> => {
  for (let page = 0; page < most; page++) if (!(await read(page))) return
  cut()
}
