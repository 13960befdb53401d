import { useWindowVirtualizer } from '@tanstack/react-virtual'
import clsx from 'clsx'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { MovieQuery } from '../api/queries'
import type { Facets } from '../api/types'
import { t } from '../i18n/translate'
import { look } from '../look'
import { useKeys } from '../ui/keys'
import { useStore } from '../ui/store'
import { GridRow } from './grid-row'
import { JumpRail } from './jump-rail'
import type { Movies } from './use-movies'
import { useRovingGrid } from './use-roving-grid'

const CAPTION = 52
const widths = { s: 120, m: 156, l: 200 } as const

type Props = {
  movies: Movies
  query: MovieQuery
  facets: Facets | undefined
  selected: ReadonlySet<number>
  onSelect: (selected: ReadonlySet<number>) => void
}

/** Every film of the library as posters. Only the rows in sight exist; arrow keys walk in two dimensions. */
export const PosterGrid = ({ movies, query, facets, selected, onSelect }: Props) => {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const { poster_size } = useStore(look)
  const phone = width < 560
  const gap = phone ? 10 : 16
  const columns = Math.max(phone ? 3 : 2, Math.floor((width + gap) / ((phone ? 104 : widths[poster_size]) + gap)))
  const cell = Math.floor((width - gap * (columns - 1)) / columns)
  const total = movies.total ?? columns * 3
  const rows = Math.ceil(total / columns)
  const virtual = useWindowVirtualizer({
    count: rows,
    estimateSize: () => Math.round(cell * 1.5) + CAPTION + gap,
    overscan: 2,
    scrollMargin: box.current?.offsetTop ?? 0,
    scrollPaddingStart: 72,
    scrollPaddingEnd: 80,
  })
  // Row heights follow the width: measured sizes of another width are of no use.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cell's size is the reason to measure again
  useLayoutEffect(() => virtual.measure(), [cell, gap])
  const items = virtual.getVirtualItems()
  const from = (items[0]?.index ?? 0) * columns
  const to = ((items.at(-1)?.index ?? 0) + 1) * columns - 1
  const { look: lookAt } = movies
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows in sight are what matters
  useEffect(() => lookAt(from, Math.min(to, total - 1)), [from, to, total])
  const roving = useRovingGrid({ total, columns, reveal: (index) => virtual.scrollToIndex(Math.floor(index / columns)) })
  const railed = query.sort === 'title' && facets !== undefined && facets.buckets.length > 1 && total > 60
  const toggle = (id: number) => {
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    onSelect(next)
  }
  useKeys({
    x: () => {
      const movie = roving.hasFocus() ? movies.at(roving.at) : undefined
      if (movie) toggle(movie.id)
    },
  })
  return (
    <div className="relative flex gap-2">
      {/* biome-ignore lint/a11y/useSemanticElements: a table cannot be virtual */}
      <div
        ref={box}
        role="grid"
        aria-label={t('nav.library')}
        aria-rowcount={rows}
        aria-colcount={columns}
        aria-multiselectable
        aria-busy={movies.total === undefined}
        tabIndex={-1}
        onKeyDown={roving.onKeyDown}
        onFocus={roving.onFocus}
        className={clsx('relative min-w-0 grow', railed && 'max-md:me-2.5 md:max-lg:me-1.5')}
        style={{ height: virtual.getTotalSize() }}
      >
        {width > 0 &&
          items.map((item) => (
            <GridRow
              key={item.key}
              row={item.index}
              columns={columns}
              total={total}
              movies={movies}
              cell={cell}
              gap={gap}
              top={item.start - virtual.options.scrollMargin}
              active={roving.at}
              selected={selected}
              onToggle={toggle}
            />
          ))}
      </div>
      {railed && (
        <JumpRail
          buckets={facets.buckets}
          onJump={(index) => {
            virtual.scrollToIndex(Math.floor(index / columns), { align: 'start' })
            roving.moveTo(index)
          }}
        />
      )}
    </div>
  )
}

const useWidth = (box: RefObject<HTMLElement | null>) => {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    setWidth(element.clientWidth)
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return width
}
