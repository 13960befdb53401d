import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Decrypter, Encrypter } from 'age-encryption'
import { say } from '#server/foundation/lib/sentence'
import { syncFile } from '#server/foundation/platform/durable-files'
import { BadArchive } from '#server/foundation/platform/read-zip'
import { isOutOfSpace } from './out-of-space'
import { sentences } from './sentences'

export type SealJob = {
  archive: string
  /** Null: the copy is the archive itself. */
  passphrase: string | null
  to: string
  /** The work to try one passphrase, as a power of two. Null: what the format suggests. */
  cost: number | null
}
export type OpenJob = { sealed: string; passphrase: string; to: string }

/** Writes a copy of an archive, encrypted in the age format, which any age program opens with the passphrase. */
export const sealArchive = async ({ archive, passphrase, to, cost }: SealJob): Promise<void> => {
  const plain = bytesOf(archive)
  await write(passphrase === null ? plain : await encrypted(plain, { passphrase, cost }), to)
}

/** Throws BadArchive if the passphrase is wrong or the file damaged. */
export const openSealed = async ({ sealed, passphrase, to }: OpenJob): Promise<void> => {
  const key = new Decrypter()
  key.addPassphrase(passphrase)
  const plain = await key.decrypt(bytesOf(sealed)).catch(() => {
    throw new BadArchive(say(sentences, 'backup_passphrase_wrong'))
  })
  try {
    await write(plain, to)
  } catch (error) {
    if (isOutOfSpace(error)) throw error
    throw new BadArchive(say(sentences, 'backup_bytes_changed'))
  }
}

const encrypted = (
  plain: ReadableStream<Uint8Array>,
  { passphrase, cost }: { passphrase: string; cost: number | null },
): Promise<ReadableStream<Uint8Array>> => {
  const lock = new Encrypter()
  lock.setPassphrase(passphrase)
  if (cost !== null) lock.setScryptWorkFactor(cost)
  return lock.encrypt(plain)
}

const bytesOf = (path: string) =>
  Readable.toWeb(createReadStream(path, { highWaterMark: 1024 * 1024 })) as unknown as ReadableStream<Uint8Array>

const write = async (bytes: ReadableStream<Uint8Array>, to: string): Promise<void> => {
  await pipeline(Readable.fromWeb(bytes as never), createWriteStream(to, { flags: 'wx', mode: 0o600 }))
  syncFile(to)
}
