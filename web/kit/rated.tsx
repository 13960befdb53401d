import { rating } from '../i18n/format'
import { t } from '../i18n/translate'

/** The average rating of a movie, 0 to 10. The star is a letter, because a drawing has more elements on each card. */
export const Rated = ({ value }: { value: number }) => (
  <span className="whitespace-nowrap tabular-nums">
    <span aria-label={t('movie.rating')} role="img" className="me-1 text-accent">
      ★
    </span>
    {rating(value)}
  </span>
)
