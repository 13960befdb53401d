import { statSync } from 'node:fs'
import { expandBy } from '#server/foundation/platform/http/expand-by'
import type { Ground } from '#server/ground'
import type { RootFolders } from '#server/library/files/root-folders'
import { createApplyRules, type Taking } from './apply-rules'
import { createGather, type Folder } from './gather'
import { createLeaving } from './leaving'
import { storageRoutes } from './routes'
import { createStorageRules } from './rules'

type Needs = {
  movies: Taking['movies'] & {
    row: (id: number) => { title: string }
    byIds: (ids: readonly number[]) => ReadonlyMap<number, unknown>
  }
  library: Taking['library'] & { roots: Pick<RootFolders, 'all'> }
}

/** Rules that make room: which movies leave, when, and which are spared. */
export const openStorage = ({ db, journal, clock, cursors, config, logs }: Ground, { movies, library }: Needs) => {
  const gather = createGather({ db, clock, config, folders: () => reachable(library.roots) })
  const rules = createStorageRules({ db, journal, clock, cursors })
  const leaving = createLeaving({ db, journal, clock, cursors, gather, movie: movies.row })
  const expand = expandBy({ movie: ['movie_id', movies.byIds] })
  return {
    routes: [storageRoutes({ rules, leaving, expand })],
    rules,
    applyRules: createApplyRules({ journal, gather, log: logs.for('storage', 'apply-rules'), movies, library }),
  }
}

const reachable = (roots: Pick<RootFolders, 'all'>): Folder[] =>
  roots
    .all()
    .flatMap(({ id, path, accessible, free_bytes }) =>
      accessible && free_bytes !== null ? [{ id, disk: String(statSync(path).dev), free_bytes }] : [],
    )
