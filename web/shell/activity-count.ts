import { useQuery } from '@tanstack/react-query'
import { downloadsQuery } from '../data/api/queries'
import { isAtWork, isRunning, troubleOf } from '../screens/activity/states'

/** `running`: downloads in progress or queued. `atWork`: those of them that are not queued. `attention`: downloads that need the user. */
export const useActivityCount = () => {
  const { data } = useQuery(downloadsQuery)
  const downloads = data?.results ?? []
  return {
    running: downloads.filter(isRunning).length,
    atWork: downloads.filter(isAtWork).length,
    attention: troubleOf(downloads).attention.length,
  }
}
