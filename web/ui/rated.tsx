import { Star } from 'lucide-react'
import { rating } from '../i18n/format'
import { t } from '../i18n/translate'

/** The average rating of a movie, 0 to 10. */
export const Rated = ({ value }: { value: number }) => (
  <span className="flex items-center gap-1 whitespace-nowrap tabular-nums">
    <Star aria-hidden className="size-3 fill-current text-accent" />
    <span className="visually-hidden">{t('movie.rating')}</span>
    {rating(value)}
  </span>
)
