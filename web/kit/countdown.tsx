import { useEffect, useState } from 'react'
import { now } from '../data/clock'

/** Remaining time as a ring that empties. */
export const Ring = ({ share }: { share: number }) => (
  <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 -rotate-90 text-accent">
    <circle cx="10" cy="10" r="8" fill="none" stroke="var(--line)" strokeWidth="3" />
    <circle
      cx="10"
      cy="10"
      r="8"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      pathLength="1"
      strokeDasharray={`${String(share)} 1`}
    />
  </svg>
)

const secondsUntil = (until: string) => Math.max(0, Math.ceil((new Date(until).getTime() - now()) / 1000))

export const useSecondsLeft = (until: string) => {
  const [left, setLeft] = useState(() => secondsUntil(until))
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsUntil(until)), 1000)
    return () => clearInterval(timer)
  }, [until])
  return left
}
