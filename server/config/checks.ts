import { eq } from 'drizzle-orm'
import { rootFoldersTable } from '#server/library/table'
import type { Db } from '#server/platform/db/open'
import { Invalid } from '#server/platform/errors'
import { canListenOn } from '#server/platform/http/listen'
import type { ConfigCheck } from './config'

/** What settings must be beyond their shape. */
export const configChecks = (db: Db): ConfigCheck[] => [ownAddress, knownFolder(db), noTunnel]

/** A service that was told an address it does not have could not be started again. */
const ownAddress: ConfigCheck = ({ listen_address }, changed) => {
  if (changed.includes('listen_address') && !canListenOn(listen_address))
    throw new Invalid('is no address of this computer', 'listen_address')
}

const knownFolder =
  (db: Db): ConfigCheck =>
  ({ default_root_folder_id: id }, changed) => {
    if (id === null || !changed.includes('default_root_folder_id')) return
    const found = db.select({ id: rootFoldersTable.id }).from(rootFoldersTable).where(eq(rootFoldersTable.id, id)).get()
    if (!found) throw new Invalid(`root folder ${id} not found`, 'default_root_folder_id')
  }

/** Whoever switches the tunnel on relies on it: it is refused rather than stored and ignored. */
const noTunnel: ConfigCheck = ({ vpn_enabled }) => {
  if (vpn_enabled)
    throw new Invalid('This version has no VPN of its own yet; run it behind a VPN of the system, or of a container', 'vpn_enabled')
}
