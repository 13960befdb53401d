import { useEffect, useRef } from 'react'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { Skeleton } from '../../kit/skeleton'

export const grid = 'grid grid-cols-3 gap-x-2.5 gap-y-5 md:grid-cols-[repeat(auto-fill,minmax(9.25rem,1fr))] md:gap-x-4.5 md:gap-y-6'

/** Style of the link from a row to all of its movies. */
export const moreLink = 'inline-flex min-h-6 items-center text-muted text-sm hover:text-fg'

export const GridWaiting = ({ count }: { count: number }) => (
  <div className={grid} aria-hidden>
    {Array.from({ length: count }, (_, at) => (
      <div key={`bone-${String(at)}`}>
        <Skeleton className="aspect-2/3 rounded-card!" />
        <div className="h-14" />
      </div>
    ))}
  </div>
)

type MoreProps = {
  pages: { hasNextPage: boolean; isFetchingNextPage: boolean; isFetchNextPageError: boolean; fetchNextPage: () => unknown }
}

/** Loads the next page shortly before the end is visible. The button is for keyboard users and for retries. */
export const More = ({ pages }: MoreProps) => {
  const end = useRef<HTMLDivElement>(null)
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages
  useEffect(() => {
    const element = end.current
    if (!element || isFetchingNextPage || isFetchNextPageError) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void fetchNextPage(), { rootMargin: '800px' })
    observer.observe(element)
    return () => observer.disconnect()
  }, [isFetchingNextPage, isFetchNextPageError, fetchNextPage])
  if (!hasNextPage) return null
  return (
    <div ref={end} className="pt-6 text-center">
      <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {t('ui.more')}
      </Button>
    </div>
  )
}
