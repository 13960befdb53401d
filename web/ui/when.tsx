import { useEffect, useState } from 'react'
import { exactTime, fromNow, fromNowOn } from '../i18n/format'

/** A relative time that keeps updating; the exact time on hover. `isNext`: for something that is due then. */
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
