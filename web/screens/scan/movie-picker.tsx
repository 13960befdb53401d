import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { metadataSearchQuery } from '../../data/api/discover-queries'
import { t } from '../../i18n/translate'
import { Dialog } from '../../kit/dialog'
import { Field, TextInput } from '../../kit/field'
import { ProblemCard } from '../../kit/problem-card'
import { SkeletonRows } from '../../kit/skeleton'
import { Thumb } from '../../kit/thumb'
import type { ChosenMovie } from './choices'

type Props = { title: string; text: string; start?: string | null; onClose: () => void; onPick: (movie: ChosenMovie) => void }

/** Searches for a movie by title and lets the user pick one. */
export const MoviePicker = ({ title, text: about, start, onClose, onPick }: Props) => {
  const [text, setText] = useState(start ?? '')
  return (
    <Dialog open onClose={onClose} title={title} text={about}>
      <div className="grid gap-4 pb-3">
        <Field label={t('scan.movie_name')}>
          {(wired) => <TextInput {...wired} type="search" value={text} onChange={(event) => setText(event.target.value)} />}
        </Field>
        <Results q={useDeferredValue(text.trim())} onPick={onPick} />
      </div>
    </Dialog>
  )
}

const Results = ({ q, onPick }: { q: string; onPick: Props['onPick'] }) => {
  const found = useInfiniteQuery(metadataSearchQuery(q))
  if (q === '') return null
  if (found.error && !found.data) return <ProblemCard error={found.error} onRetry={found.refetch} />
  if (!found.data) return <SkeletonRows rows={3} className="h-14" />
  const movies = found.data.pages.flatMap((page) => page.results)
  if (movies.length === 0) return <p className="text-muted">{t('scan.no_movie')}</p>
  return (
    <ul aria-label={t('scan.movies')} className="grid gap-1">
      {movies.map((movie) => (
        <li key={movie.metadata_id}>
          <button
            type="button"
            onClick={() => onPick(movie)}
            className="flex min-h-14 w-full items-center gap-3 rounded-ctl px-2 py-1.5 text-start hover:bg-hover"
          >
            <Thumb src={movie.poster_url} title={movie.title} width={32} />
            <span className="min-w-0 grow">
              <span className="block truncate font-medium">{movie.title}</span>
              <span className="block truncate text-muted text-sm">
                {[movie.year, movie.original_title === movie.title ? null : movie.original_title].filter(Boolean).join(', ')}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
