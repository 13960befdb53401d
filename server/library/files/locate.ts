import { stat } from 'node:fs/promises'
import { attempt } from '#server/foundation/lib/attempt'
import { NotFound } from '#server/foundation/platform/errors'
import type { Files } from './files'
import { insideRoot } from './inside-root'
import type { RootFolders } from './root-folders'

type Deps = { files: Pick<Files, 'row'>; roots: Pick<RootFolders, 'paths'>; titleOf: (movieId: number) => string }

/** The absolute paths of the library's files. Throws NotFound, even for a file missing from disk. */
export const createLocate = ({ files, roots, titleOf }: Deps) => {
  /** The absolute path of a file that belongs to another one, from its path relative to the same root folder. */
  const pathBeside = async (file_id: number, relativePath: string): Promise<string> => {
    const { root_folder_id } = files.row(file_id)
    const root = roots.paths().find(({ id }) => id === root_folder_id)
    if (!root) throw new NotFound('file', file_id)
    return insideRoot(root.path, relativePath)
  }

  return {
    pathBeside,
    locate: async (file_id: number) => {
      const { movie_id, relative_path } = files.row(file_id)
      const path = await pathBeside(file_id, relative_path)
      const found = await attempt(() => stat(path))
      if (!found.ok || !found.value.isFile()) throw new NotFound('file', file_id)
      return { file_id, movie_id, title: titleOf(movie_id), path, size_bytes: found.value.size }
    },
  }
}
