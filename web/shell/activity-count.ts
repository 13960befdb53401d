import { useQuery } from '@tanstack/react-query'
import { isRunning, troubleOf } from '../activity/states'
import { downloadsQuery } from '../api/queries'

/** How many downloads run, and how many wait for a person. */
export const useActivityCount = () => {
  const { data } = useQuery(downloadsQuery)
  const downloads = data?.results ?? []
  return { running: downloads.filter(isRunning).length, attention: troubleOf(downloads).attention.length }
}
