import { Suspense } from 'react'
import { part } from '../../kit/later'
import { Skeleton } from '../../kit/skeleton'
import { MovieCard } from './movie-card'
import type { Movies } from './use-movies'
import type { Selection } from './use-selection'

const ListCell = part(() => import('./list-cell'), 'ListCell')

type Props = {
  row: number
  columns: number
  total: number
  movies: Movies
  cell: number
  gap: number
  isList: boolean
  top: number
  active: number
  selection: Selection
  selecting: boolean
}

export const GridRow = ({ row, columns, total, movies, cell, gap, isList, top, active, selection, selecting }: Props) => {
  const first = row * columns
  const cells = Array.from({ length: Math.min(columns, total - first) }, (_, at) => first + at)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot be virtualized
    <div
      role="row"
      tabIndex={-1}
      aria-rowindex={row + 1}
      className="absolute inset-x-0 top-0 flex"
      style={{ transform: `translateY(${String(top)}px)`, columnGap: gap }}
    >
      {cells.map((index) => {
        const movie = movies.at(index)
        const props = {
          movie,
          failed: movies.errorAt(index) !== undefined,
          onRetry: movies.retry,
          index,
          width: cell,
          active: index === active,
          selected: movie !== undefined && selection.ids.has(movie.id),
          selecting,
          onToggle: selection.toggle,
        }
        return (
          // biome-ignore lint/a11y/useSemanticElements: a table cannot be virtualized
          <div
            key={movie ? `movie-${String(movie.id)}` : `wait-${String(index)}`}
            role="gridcell"
            tabIndex={-1}
            aria-colindex={(index % columns) + 1}
            aria-selected={movie ? props.selected : undefined}
            className="shrink-0"
            style={{ width: cell }}
          >
            {isList ? (
              <Suspense fallback={<Skeleton className="h-14" />}>
                <ListCell {...props} />
              </Suspense>
            ) : (
              <MovieCard {...props} />
            )}
          </div>
        )
      })}
    </div>
  )
}
