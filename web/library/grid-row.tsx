import { MovieCard } from './movie-card'
import type { Movies } from './use-movies'

type Props = {
  row: number
  columns: number
  total: number
  movies: Movies
  cell: number
  gap: number
  top: number
  active: number
  selected: ReadonlySet<number>
  onToggle: (id: number) => void
}

export const GridRow = ({ row, columns, total, movies, cell, gap, top, active, selected, onToggle }: Props) => {
  const first = row * columns
  const cells = Array.from({ length: Math.min(columns, total - first) }, (_, at) => first + at)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot be virtual
    <div
      role="row"
      tabIndex={-1}
      aria-rowindex={row + 1}
      className="absolute inset-x-0 top-0 flex"
      style={{ transform: `translateY(${String(top)}px)`, columnGap: gap }}
    >
      {cells.map((index) => {
        const movie = movies.at(index)
        return (
          // biome-ignore lint/a11y/useSemanticElements: a table cannot be virtual
          <div
            key={movie ? `film-${String(movie.id)}` : `wait-${String(index)}`}
            role="gridcell"
            tabIndex={-1}
            aria-colindex={(index % columns) + 1}
            aria-selected={movie ? selected.has(movie.id) : undefined}
            className="shrink-0"
            style={{ width: cell }}
          >
            <MovieCard
              movie={movie}
              failed={movies.errorAt(index) !== undefined}
              onRetry={movies.retry}
              index={index}
              width={cell}
              active={index === active}
              selected={movie !== undefined && selected.has(movie.id)}
              selecting={selected.size > 0}
              onToggle={onToggle}
            />
          </div>
        )
      })}
    </div>
  )
}
