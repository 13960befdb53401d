import clsx from 'clsx'
import { Bookmark, CircleCheck, Pin } from 'lucide-react'
import { setMonitored, setWatched } from '../../data/api/actions'
import { setKept } from '../../data/api/storage'
import type { Movie } from '../../data/api/types'
import { isHere } from '../../data/movie-states'
import { t } from '../../i18n/translate'
import { IconButton } from '../../kit/button'
import type { MenuEntry } from '../../kit/menu'

/** Watched, monitored, kept: one press each. */
export const StateButtons = ({ movie }: { movie: Movie }) => (
  <>
    {isHere(movie) && (
      <IconButton
        changes
        kind="glass"
        icon={CircleCheck}
        label={t(movie.watched_at ? 'movie.watched' : 'movie.mark_watched')}
        aria-pressed={movie.watched_at !== null}
        onClick={() => void setWatched(movie.id, movie.watched_at === null)}
        className={clsx('size-12!', movie.watched_at && 'text-ok!')}
      />
    )}
    <IconButton
      changes
      kind="glass"
      icon={Bookmark}
      label={t(movie.monitored ? 'movie.watching_for' : 'movie.watch_for')}
      aria-pressed={movie.monitored}
      onClick={() => void setMonitored(movie, !movie.monitored)}
      className={clsx('size-12!', movie.monitored && '[&>svg]:fill-current')}
    />
    {isHere(movie) && (
      <IconButton
        changes
        kind="glass"
        icon={Pin}
        label={t(movie.keep ? 'leaving.kept' : 'leaving.keep')}
        aria-pressed={movie.keep}
        onClick={() => void setKept(movie, !movie.keep)}
        className={clsx('size-12! max-sm:hidden', movie.keep && '[&>svg]:fill-current')}
      />
    )}
  </>
)

/** A phone has no room for the button. */
export const keepEntry = (movie: Movie): MenuEntry => ({
  kind: 'check',
  label: t('leaving.keep'),
  checked: movie.keep,
  run: () => void setKept(movie, !movie.keep),
})
