import { useQuery } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { configQuery } from '../../data/api/queries'
import type { Movie } from '../../data/api/types'
import { listOf } from '../../i18n/format'
import { t } from '../../i18n/translate'

/** The person's streaming services that offer the movie. */
export const useStreamsOn = ({ where_to_watch }: Pick<Movie, 'where_to_watch'>): string[] => {
  const mine = useQuery(configQuery).data?.streaming_services ?? []
  return mine.filter((service) => where_to_watch.includes(service))
}

export const StreamLine = ({ movie }: { movie: Movie }) => {
  const services = useStreamsOn(movie)
  if (services.length === 0) return null
  return (
    <p className="flex items-center gap-2 font-medium text-ok">
      <Play aria-hidden className="size-4 shrink-0" />
      <span>{t('movie.stream_here', { services: listOf(services, 'disjunction') })}</span>
    </p>
  )
}
