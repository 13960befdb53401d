import type { AnyRouter } from '@tanstack/react-router'

/** Whether the page that is shown is about to be replaced. One that has just appeared is not, although it may still be loading. */
export const isLeaving = (router: AnyRouter): boolean => {
  const { isLoading, location, matches } = router.state
  return isLoading && matches.at(-1)?.pathname !== router.matchRoutes(location).at(-1)?.pathname
}
