import type { ReactNode } from 'react'
import type { Movie } from '../../data/api/types'
import { duration } from '../../i18n/format'
import { Genres } from '../../kit/genres'
import { Tag } from '../../kit/tag'
import { mainFile, tagsOf } from './quality-tags'

type Shown = Pick<Movie, 'year' | 'runtime_minutes' | 'genres' | 'certification'> & Parameters<typeof mainFile>[0]

/** Year, runtime, genres and file quality in one line. */
export const Facts = ({ movie }: { movie: Shown }) => {
  const facts: { key: string; shown: ReactNode }[] = []
  if (movie.year) facts.push({ key: 'year', shown: movie.year })
  if (movie.runtime_minutes) facts.push({ key: 'length', shown: duration(movie.runtime_minutes * 60) })
  if (movie.genres.length > 0) facts.push({ key: 'genres', shown: <Genres genres={movie.genres} /> })
  const tags = [movie.certification, ...tagsOf(mainFile(movie)?.media_info ?? null)].filter((tag) => tag !== null)
  for (const tag of tags) facts.push({ key: tag, shown: <Tag>{tag}</Tag> })
  return (
    <ul className="flex flex-wrap items-center gap-x-4 gap-y-1 text-soft">
      {facts.map(({ key, shown }) => (
        <li key={key}>{shown}</li>
      ))}
    </ul>
  )
}
