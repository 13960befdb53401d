import { useEffect, useRef, useState } from 'react'
import { asset } from '../../data/base'
import { type Prepared, prepare } from './api'

export type Preview = { readonly from: number; readonly to: number; readonly url: string }

/** Parses seek previews from WebVTT. Picture URLs are relative to it. */
export const readPreviews = (text: string, at: string): Preview[] =>
  [...text.matchAll(/^([\d:.]+) --> ([\d:.]+)\n(\S+)$/gm)].map(([, from = '', to = '', name = '']) => ({
    from: seconds(from),
    to: seconds(to),
    url: at.replace(/[^/]*$/, name),
  }))

const seconds = (time: string): number => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

const betweenLooksMs = 5000

/** Previews may still be generated while the player is open: call `refresh` before seeking to load new ones. */
export const usePreviews = ({ previews_url, file_id }: Pick<Prepared, 'previews_url' | 'file_id'>) => {
  const [url, setUrl] = useState(previews_url)
  const [previews, setPreviews] = useState<readonly Preview[]>([])
  const hasLooked = useRef(false)
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
  const refresh = () => {
    if (url !== null || file_id === null || hasLooked.current) return
    hasLooked.current = true
    setTimeout(() => {
      hasLooked.current = false
    }, betweenLooksMs)
    prepare({ played: { fileId: file_id } }).then(
      (found) => setUrl(found.previews_url),
      () => undefined,
    )
  }
  return { previews, refresh }
}
