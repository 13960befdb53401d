import { stamp } from '#server/foundation/lib/clock'
import type { Ground } from '#server/ground'
import { createLines, type LineDeps } from './lines'
import { exportRoutes } from './routes'
import { createWriteExport } from './write-export'

type Needs = { downloads: { ownClients: { all: LineDeps['clients'] } }; lists: { all: LineDeps['lists'] } }

/** Moving out: everything in formats that others read. */
export const openExport = ({ db, clock, config, options }: Ground, { downloads, lists: followed }: Needs) => {
  const lines = createLines({ db, clock, version: options.version, config, clients: downloads.ownClients.all, lists: followed.all })
  const today = () => stamp(clock).slice(0, 10)
  return { routes: [exportRoutes({ writeExport: createWriteExport({ db, lines }), today })] }
}
