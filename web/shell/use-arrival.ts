import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { downloadsQuery } from '../data/api/queries'
import { lastEvent } from '../data/live/live'
import { t } from '../i18n/translate'
import { announce } from '../kit/announce'

/** Says which movie has just arrived: to screen readers, and in the title of a tab in the background until the user returns to it. */
export const useArrival = () => {
  const queries = useQueryClient()
  useEffect(() => {
    let before: string | undefined
    const restore = () => {
      if (before === undefined || document.hidden) return
      document.title = before
      before = undefined
    }
    const unsubscribe = lastEvent.subscribe(() => {
      const event = lastEvent.get()
      if (event?.type !== 'import_completed') return
      const download = queries.getQueryData(downloadsQuery.queryKey)?.results.find(({ id }) => id === event.download_id)
      if (!download?.movie) return
      const said = t('shell.arrived', { title: download.movie.title })
      announce(said)
      if (!document.hidden) return
      before ??= document.title
      document.title = said
    })
    document.addEventListener('visibilitychange', restore)
    return () => {
      unsubscribe()
      document.removeEventListener('visibilitychange', restore)
    }
  }, [queries])
}
