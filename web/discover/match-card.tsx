import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check, Plus } from 'lucide-react'
import { addMovie, sayProblem } from '../api/deeds'
import type { MetadataMatch } from '../api/types'
import { t } from '../i18n/translate'
import { Button, buttonStyle } from '../ui/button'
import { Poster } from '../ui/poster'
import { shareFace } from '../ui/share-face'

/** A film that could be in the library. One press adds it. */
export const MatchCard = ({ match }: { match: MetadataMatch }) => {
  const queries = useQueryClient()
  const add = useMutation({
    mutationFn: () => addMovie(match),
    onError: sayProblem,
    onSettled: () => queries.invalidateQueries({ queryKey: ['metadata'] }),
  })
  const movieId = match.movie_id ?? add.data?.id
  const face = (
    <span className="poster-face relative block rounded-card transition-[transform,box-shadow] duration-120">
      <Poster src={match.poster_url} title={match.title} width={200} />
    </span>
  )
  return (
    <li className="poster-card flex flex-col">
      {movieId === undefined ? (
        face
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
      <p className="mt-2 truncate font-medium text-sm" title={match.overview ?? match.title}>
        {match.title}
      </p>
      <p className="mb-2 text-muted text-xs">
        {[match.year, match.rating ? `★ ${match.rating.toFixed(1)}` : ''].filter(Boolean).join(' · ')}
      </p>
      <div className="mt-auto">
        {movieId === undefined ? (
          <Button
            small
            icon={Plus}
            busy={add.isPending}
            onClick={() => add.mutate()}
            aria-label={t('discover.add_title', { title: match.title })}
            className="w-full px-2!"
          >
            {t('discover.add')}
          </Button>
        ) : (
          <Link
            ref={add.isSuccess ? takeFocus : undefined}
            to="/movies/$id"
            params={{ id: movieId }}
            className={`${buttonStyle('quiet', true)} w-full px-2! text-ok!`}
            aria-label={t('discover.open_title', { title: match.title })}
          >
            <Check aria-hidden className="size-4" />
            {t('discover.in_library')}
          </Link>
        )}
      </div>
    </li>
  )
}

/** The button that was pressed is gone; who works with the keyboard goes on from what stands in its place. */
const takeFocus = (link: HTMLAnchorElement | null) => {
  if (document.activeElement === document.body) link?.focus({ preventScroll: true })
}
