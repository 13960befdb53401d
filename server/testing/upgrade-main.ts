import { silentLog } from '#server/foundation/platform/log'
import { boot } from '#server/service/backups/boot'
import { slowUpgrade } from '#server/testing/slow-upgrade'

/** Boots a data folder through an upgrade with several steps. Usage: upgrade-main DATA_DIR */
console.log('started')
const state = await boot({ dataDir: process.argv[2]!, migrations: slowUpgrade, log: silentLog })
console.log(state.kind)
