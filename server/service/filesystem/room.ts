import type { Ground } from '#server/ground'
import { createFolders } from './folders'
import { filesystemRoutes } from './routes'

/** Lists folders for pickers. */
export const openFilesystem = ({ cursors, options }: Ground) => {
  const look = createFolders({ cursors, isSample: options.host?.isSample ?? false })
  return { routes: [filesystemRoutes(look)], look }
}
