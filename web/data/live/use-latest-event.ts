import { useEffect, useState } from 'react'
import type { AppEvent, EventType } from '#server/events'
import { lastEvent } from './live'

type News<T extends EventType> = Extract<AppEvent, { type: T }>

/** The newest event of these types; other events do not replace it. */
export const useLatestEvent = <T extends EventType>(...types: readonly T[]): News<T> | undefined => {
  const wanted = types.join()
  const [news, setNews] = useState(() => among(lastEvent.get(), types))
  useEffect(
    () =>
      lastEvent.subscribe(() => {
        const event = among(lastEvent.get(), wanted.split(',') as T[])
        if (event) setNews(event)
      }),
    [wanted],
  )
  return news
}

const among = <T extends EventType>(event: AppEvent | undefined, types: readonly T[]): News<T> | undefined =>
  event && (types as readonly EventType[]).includes(event.type) ? (event as News<T>) : undefined
