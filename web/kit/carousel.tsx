import clsx from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Children, type ReactNode, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react'
import { t } from '../i18n/translate'
import { IconButton } from './button'

const row =
  'relative -mx-(--gutter) flex snap-x gap-2.5 overflow-x-auto px-(--gutter) pt-1 pb-2 md:gap-4 [scroll-padding-inline:var(--gutter)] [scrollbar-width:thin]'
const place = '[&>li]:shrink-0 [&>li]:snap-start'
const widths = {
  poster: '[&>li]:w-[6.5rem] md:[&>li]:w-[9.25rem]',
  portrait: '[&>li]:w-[6.5rem] md:[&>li]:w-[7.125rem]',
  still: '[&>li]:w-[13.5rem] md:[&>li]:w-[16.75rem]',
  door: '[&>li]:w-[10.5rem] md:[&>li]:w-[13.5rem]',
} as const
const most = 0.85
/** Rendered first: more than fit on screen. */
const FIRST = 12

type Props = {
  title: string
  /** A few words next to the title. */
  note?: string | undefined
  more?: ReactNode
  shape?: keyof typeof widths
  children: ReactNode
}

/** A titled row of posters. Swipe on touch; arrow buttons with a mouse if it overflows. */
export const Carousel = ({ title, note, more, shape = 'poster', children }: Props) => {
  const { list, edges, measure, by } = useSliding()
  const all = Children.toArray(children)
  /** Items beyond the first ones render in a second pass. */
  const isWhole = useDeferredValue(true, false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of items may change
  useEffect(measure, [children, isWhole])
  return (
    <section aria-label={title}>
      <header className="mb-2 flex min-h-8 items-center gap-2">
        <h2 className="font-bold text-lg">{title}</h2>
        {note && <p className="text-muted text-sm">{note}</p>}
        <span className="ms-auto" />
        {more}
        {edges && (
          <span className="flex pointer-coarse:hidden">
            <IconButton
              small
              icon={ChevronLeft}
              label={t('shelf.back')}
              disabled={edges.isStart}
              onClick={() => by(-1)}
              className="rtl:rotate-180"
            />
            <IconButton
              small
              icon={ChevronRight}
              label={t('shelf.on')}
              disabled={edges.isEnd}
              onClick={() => by(1)}
              className="rtl:rotate-180"
            />
          </span>
        )}
      </header>
      <ul ref={list} className={clsx(row, place, widths[shape])}>
        {isWhole ? all : all.slice(0, FIRST)}
      </ul>
    </section>
  )
}

/** Placeholder of the same height while the movies load. */
export const carouselWaiting = clsx(row, 'overflow-hidden!')

const useSliding = () => {
  const list = useRef<HTMLUListElement>(null)
  const [edges, setEdges] = useState<{ isStart: boolean; isEnd: boolean }>()
  const measure = useCallback(() => {
    const element = list.current
    if (!element) return
    const hidden = element.scrollWidth - element.clientWidth
    const at = Math.abs(element.scrollLeft)
    const next = hidden > 1 ? { isStart: at < 2, isEnd: at > hidden - 2 } : undefined
    setEdges((before) => (before?.isStart === next?.isStart && before?.isEnd === next?.isEnd ? before : next))
  }, [])
  useEffect(() => {
    const element = list.current
    if (!element) return
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [measure])
  const by = (direction: 1 | -1) => {
    const element = list.current
    if (!element) return
    const mirrored = document.documentElement.dir === 'rtl' ? -1 : 1
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    element.scrollBy({ left: direction * mirrored * element.clientWidth * most, behavior: isCalm ? 'auto' : 'smooth' })
  }
  return { list, edges, measure, by }
}
