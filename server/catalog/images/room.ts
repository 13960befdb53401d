import type { Ground } from '#server/ground'
import { createImageCache } from './cache'
import { createMoviePictures } from './movie-pictures'
import { createImageAnswers, imageRoutes, nextWidth } from './routes'

type Cache = Parameters<typeof createImageCache>[0]
type Pictures = Parameters<typeof createMoviePictures>[0]
type Picture = Parameters<Cache['fetchImage']>[0]
type Needs = {
  metadata: { client: { picture: (path: Picture['path'], kind: Picture['kind']) => ReturnType<Cache['fetchImage']> } }
  movies: { row: Pictures['movie']; note: Pictures['noteColor']; pictureVersion: Pictures['versionOf'] }
}

/** Pictures of movies: fetched once, resized, and served from here. */
export const openImages = ({ db, logs, options, background }: Ground, { metadata, movies }: Needs) => {
  const images = createImageCache({
    dir: `${options.dataDir}/images`,
    fetchImage: ({ kind, path }) => metadata.client.picture(path, kind),
    log: logs.for('images', 'cache'),
  })
  const { row: movie, note: noteColor, pictureVersion: versionOf } = movies
  const pictures = createMoviePictures({ db, images, background, log: logs.for('images', 'movie-pictures'), movie, noteColor, versionOf })
  const answers = createImageAnswers({ images, ...pictures })
  return {
    routes: [imageRoutes(answers)],
    ofMovie: answers.ofMovie,
    pictureOf: pictures.pictureOf,
    fileOf: images.file,
    bytesOf: (image: Picture, width: number) => images.get(image, nextWidth(width)),
    tidyUp: async (): Promise<void> => void (await images.sweep()),
  }
}
