import { useQuery } from '@tanstack/react-query'
import { isAtWork, isRunning, troubleOf } from '../activity/states'
import { downloadsQuery } from '../api/queries'

/** How many downloads are on their way, how many of them have their turn, and how many wait for a person. */
export const useActivityCount = () => {
  const { data } = useQuery(downloadsQuery)
  const downloads = data?.results ?? []
  return {
    running: downloads.filter(isRunning).length,
    atWork: downloads.filter(isAtWork).length,
    attention: troubleOf(downloads).attention.length,
  }
}
