import type { AnyRouter } from '@tanstack/react-router'

/** Whether the page that is shown is about to be replaced. One that has just appeared is not, although it may still be loading. */
const isLeaving = (router: AnyRouter): boolean => {
  const { isLoading, location, matches } = router.state
  return isLoading && matches.at(-1)?.pathname !== router.matchRoutes(location).at(-1)?.pathname
}

/**
 * The last click wins: while another page loads, the present one no longer changes its own address. A search that settles a moment after a
 * click in the navigation would otherwise cancel it.
 */
export const letLastClickWin = (router: AnyRouter): void => {
  const navigate = router.navigate
  router.navigate = async (wish) => {
    const staysHere = wish.to === undefined && wish.href === undefined
    if (!staysHere || !isLeaving(router)) await navigate(wish)
  }
}
