import { useEffect } from 'react'
import type { Movie } from '../../data/api/types'
import { mainFile } from './quality-tags'
import { liveDownload } from './state-line'

/** A short visit does not start generating previews. */
const glanceMs = 3000

/** Generates seek previews while the movie's page is open. */
export const usePreviews = (movie: Movie): void => {
  const fileId = fileToPreview(movie)
  useEffect(() => {
    if (fileId === undefined) return
    const leaving = new AbortController()
    const draw = async () => (await import('../player/draw-previews')).drawPreviews(fileId, leaving.signal)
    const timer = setTimeout(() => void draw().catch(() => undefined), glanceMs)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [fileId])
}

/** None while a download is about to replace the file: the service would no longer know it. */
export const fileToPreview = (movie: Movie): number | undefined => (liveDownload(movie) ? undefined : mainFile(movie)?.id)
