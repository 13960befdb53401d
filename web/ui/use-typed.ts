import { useEffect, useRef, useState } from 'react'

type Options = {
  /** What was told last, once it has arrived where it is kept, such as in the address. */
  value: string
  tell: (text: string) => void
  /** How long nobody types before it is told. */
  restMs: number
}

/**
 * The text of a field whose value is kept elsewhere, and how it is changed. What arrives there while somebody types is older than what
 * stands in the field: it takes no letter away, nor the space at the end.
 */
export const useTyped = ({ value, tell, restMs }: Options): readonly [text: string, type: (text: string) => void] => {
  const [text, setText] = useState(value)
  const isAhead = useRef(false)
  const latest = useRef(tell)
  latest.current = tell
  const wanted = text.trim()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another value changes the text
  useEffect(() => {
    if (value === wanted) isAhead.current = false
    else if (!isAhead.current) setText(value)
  }, [value])
  useEffect(() => {
    if (wanted === value) return
    const timer = setTimeout(() => latest.current(wanted), restMs)
    return () => clearTimeout(timer)
  }, [wanted, value, restMs])
  const type = (next: string) => {
    isAhead.current = next.trim() !== value
    setText(next)
  }
  return [text, type]
}
