import { useQuery } from '@tanstack/react-query'
import { downloadsQuery } from '../../data/api/queries'
import type { Movie } from '../../data/api/types'
import { useProgress } from '../../data/live/progress'
import { movieFaces } from '../../data/movie-states'
import { runningOf, stateFaces } from '../activity/states'

/** The download in progress of a movie, live. Earlier ones may have failed. `share` is null unless it is downloading. */
export const useDownload = ({ id }: Pick<Movie, 'id'>) => {
  const { data } = useQuery({ ...downloadsQuery, select: ({ results }) => runningOf(results).find(({ movie_id }) => movie_id === id) })
  const live = useProgress(data?.id)
  const { word, tone } = data ? stateFaces[data.state] : movieFaces.downloading
  return { word, tone, share: data?.state === 'downloading' ? (live?.progress ?? data.progress) : null }
}
