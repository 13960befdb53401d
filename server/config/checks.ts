import { eq } from 'drizzle-orm'
import { rootFoldersTable } from '#server/library/table'
import type { Db } from '#server/platform/db/open'
import { Invalid } from '#server/platform/errors'
import { canListenOn } from '#server/platform/http/listen'
import type { ConfigCheck } from './config'

/** What settings must be beyond their shape. */
export const configChecks = (db: Db): ConfigCheck[] => [ownAddress, freeBase, knownFolder(db), noTunnel]

/** A service that was told an address it does not have could not be started again. */
const ownAddress: ConfigCheck = ({ listen_address }, changed) => {
  if (changed.includes('listen_address') && !canListenOn(listen_address))
    throw new Invalid('is no address of this computer', 'listen_address')
}

/** What the service answers at its own address: the API, and the files of the interface beside its page. */
const ownPaths =
  /^\/(?:api|api-docs|assets|apple-touch-icon\.png|icon(?:-\d+)?\.(?:png|svg)|index\.html|manifest\.webmanifest|theme\.js)(?:\/|$)/i

const freeBase: ConfigCheck = ({ base_url }, changed) => {
  if (changed.includes('base_url') && base_url !== null && ownPaths.test(base_url))
    throw new Invalid('must not begin with a path that the service itself answers at, such as /api or /assets', 'base_url')
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
