import { open } from '#server/acquisition/downloads/phase'
import { attempt } from '#server/foundation/lib/attempt'
import { say } from '#server/foundation/lib/sentence'
import type { ManualFile } from '#server/library/files/manual-import-schema'
import type { Routes } from './book'
import { languageShown, qualityModel } from './qualities'
import { Refused } from './refusals'
import { sentences } from './sentences'
import type { Services } from './services'
import { allOf, known, type Query } from './wire'

/** What phone apps show beside a movie: its people, its subtitles, and files to import by hand. */
export const detailRoutes = (services: Services): Routes => {
  const { movies, subtitles } = services
  return {
    'GET credit': ({ query }) => creditsOf(services, query.number('movieId') ?? 0),
    'GET extrafile': async ({ query }) => {
      const { id } = movies.get(query.number('movieId') ?? 0)
      const found = await allOf((page) => subtitles.list(id, page))
      return found.filter(({ source }) => source !== 'embedded').map(extraShown)
    },
    'GET manualimport': async ({ query }) => {
      const files = await allOf((page) => services.library.listByHand({ ...placeIn(services, query), ...page }))
      return files.map((file, n) => importableShown(services, file, n + 1))
    },
  }
}

type Subtitle = ReturnType<Services['subtitles']['list']>['results'][number]
const extraShown = ({ id, movie_id, file_id, path, format, language }: Subtitle) => ({
  id,
  movieId: movie_id,
  movieFileId: file_id,
  relativePath: path.split('/').at(-1),
  extension: `.${format}`,
  languageTags: language === null ? [] : [language],
  type: 'subtitle',
})

type Person = { person_id: number; name: string; portrait_path: string | null }

/** Cast first, in the order of billing. */
const creditsOf = async ({ movies, metadata }: Services, movieId: number) => {
  const movie = movies.get(movieId)
  const { cast, crew } = movies.peopleOf(movieId)
  const addresses = await attempt(metadata.client.pictureAddresses)
  const imagesOf = (path: string | null) => {
    const url = path !== null && addresses.ok ? addresses.value(path, 'portrait') : undefined
    return url === undefined ? [] : [{ coverType: 'headshot', url, remoteUrl: url }]
  }
  const shown = (person: Person, order: number, more: object) => ({
    id: order + 1,
    personName: person.name,
    creditTmdbId: `${movie.metadata_id}-${order}`,
    personTmdbId: person.person_id,
    movieMetadataId: movie.metadata_id,
    images: imagesOf(person.portrait_path),
    order,
    ...more,
  })
  return [
    ...cast.map((person, n) => shown(person, n, known({ type: 'cast', character: person.character }))),
    ...crew.map((person, n) => shown(person, cast.length + n, known({ type: 'crew', job: person.job, department: person.job }))),
  ]
}

/** A folder, or the download with this hash. */
const placeIn = ({ downloads }: Services, query: Query): { path: string } | { download_id: number } => {
  const hash = query.text('downloadId')?.toLowerCase()
  if (hash === undefined) return { path: query.text('folder') ?? '' }
  const found = downloads.store.inPhases(open).find(({ info_hash }) => info_hash === hash)
  if (!found) throw new Refused(say(sentences, 'program_download_unknown'), { property: 'downloadId', attempted: hash })
  return { download_id: found.id }
}

const importableShown = ({ shelf }: Services, file: ManualFile, id: number) => {
  const name = file.path.split('/').at(-1) ?? ''
  return {
    id,
    path: file.path,
    relativePath: name,
    folderName: file.path.split('/').at(-2) ?? '',
    name: name.replace(/\.[^.]*$/, ''),
    size: file.size_bytes,
    ...known({ releaseGroup: file.release_group }),
    ...(file.movie_id !== null && { movie: shelf.one(file.movie_id) }),
    quality: qualityModel(file.quality),
    languages: file.languages.map(languageShown),
    qualityWeight: 0,
    customFormats: [],
    customFormatScore: 0,
    indexerFlags: 0,
    rejections: file.problem === null ? [] : [{ reason: file.problem.text, type: 'permanent' }],
  }
}
