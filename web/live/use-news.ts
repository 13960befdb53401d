import { useEffect, useState } from 'react'
import type { AppEvent, EventType } from '#server/events'
import { heard } from './live'

type News<T extends EventType> = Extract<AppEvent, { type: T }>

/** The newest event of these types; other events do not replace it. */
export const useNews = <T extends EventType>(...types: readonly T[]): News<T> | undefined => {
  const wanted = types.join()
  const [news, setNews] = useState(() => among(heard.get(), types))
  useEffect(
    () =>
      heard.subscribe(() => {
        const event = among(heard.get(), wanted.split(',') as T[])
        if (event) setNews(event)
      }),
    [wanted],
  )
  return news
}

const among = <T extends EventType>(event: AppEvent | undefined, types: readonly T[]): News<T> | undefined =>
  event && (types as readonly EventType[]).includes(event.type) ? (event as News<T>) : undefined
