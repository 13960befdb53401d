import { useEffect, useState } from 'react'
import { exactTime, fromNow } from '../i18n/format'

/** A moment as a distance from now, kept true while it is looked at; the exact time on hover. */
export const When = ({ at }: { at: string }) => {
  const [, setTick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), 30_000)
    return () => clearInterval(timer)
  }, [])
  return (
    <time dateTime={at} title={exactTime(at)}>
      {fromNow(at)}
    </time>
  )
}
