import { useQuery } from '@tanstack/react-query'
import { runningOf, stateFaces } from '../activity/states'
import { downloadsQuery } from '../api/queries'
import type { Movie } from '../api/types'
import { useProgress } from '../live/progress'
import { movieFaces } from '../movie-states'

/** The download in progress of a movie, live. Earlier ones may have failed. `share` is null unless it is downloading. */
export const useDownload = ({ id }: Pick<Movie, 'id'>) => {
  const { data } = useQuery({ ...downloadsQuery, select: ({ results }) => runningOf(results).find(({ movie_id }) => movie_id === id) })
  const live = useProgress(data?.id)
  const { word, tone } = data ? stateFaces[data.state] : movieFaces.downloading
  return { word, tone, share: data?.state === 'downloading' ? (live?.progress ?? data.progress) : null }
}
