import clsx from 'clsx'
import { Clapperboard } from 'lucide-react'
import type { Movie } from '../../data/api/types'
import { t } from '../../i18n/translate'
import { buttonStyle } from '../../kit/button'

type Props = { movie: Pick<Movie, 'trailers' | 'trailer_url'>; isIcon?: boolean }

/** `isIcon`: without its word at any width; otherwise only on a phone. */
export const TrailerLink = ({ movie, isIcon = false }: Props) => {
  const trailer = movie.trailers[0]?.url ?? movie.trailer_url
  if (!trailer) return null
  return (
    <a
      href={trailer}
      target="_blank"
      rel="noopener noreferrer"
      title={t('movie.trailer')}
      className={clsx(buttonStyle('glass'), isIcon ? 'size-12 px-0!' : 'min-h-12! max-sm:w-12 max-sm:px-0!')}
    >
      <Clapperboard aria-hidden className="size-[1.125rem]" />
      <span className={isIcon ? 'visually-hidden' : 'max-sm:visually-hidden'}>{t('movie.trailer')}</span>
      <span className="visually-hidden"> {t('movie.new_tab')}</span>
    </a>
  )
}
