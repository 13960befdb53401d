import { type RefObject, startTransition, useCallback, useEffect, useLayoutEffect, useState } from 'react'

type Rows = { box: RefObject<HTMLElement | null>; count: number; height: number; beyond?: number }

/** Heights of the bars that cover the window at the top and bottom, in CSS pixels. */
const ABOVE = 72
const BELOW = 80

/** The range of visible rows plus, in a second pass, a few beyond. All rows have the same height. */
export const useRows = ({ box, count, height, beyond: most = 2 }: Rows) => {
  const [beyond, setBeyond] = useState(0)
  useEffect(() => startTransition(() => setBeyond(most)), [most])
  const [range, setRange] = useState(() => ({ from: 0, to: Math.floor(innerHeight / height) }))
  const measure = useCallback(() => {
    const element = box.current
    if (!element) return
    const { top } = element.getBoundingClientRect()
    const from = Math.max(0, Math.floor(-top / height) - beyond)
    const to = Math.min(count - 1, Math.floor((innerHeight - top) / height) + beyond)
    setRange((before) => (before.from === from && before.to === to ? before : { from, to }))
  }, [box, count, height, beyond])
  useLayoutEffect(() => {
    measure()
    addEventListener('scroll', measure, { passive: true })
    addEventListener('resize', measure)
    return () => {
      removeEventListener('scroll', measure)
      removeEventListener('resize', measure)
    }
  }, [measure])
  /** Scrolls a row into view; to the top of the window if `toTop`. */
  const reveal = (row: number, toTop = false) => {
    const element = box.current
    if (!element) return
    const top = element.getBoundingClientRect().top + row * height
    const isHiddenAbove = top < ABOVE
    const isHiddenBelow = top + height > innerHeight - BELOW
    if (toTop || isHiddenAbove) scrollBy(0, top - ABOVE)
    else if (isHiddenBelow) scrollBy(0, Math.min(top - ABOVE, top + height - innerHeight + BELOW))
  }
  return { from: range.from, to: Math.min(range.to, count - 1), reveal }
}
