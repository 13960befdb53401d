import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

const SLOW_MS = 400

/** A thin progress line for slow requests. Fast ones never show it. */
export const ProgressLine = () => {
  const fetching = useIsFetching() > 0
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!fetching) return setSlow(false)
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [fetching])
  if (!slow) return null
  return (
    <div aria-hidden className="fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden">
      <div className="h-full w-1/3 animate-[slide-progress_1.4s_linear_infinite] bg-accent" />
    </div>
  )
}
