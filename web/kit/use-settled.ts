import { useEffect, useState } from 'react'

const TYPING_MS = 200

/** Debounces a text, to avoid a request per keystroke. */
export const useSettled = (text: string) => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
