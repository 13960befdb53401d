import { useQuery } from '@tanstack/react-query'
import { configQuery, tasksQuery } from '../../data/api/queries'
import { subtitleStatusQuery } from '../subtitles/queries'

/**
 * The task that searches for everything on a tab of Wanted. `canSearch` is false if it would not: subtitles are only searched for if they
 * are downloaded automatically.
 */
export const useRound = (tab: 'missing' | 'cutoff' | 'subtitles') => {
  const isForSubtitles = tab === 'subtitles'
  const tasks = useQuery(tasksQuery)
  const config = useQuery({ ...configQuery, enabled: isForSubtitles })
  const subtitles = useQuery({ ...subtitleStatusQuery, enabled: isForSubtitles })
  const name = isForSubtitles ? 'subtitle-search' : 'wanted-search'
  const task = tasks.data?.results.find((each) => each.name === name)
  return {
    name,
    canSearch: !isForSubtitles || (config.data?.subtitle_auto === true && subtitles.data?.configured === true),
    isRunning: task?.running ?? false,
    next: task?.running ? null : (task?.next_run_at ?? null),
  }
}
