import { useEffect, useState } from 'react'
import { exactTime, fromNow, fromNowOn } from '../i18n/format'

/** A moment as a distance from now, kept true while it is looked at; the exact time on hover. `isNext`: something is to happen then. */
export const When = ({ at, isNext = false }: { at: string; isNext?: boolean }) => {
  const [, setTick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), 30_000)
    return () => clearInterval(timer)
  }, [])
  return (
    <time dateTime={at} title={exactTime(at)}>
      {isNext ? fromNowOn(at) : fromNow(at)}
    </time>
  )
}
