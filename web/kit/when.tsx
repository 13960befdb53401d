import { useEffect, useState } from 'react'
import { exactTime, fromNow, fromNowOn } from '../i18n/format'

type Props = {
  at: string
  /** For something that is due then. */
  isNext?: boolean
  /** A phrase with the place of the time, because languages differ: "verified {when}". */
  phrase?: string
}

/** A relative time that keeps updating; the exact time on hover. */
export const When = ({ at, isNext = false, phrase = '{when}' }: Props) => {
  const [, setTick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), 30_000)
    return () => clearInterval(timer)
  }, [])
  const [before, after] = phrase.split('{when}')
  return (
    <>
      {before}
      <time dateTime={at} title={exactTime(at)}>
        {isNext ? fromNowOn(at) : fromNow(at)}
      </time>
      {after}
    </>
  )
}
