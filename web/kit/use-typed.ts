import { useEffect, useRef, useState } from 'react'

type Options = {
  /** The stored value, for example from the URL. Lags behind `tell`. */
  value: string
  tell: (text: string) => void
  /** Pause in typing before `tell` is called, in milliseconds. */
  restMs: number
}

/**
 * State of a text field whose value is stored elsewhere. A value that arrives while the user types is outdated: it removes neither typed
 * letters nor a trailing space.
 */
export const useTyped = ({ value, tell, restMs }: Options): readonly [text: string, type: (text: string) => void] => {
  const [text, setText] = useState(value)
  const isAhead = useRef(false)
  const latest = useRef(tell)
  latest.current = tell
  const wanted = text.trim()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new value changes the text
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
