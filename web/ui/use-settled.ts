import { useEffect, useState } from 'react'

const TYPING_MS = 200

/** A text once it has stood for a moment, so that nobody is asked for every letter. */
export const useSettled = (text: string) => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
