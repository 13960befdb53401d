import { type PointerEvent, useRef } from 'react'
import type { Facets } from '../../data/api/types'
import { t } from '../../i18n/translate'

type Props = { buckets: Facets['buckets']; onJump: (index: number) => void }

/** First letters of the titles. A tap jumps there; touch can drag along. */
export const JumpRail = ({ buckets, onJump }: Props) => {
  const last = useRef('')
  const starts = buckets.map((_, at) => buckets.slice(0, at).reduce((sum, bucket) => sum + bucket.count, 0))
  const slide = (event: PointerEvent) => {
    if (event.buttons === 0) return
    const key = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-letter]')?.dataset.letter
    if (key === undefined || key === last.current) return
    last.current = key
    onJump(starts[buckets.findIndex((bucket) => bucket.key === key)] ?? 0)
  }
  return (
    <nav
      aria-label={t('library.jump')}
      onPointerMove={slide}
      onPointerUp={() => {
        last.current = ''
      }}
      className="fixed end-1 top-54 md:top-16 bottom-[calc(var(--bar)+env(safe-area-inset-bottom)+0.5rem)] z-5 flex w-6 touch-none select-none flex-col justify-center max-md:w-5 md:bottom-2"
    >
      {buckets.map((bucket, at) => (
        <button
          key={bucket.key}
          type="button"
          data-letter={bucket.key}
          aria-label={t('library.jump_to', { letter: bucket.key, count: bucket.count })}
          onClick={() => onJump(starts[at]!)}
          className="max-h-6 min-h-0 grow rounded-[0.25rem] text-2xs text-muted leading-none hover:bg-hover hover:text-fg"
        >
          {bucket.key}
        </button>
      ))}
    </nav>
  )
}
