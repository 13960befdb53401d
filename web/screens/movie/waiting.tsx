import { Skeleton } from '../../kit/skeleton'

/** Placeholder of a movie's title, facts and actions. */
export const HeroWaiting = () => (
  <div aria-hidden className="hero-text grid max-w-[31rem] gap-4 lg:pt-64!">
    <Skeleton className="h-18 w-66 lg:h-26 lg:w-88" />
    <Skeleton className="h-6 w-72" />
    <Skeleton className="h-7 w-60" />
    <Skeleton className="h-12 w-80" />
    <Skeleton className="mt-4 h-20 w-full" />
  </div>
)
