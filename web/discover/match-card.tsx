import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check, Plus } from 'lucide-react'
import { addMovie, sayProblem } from '../api/deeds'
import type { MetadataMatch } from '../api/types'
import { rating } from '../i18n/format'
import { t } from '../i18n/translate'
import { Button, buttonStyle } from '../ui/button'
import { Poster } from '../ui/poster'
import { shareFace } from '../ui/share-face'
import { useMovieState } from './movie-state'

type Props = { match: MetadataMatch; onDetails: (match: MetadataMatch) => void }

/** A movie that could be in the library. One press on the button adds it, one on the poster tells about it. */
export const MatchCard = ({ match, onDetails }: Props) => {
  const queries = useQueryClient()
  const add = useMutation({
    mutationFn: () => addMovie(match),
    onError: sayProblem,
    onSettled: () => queries.invalidateQueries({ queryKey: ['metadata'] }),
  })
  const movieId = match.movie_id ?? add.data?.id
  const face = (
    <>
      <span className="poster-face relative block rounded-card transition-[transform,box-shadow] duration-120">
        <Poster src={match.poster_url} title={match.title} width={200} />
      </span>
      <span className="mt-2 block truncate font-medium text-sm">{match.title}</span>
      <span className="mb-2 block min-h-4 text-muted text-xs">
        {[match.year, match.rating ? `★ ${rating(match.rating)}` : ''].filter(Boolean).join(' · ')}
      </span>
    </>
  )
  return (
    <li className="poster-card flex flex-col">
      {movieId === undefined ? (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={t('details.open', { title: match.title })}
          onClick={() => onDetails(match)}
          className="rounded-card text-start"
        >
          {face}
        </button>
      ) : (
        <Link
          to="/movies/$id"
          params={{ id: movieId }}
          viewTransition
          onClick={shareFace}
          tabIndex={-1}
          aria-hidden
          className="rounded-card"
        >
          {face}
        </Link>
      )}
      <div className="mt-auto">
        {movieId === undefined ? (
          <Button
            small
            changes
            icon={Plus}
            busy={add.isPending}
            onClick={() => add.mutate()}
            aria-label={t('discover.add_title', { title: match.title })}
            className="w-full px-2!"
          >
            {t('discover.add')}
          </Button>
        ) : (
          <Added movieId={movieId} title={match.title} isNew={add.isSuccess} />
        )}
      </div>
    </li>
  )
}

/** A movie that was added, in the state that it is in. */
const Added = ({ movieId, title, isNew }: { movieId: number; title: string; isNew: boolean }) => {
  const state = useMovieState(movieId)
  return (
    <Link
      ref={isNew ? takeFocus : undefined}
      to="/movies/$id"
      params={{ id: movieId }}
      className={`${buttonStyle('quiet', true)} w-full px-2! ${state.isHere ? 'text-ok!' : 'text-soft!'}`}
      aria-label={`${t('discover.open_title', { title })}, ${state.label}`}
    >
      <Check aria-hidden className="size-4" />
      <span className="truncate">{state.label}</span>
    </Link>
  )
}

/** The button that was pressed is gone; who works with the keyboard goes on from what stands in its place. */
const takeFocus = (link: HTMLAnchorElement | null) => {
  if (document.activeElement === document.body) link?.focus({ preventScroll: true })
}
