import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { say } from '#server/foundation/lib/sentence'
import { removeIfThere } from '#server/foundation/platform/durable-files'
import { Invalid } from '#server/foundation/platform/errors'
import type { ArchiveWork } from './archive-work'
import { isSealed } from './is-sealed'
import { sentences } from './sentences'

type Sealed = { path: string; passphrase: string | null; scratch: string; archiveWork: Pick<ArchiveWork, 'open'> }

/** Passes on the path of the archive: the file itself, or a decrypted copy in `scratch` that is then deleted. Throws Invalid or BadArchive. */
export const withOpened = async <T>(
  { path, passphrase, scratch, archiveWork }: Sealed,
  work: (archive: string) => Promise<T>,
): Promise<T> => {
  if (!isSealed(path)) return await work(path)
  if (passphrase === null || passphrase === '') throw new Invalid(say(sentences, 'backup_passphrase_needed'), 'passphrase')
  mkdirSync(scratch, { recursive: true, mode: 0o700 })
  const opened = join(scratch, 'restore.opened')
  removeIfThere(opened)
  try {
    await archiveWork.open({ sealed: path, passphrase, to: opened })
    return await work(opened)
  } finally {
    removeIfThere(opened)
  }
}
