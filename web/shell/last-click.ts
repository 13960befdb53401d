import type { AnyRouter } from '@tanstack/react-router'
import { isLeaving } from '../kit/leaving'

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
