import type { Background } from '#server/foundation/platform/background'
import type { Db } from '#server/foundation/platform/db/open'
import { NotFound } from '#server/foundation/platform/errors'
import type { Log } from '#server/foundation/platform/log'
import type { ImageCache, ImageKind, ImageName } from './cache'

type Movie = Record<'poster_path' | 'poster_color' | 'backdrop_path' | 'backdrop_color', string | null>
type Color = { poster_color: string } | { backdrop_color: string }
type Deps = {
  db: Db
  images: Pick<ImageCache, 'color'>
  background: Background
  log: Log
  /** Throws NotFound. */
  movie: (id: number) => Movie
  noteColor: (db: Db, movieId: number, change: Color) => void
  versionOf: (path: string) => string
}

/** The pictures of library movies and their dominant colors. */
export const createMoviePictures = ({ db, images, background, log, movie, noteColor, versionOf }: Deps) => {
  const learnColor = async (movieId: number, image: ImageName): Promise<void> => {
    const row = movie(movieId)
    const [known, path] = image.kind === 'poster' ? [row.poster_color, row.poster_path] : [row.backdrop_color, row.backdrop_path]
    if (known !== null || path !== image.path) return
    const color = await images.color(image)
    if (color !== null) noteColor(db, movieId, image.kind === 'poster' ? { poster_color: color } : { backdrop_color: color })
  }
  return {
    /** Null if the movie has no picture of this kind. Throws NotFound. */
    pictureOf(movieId: number, kind: ImageKind): { image: ImageName; version: string } | null {
      const row = movie(movieId)
      const path = kind === 'poster' ? row.poster_path : row.backdrop_path
      return path === null ? null : { image: { kind, path }, version: versionOf(path) }
    },
    served(movieId: number, image: ImageName): void {
      background
        .begin('finding the color of a poster', () => learnColor(movieId, image))
        .catch((error: unknown) => {
          if (!(error instanceof NotFound)) log.warn('failed to find the color of a poster', { movie_id: movieId, error })
        })
    },
  }
}
