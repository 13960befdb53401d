import type { openImages } from '#server/catalog/images/room'
import type { openMovies } from '#server/catalog/movies/room'
import { NotFound } from '#server/foundation/platform/errors'
import type { openLibrary } from '#server/library/files/room'
import type { openFilesystem } from '#server/service/filesystem/room'
import type { Route } from './book'
import { folderOf } from './movie'
import { fileShown } from './movie-file'
import { idsIn, objectIn, textIn } from './wire'

type Deps = {
  movies: Pick<ReturnType<typeof openMovies>, 'get' | 'byIds'>
  library: {
    files: Pick<ReturnType<typeof openLibrary>['files'], 'byIds' | 'get'>
    removeFile: ReturnType<typeof openLibrary>['removeFile']
  }
  images: Pick<ReturnType<typeof openImages>, 'ofMovie'>
  filesystem: Pick<ReturnType<typeof openFilesystem>, 'look'>
}

/** Files of movies, their pictures, and folders of this computer. */
export const fileRoutes = ({ movies, library, images, filesystem }: Deps): readonly Route[] => {
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
  return [
    [
      'GET',
      'moviefile',
      ({ query }) => show([...query.numbers('movieId').flatMap((id) => movies.get(id).file_ids), ...query.numbers('movieFileIds')]),
    ],
    [
      'GET',
      'moviefile/{id}',
      ({ id }) => {
        const [file] = show([library.files.get(id).id])
        if (!file) throw new NotFound('file', id)
        return file
      },
    ],
    ['DELETE', 'moviefile/{id}', ({ id }) => remove([id])],
    ['DELETE', 'moviefile/bulk', ({ body }) => remove(idsIn(objectIn(body).movieFileIds))],
    [
      'GET',
      'mediacover/{id}/{name}',
      ({ request, id, at, query }) => {
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
    ],
    [
      'GET',
      'filesystem',
      async ({ query }) => {
        const all = []
        let page = await filesystem.look({ path: textIn(query.text('path')) ?? '/', nearest: true, limit: 100 })
        all.push(...page.results)
        for (let n = 0; page.next_cursor !== null && n < 50; n++) {
          page = await filesystem.look({ path: page.path, cursor: page.next_cursor, limit: 100 })
          all.push(...page.results)
        }
        return {
          ...(page.parent !== null && { parent: page.parent }),
          directories: all.map(({ name, path }) => ({ type: 'folder', name, path, size: 0 })),
          files: [],
        }
      },
    ],
  ]
}
