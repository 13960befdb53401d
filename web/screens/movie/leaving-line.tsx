import { useQuery } from '@tanstack/react-query'
import { Pin } from 'lucide-react'
import { leavingQuery, setKept } from '../../data/api/storage'
import type { Movie } from '../../data/api/types'
import { reasonsInWords } from '../../i18n/reasons'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { whenInWords } from '../storage/leaving-list'

/** When a storage rule takes the movie, why, and "Keep". */
export const LeavingLine = ({ movie }: { movie: Movie }) => {
  const { data = [] } = useQuery(leavingQuery)
  const leaving = data.find(({ movie_id }) => movie_id === movie.id)
  if (!leaving) return null
  return (
    <section aria-label={t('leaving.title')} className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-ctl px-4 py-3 text-sm">
      <p className="min-w-48 grow basis-0">
        <span className="block font-medium text-warn">{whenInWords(leaving)}</span>
        <span className="block text-soft">{reasonsInWords(leaving.reasons)}</span>
        <span className="block text-muted">{t('leaving.by', { rule: leaving.rule })}</span>
      </p>
      <Button small changes icon={Pin} onClick={() => void setKept(movie, true)}>
        {t('leaving.keep')}
      </Button>
    </section>
  )
}
