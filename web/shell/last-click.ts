import type { AnyRouter } from '@tanstack/react-router'

/** Whether another page has been asked for and is still loading. */
const isLeaving = ({ state: { isLoading, location, resolvedLocation } }: AnyRouter): boolean =>
  isLoading && resolvedLocation !== undefined && location.pathname !== resolvedLocation.pathname

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
