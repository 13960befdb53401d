import { NotFound } from '#server/foundation/platform/errors'
import type { Routes } from './book'
import { folderOf } from './movie'
import { fileShown } from './movie-file'
import type { Services } from './services'
import { allOf, idsIn, known, objectIn } from './wire'

/** Files of movies, their pictures, and folders of this computer. */
export const fileRoutes = ({ movies, library, images, filesystem }: Services): Routes => {
  const show = (ids: readonly number[]) => {
    const files = [...library.files.byIds(ids).values()].filter((file) => file.missing_at === null)
    const owners = movies.byIds(files.map((file) => file.movie_id))
    return files.flatMap((file) => {
      const movie = owners.get(file.movie_id)
      return movie ? [fileShown(file, { folder: folderOf(movie), isUpgradable: movie.status === 'upgradable' })] : []
    })
  }
  const remove = async (ids: readonly number[]) => {
    for (const id of ids) await library.removeFile(id)
  }
  return {
    'GET moviefile': ({ query }) =>
      show([...query.numbers('movieId').flatMap((id) => movies.get(id).file_ids), ...query.numbers('movieFileIds')]),
    'GET moviefile/{id}': ({ id }) => {
      const [file] = show([library.files.get(id).id])
      if (!file) throw new NotFound('file', id)
      return file
    },
    'DELETE moviefile/{id}': ({ id }) => remove([id]),
    'DELETE moviefile/bulk': ({ body }) => remove(idsIn(objectIn(body).movieFileIds)),
    'GET mediacover/{id}/{name}': ({ request, id, at, query }) => {
      const [, word, width] = /^(poster|fanart)(?:-(\d{1,4}))?\.(?:jpg|png|webp)$/.exec(at.name ?? '') ?? []
      if (word === undefined) throw new NotFound('picture', at.name ?? '')
      const kind = word === 'poster' ? 'poster' : 'backdrop'
      return images.ofMovie(request, {
        id,
        kind,
        width: width === undefined ? undefined : Number(width) || undefined,
        version: query.text('lastWrite'),
      })
    },
    'GET filesystem': async ({ query }) => {
      let parent: string | null = null
      const all = await allOf(async (page) => {
        const looked = await filesystem.look({ path: query.text('path') ?? '/', nearest: true, ...page })
        parent = looked.parent
        return looked
      })
      return {
        ...known({ parent }),
        directories: all.map(({ name, path }) => ({ type: 'folder', name, path, size: 0 })),
        files: [],
      }
    },
  }
}
