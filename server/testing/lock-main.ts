import { acquireInstanceLock } from '#server/foundation/platform/instance-lock'

/** Takes the lock of a data folder, reports it, and stays until told to end. Usage: lock-main DATA_DIR */
const lock = acquireInstanceLock(process.argv[2]!)
console.log(lock.kind)
if (lock.kind === 'acquired') {
  Bun.gc(true)
  await Bun.stdin.text()
}
