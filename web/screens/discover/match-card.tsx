import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { Check, CircleCheck, Plus } from 'lucide-react'
import { useState } from 'react'
import { addMovie, sayProblem } from '../../data/api/actions'
import type { MetadataMatch } from '../../data/api/types'
import { t } from '../../i18n/translate'
import { toneText } from '../../kit/badge'
import { once } from '../../kit/button'
import { away } from '../../kit/connection'
import { Poster } from '../../kit/poster'
import { Rated } from '../../kit/rated'
import { useStore } from '../../kit/store'
import { listedKey } from './known-movie'
import { useMovieState } from './movie-state'

type Props = {
  match: MetadataMatch
  /** Replaces year and rating. */
  note?: string | null | undefined
}

/** A movie that can be added. The button adds it; the poster leads to its page. */
export const MatchCard = ({ match, note }: Props) => {
  const waits = useStore(away)
  const queries = useQueryClient()
  const add = useMutation({
    mutationFn: () => addMovie(match),
    onError: sayProblem,
    onSettled: () => queries.invalidateQueries({ queryKey: ['metadata'] }),
  })
  const [isListed, setListed] = useState(false)
  if (match.movie_id !== null && add.isSuccess && !isListed) setListed(true)
  // Once its list knows the movie, the list decides: adding can be undone.
  const movieId = match.movie_id ?? (isListed ? undefined : add.data?.id)
  const face = (
    <>
      <span className="poster-face relative block rounded-card transition-[transform,box-shadow] duration-120">
        <Poster src={match.poster_url} title={match.title} width={200} />
      </span>
      <span className="mt-2.5 block truncate font-medium text-sm">{match.title}</span>
    </>
  )
  return (
    <li className="poster-card flex flex-col">
      {movieId === undefined ? (
        <Link
          to="/discover/movie/$metadata"
          params={{ metadata: match.metadata_id }}
          aria-label={t('details.open', { title: match.title })}
          onClick={() => queries.setQueryData(listedKey(match.metadata_id), match)}
          className="rounded-card"
        >
          {face}
        </Link>
      ) : (
        <Link to="/movies/$id" params={{ id: movieId }} tabIndex={-1} aria-hidden className="rounded-card">
          {face}
        </Link>
      )}
      <div className="flex min-h-8 items-center gap-2 text-muted text-xs max-md:has-[[data-word]]:*:first:hidden pointer-coarse:min-h-11">
        {note ? <span className="line-clamp-2 min-w-0">{note}</span> : <Caption match={match} />}
        <span className="ms-auto" />
        {movieId === undefined ? (
          <button
            type="button"
            disabled={add.isPending || waits}
            aria-busy={add.isPending || undefined}
            onClick={once(() => add.mutate())}
            title={waits ? t('shell.reconnecting') : t('discover.add_title', { title: match.title })}
            aria-label={t('discover.add_title', { title: match.title })}
            className="relative grid size-7 shrink-0 place-items-center rounded-pill bg-ctl text-fg transition-colors after:absolute after:-inset-2 hover:bg-accent hover:text-on-accent disabled:opacity-55 pointer-coarse:size-8"
          >
            <Plus aria-hidden className={clsx('size-4', add.isPending && 'animate-spin')} />
          </button>
        ) : (
          <Added movieId={movieId} title={match.title} isNew={add.isSuccess} />
        )}
      </div>
    </li>
  )
}

/** Year and rating. Overflow is hidden: a narrow card shows one of them, or neither next to a long word. */
const Caption = ({ match: { year, rating: value } }: { match: MetadataMatch }) => (
  <span className="flex h-4 min-w-0 flex-wrap gap-x-2 overflow-hidden">
    <span className={value ? 'max-md:visually-hidden' : ''}>{year}</span>
    {value ? <Rated value={value} /> : null}
  </span>
)

/** An added movie with its current status. */
const Added = ({ movieId, title, isNew }: { movieId: number; title: string; isNew: boolean }) => {
  const state = useMovieState(movieId)
  const Here = state.isWatched ? CircleCheck : Check
  return (
    <Link
      ref={isNew ? takeFocus : undefined}
      to="/movies/$id"
      params={{ id: movieId }}
      title={state.label}
      aria-label={`${t('discover.open_title', { title })}, ${state.label}`}
      className={clsx(
        'flex min-h-6 min-w-6 max-w-full shrink-0 items-center justify-end gap-1 overflow-hidden font-medium pointer-coarse:min-h-11',
        toneText[state.tone],
      )}
    >
      {state.isHere ? (
        <Here aria-hidden className="size-4 shrink-0" />
      ) : (
        <span data-word className="truncate">
          {state.label}
        </span>
      )}
    </Link>
  )
}

/** The pressed button is gone: moves focus to the link that replaced it, for keyboard users. */
const takeFocus = (link: HTMLAnchorElement | null) => {
  if (document.activeElement === document.body) link?.focus({ preventScroll: true })
}
