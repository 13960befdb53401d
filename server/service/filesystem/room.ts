import type { Ground } from '#server/ground'
import { createFolders } from './folders'
import { filesystemRoutes } from './routes'

/** Lists folders for pickers. */
export const openFilesystem = ({ cursors }: Ground) => {
  const look = createFolders({ cursors })
  return { routes: [filesystemRoutes(look)], look }
}
