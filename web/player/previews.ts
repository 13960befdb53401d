import { useEffect, useState } from 'react'
import { asset } from '../base'

export type Preview = { readonly from: number; readonly to: number; readonly url: string }

/** The pictures across a movie that lie beside the WebVTT which names them. */
export const readPreviews = (text: string, at: string): Preview[] =>
  [...text.matchAll(/^([\d:.]+) --> ([\d:.]+)\n(\S+)$/gm)].map(([, from = '', to = '', name = '']) => ({
    from: seconds(from),
    to: seconds(to),
    url: at.replace(/[^/]*$/, name),
  }))

const seconds = (time: string): number => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

export const usePreviews = (url: string | null): readonly Preview[] => {
  const [previews, setPreviews] = useState<readonly Preview[]>([])
  useEffect(() => {
    if (url === null) return
    const leaving = new AbortController()
    const at = asset(url)
    fetch(at, { signal: leaving.signal })
      .then((answer) => (answer.ok ? answer.text() : ''))
      .then((text) => setPreviews(readPreviews(text, at)))
      .catch(() => undefined) // seeking works without pictures
    return () => leaving.abort()
  }, [url])
  return previews
}
