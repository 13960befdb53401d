import { Link } from '@tanstack/react-router'
import type { Movie } from '../../data/api/types'
import { t } from '../../i18n/translate'
import { buttonStyle } from '../../kit/button'

/** Nothing to play. Links to the movie's page, which explains why and offers what helps. */
export const NoFile = ({ movie }: { movie: Movie }) => (
  <>
    <h2 className="font-bold text-xl">{t('player.no_file', { title: movie.title })}</h2>
    <p className="text-soft">{t('player.no_file_text')}</p>
    <Link to="/movies/$id" params={{ id: movie.id }} replace className={buttonStyle('primary')}>
      {t('player.to_movie')}
    </Link>
  </>
)
