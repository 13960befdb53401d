import { type FileHandle, open, stat } from 'node:fs/promises'
import { Failure } from '#server/foundation/lib/failure'
import { say } from '#server/foundation/lib/sentence'
import { openToOthers } from './publish-file'
import { sentences } from './sentences'

const chunkBytes = 1024 * 1024

/** The copy differs from what was read, or the source changed meanwhile. */
export class CopyDiffers extends Failure {}

export type CopyStep = 'partial_opened' | 'partial_half' | 'partial_written' | 'partial_synced' | 'partial_verified'
type Copy = {
  readonly source: string
  readonly partial: string
  readonly signal?: AbortSignal | undefined
  readonly reached: (step: CopyStep) => void | Promise<void>
}

/** Copies to a new file, syncs it and reads it back: size alone proves nothing, because a full disk can leave a file of the right size. */
export const verifiedCopy = async ({ source, partial, signal, reached }: Copy): Promise<{ sha256: string; size_bytes: number }> => {
  const before = await stat(source)
  const from = await open(source, 'r')
  try {
    const to = await open(partial, 'wx')
    try {
      await reached('partial_opened')
      const written = await pour(from, to, { signal, half: before.size / 2, reached })
      await reached('partial_written')
      await to.sync()
      await reached('partial_synced')
      const after = await stat(source)
      const changed = after.size !== before.size || after.mtimeMs !== before.mtimeMs || written.size_bytes !== before.size
      if (changed) throw new CopyDiffers(say(sentences, 'file_changed_meanwhile'))
      await openToOthers(partial)
      if ((await sha256Of(partial, signal)) !== written.sha256) throw new CopyDiffers(say(sentences, 'copy_differs'))
      await reached('partial_verified')
      return written
    } finally {
      await to.close()
    }
  } finally {
    await from.close()
  }
}

export const sha256Of = async (path: string, signal?: AbortSignal): Promise<string> => {
  const hash = new Bun.CryptoHasher('sha256')
  const handle = await open(path, 'r')
  try {
    for await (const chunk of chunksOf(handle, signal)) hash.update(chunk)
  } finally {
    await handle.close()
  }
  return hash.digest('hex')
}

type Pouring = Pick<Copy, 'signal' | 'reached'> & { readonly half: number }

const pour = async (from: FileHandle, to: FileHandle, { signal, half, reached }: Pouring) => {
  const hash = new Bun.CryptoHasher('sha256')
  let size_bytes = 0
  let halfTold = false
  for await (const chunk of chunksOf(from, signal)) {
    hash.update(chunk)
    await writeAll(to, chunk)
    size_bytes += chunk.length
    if (!halfTold && size_bytes >= half) {
      halfTold = true
      await reached('partial_half')
    }
  }
  return { sha256: hash.digest('hex'), size_bytes }
}

async function* chunksOf(handle: FileHandle, signal: AbortSignal | undefined) {
  const buffer = Buffer.allocUnsafe(chunkBytes)
  for (let position = 0; ; ) {
    signal?.throwIfAborted()
    const { bytesRead } = await handle.read(buffer, 0, chunkBytes, position)
    if (bytesRead === 0) return
    position += bytesRead
    yield buffer.subarray(0, bytesRead)
  }
}

const writeAll = async (to: FileHandle, chunk: Uint8Array) => {
  for (let done = 0; done < chunk.length; ) {
    const { bytesWritten } = await to.write(chunk, done, chunk.length - done)
    done += bytesWritten
  }
}
