import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MovieSort } from '../../data/api/queries'
import type { Movie } from '../../data/api/types'
import { day, duration, rating, size } from '../../i18n/format'
import { type Key, t } from '../../i18n/translate'
import type { Column } from '../../kit/preferences'
import { Tag } from '../../kit/tag'

type Shape = {
  label: Key
  /** The order that a click on the header sorts by; without it the column is not sortable. */
  sort?: MovieSort
  width: string
  isNumber?: boolean
  cell: (movie: Movie) => ReactNode
}

export const columnShapes: Record<Column, Shape> = {
  year: { label: 'library.sort_year', sort: 'year', width: '3rem', isNumber: true, cell: ({ year }) => year ?? '' },
  length: {
    label: 'library.sort_runtime_minutes',
    sort: 'runtime_minutes',
    width: '6rem',
    isNumber: true,
    cell: ({ runtime_minutes }) => (runtime_minutes ? duration(runtime_minutes * 60) : ''),
  },
  rating: {
    label: 'library.sort_rating',
    sort: 'rating',
    width: '5rem',
    isNumber: true,
    cell: (movie) =>
      movie.rating !== null && (
        <span className="inline-flex items-center gap-1">
          <Star aria-hidden className="size-3.5 fill-current text-accent" />
          {rating(movie.rating)}
        </span>
      ),
  },
  quality: {
    label: 'library.filter_quality',
    width: '6rem',
    cell: ({ resolution, hdr }) =>
      resolution && (
        <span className="flex gap-1.5">
          <Tag>{resolution}</Tag>
          {hdr && <Tag>HDR</Tag>}
        </span>
      ),
  },
  size: { label: 'release.by_size', width: '5.5rem', isNumber: true, cell: ({ size_bytes }) => (size_bytes > 0 ? size(size_bytes) : '') },
  watched: { label: 'filter.watched', width: '5.75rem', cell: ({ watched_at }) => (watched_at ? day(watched_at) : '') },
  added: { label: 'library.sort_added_at', sort: 'added_at', width: '6rem', isNumber: true, cell: ({ added_at }) => day(added_at) },
}
export const columnNames = Object.keys(columnShapes) as Column[]

/** The chosen columns in their fixed order. */
export const shownColumns = (chosen: readonly Column[]) => columnNames.filter((name) => chosen.includes(name))

/** Grid template shared by header and rows: thumbnail, title, chosen columns, status. */
export const tracksOf = (columns: readonly Column[]) =>
  `2.25rem minmax(0,1fr) ${columns.map((name) => columnShapes[name].width).join(' ')} 7.5rem`

export const headOf = (name: Column) => t(columnShapes[name].label)
