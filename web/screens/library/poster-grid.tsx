import clsx from 'clsx'
import { type RefObject, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { MovieQuery } from '../../data/api/queries'
import type { Facets } from '../../data/api/types'
import { t } from '../../i18n/translate'
import { useKeys } from '../../kit/keys'
import { preferences } from '../../kit/preferences'
import { useStore } from '../../kit/store'
import { GridRow } from './grid-row'
import { JumpRail } from './jump-rail'
import type { Movies } from './use-movies'
import { useRovingGrid } from './use-roving-grid'
import { useRows } from './use-rows'
import type { Selection } from './use-selection'

const CAPTION = 54
const listRows = { s: 44, m: 56, l: 64 } as const
const widths = { s: 120, m: 156, l: 200 } as const
const onPhone = { s: 92, m: 104, l: 150 } as const

type Props = { movies: Movies; query: MovieQuery; facets: Facets | undefined; selection: Selection }

/** Columns and item size. */
const useShape = (width: number) => {
  const { poster_size, library } = useDeferredValue(useStore(preferences))
  const phone = width < 560
  const gap = phone ? 10 : 16
  if (library === 'list') return { isList: true, columns: 1, gap: 0, cell: width, height: listRows[poster_size] }
  const least = (phone ? onPhone : widths)[poster_size]
  const columns = Math.max(2, Math.floor((width + gap) / (least + gap)))
  const cell = Math.floor((width - gap * (columns - 1)) / columns)
  return { isList: false, columns, gap, cell, height: Math.round(cell * 1.5) + CAPTION + gap }
}

/** All movies as posters or as a list. Virtualized: only visible rows exist. Arrow keys move in both dimensions. */
export const PosterGrid = ({ movies, query, facets, selection }: Props) => {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const { isList, columns, gap, cell, height } = useShape(width)
  const total = movies.total ?? columns * 3
  const rows = Math.ceil(total / columns)
  const inSight = useRows({ box, count: rows, height })
  const from = inSight.from * columns
  const to = (inSight.to + 1) * columns - 1
  const { show } = movies
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the visible range matters
  useEffect(() => show(from, Math.min(to, total - 1)), [from, to, total])
  const roving = useRovingGrid({ total, columns, reveal: (index) => inSight.reveal(Math.floor(index / columns)) })
  const railed = query.sort === 'title' && facets !== undefined && facets.buckets.length > 1 && total > 60
  /** Deferred, so that the pressed button redraws before the marks of all movies do. */
  const selecting = useDeferredValue(selection.isSelecting)
  useKeys({
    x: () => {
      const movie = roving.hasFocus() ? movies.at(roving.at) : undefined
      if (movie) selection.toggle({ index: roving.at, id: movie.id })
    },
  })
  return (
    <div className="relative -mx-2 flex gap-2 overflow-x-clip px-2">
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
        style={{ height: rows * height }}
      >
        {width > 0 &&
          Array.from({ length: Math.max(0, inSight.to - inSight.from + 1) }, (_, step) => inSight.from + step).map((row) => (
            <GridRow
              key={row}
              row={row}
              columns={columns}
              total={total}
              movies={movies}
              cell={cell}
              gap={gap}
              isList={isList}
              top={row * height}
              active={roving.at}
              selection={selection}
              selecting={selecting}
            />
          ))}
      </div>
      {railed && (
        <JumpRail
          buckets={facets.buckets}
          onJump={(index) => {
            inSight.reveal(Math.floor(index / columns), true)
            roving.moveTo(index)
          }}
        />
      )}
    </div>
  )
}

/** Remembered, so that coming back needs only one layout pass. */
let lastWidth = 0

const useWidth = (box: RefObject<HTMLElement | null>) => {
  const [width, setWidth] = useState(lastWidth)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => {
      lastWidth = element.clientWidth
      setWidth(lastWidth)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return width
}
