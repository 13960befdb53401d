import type { Ground } from '#server/ground'
import { createEdits } from './edits'
import { createPutBack, type PutBackDeps } from './put-back'
import { undoRoutes } from './routes'
import { createUndo } from './undo'

type Disk = Parameters<typeof createUndo>[0]['files']
type Needs = {
  sessions: { authentication: { isKey: (request: Request) => boolean }; sessionIdOf: (request: Request) => string | null }
  movies: PutBackDeps['movies']
  acquisition: { forgetMovies: PutBackDeps['forgetCandidates'] }
  library: {
    back: Pick<Disk, 'restoreAll' | 'renameOnDisk'> & Pick<PutBackDeps, 'takeBackFile'>
    recycle: { sweep: () => Promise<void> }
    files: { row: (id: number) => { root_folder_id: number; size_bytes: number } }
    roots: { paths: () => readonly { id: number; path: string }[] }
  }
}

/** Taking back what people changed. */
export const openUndo = (ground: Ground, { sessions, movies, acquisition, library }: Needs) => {
  const { config, logs, keptTables: tables } = ground
  const { takeBackFile, ...onDisk } = library.back
  const placeOf = (id: number) => {
    const { root_folder_id, size_bytes } = library.files.row(id)
    const root = library.roots.paths().find((one) => one.id === root_folder_id)
    return root ? { root: root.path, size_bytes } : null
  }
  const putBack = createPutBack({ ...ground, tables, movies, forgetCandidates: acquisition.forgetMovies, takeBackFile })
  const edits = createEdits({ ...ground, tables })
  const files = { ...onDisk, sweep: library.recycle.sweep, placeOf }
  const undo = createUndo({ ...ground, tables, edits, putBack, files, reloadConfig: config.reload, log: logs.for('undo', 'undo') })
  const byOf = (request: Request) => ({
    isKey: sessions.authentication.isKey(request),
    session_id: sessions.sessionIdOf(request),
  })
  return { routes: [undoRoutes({ list: edits.list, undo: undo.undo, byOf })], tidyUp: undo.finish }
}
