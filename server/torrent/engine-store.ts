import { randomBytes } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import type { ChunkStore } from 'webtorrent'
import type { PieceBuffers } from './engine-buffers'
import { openInside } from './open-inside'
import type { Layout } from './pieces'

type Told = { readonly onFailure: (error: Error) => void; readonly onWritten: (bytes: Uint8Array) => void }
export type PieceStore = ReturnType<typeof createStore>

type Deps = { readonly folder: string; readonly layout: Layout; readonly buffers: PieceBuffers }

/** The payload of one torrent on disk. Pieces go in and out whole; nothing is written outside of `folder`. */
export const createStore = ({ folder, layout, buffers }: Deps) => {
  const files = createOpenFiles(folder, layout.wantedFiles.length)
  const pending = new Set<Promise<unknown>>()
  const digests = createDigests()
  let closed = false

  const track = <T>(work: Promise<T>): Promise<T> => {
    pending.add(work)
    const done = () => pending.delete(work)
    work.then(done, done)
    return work
  }

  /** A write that fails is told to us alone: the client would destroy the torrent, and lie to its trackers about it. */
  const chunks = (chunkLength: number, { onFailure, onWritten }: Told): ChunkStore => ({
    chunkLength,
    put: (piece, bytes, done) => {
      if (closed) return
      digests.take(piece, bytes)
      const written = () => {
        done(null)
        onWritten(bytes)
      }
      track(writePiece(files, layout, { piece, bytes })).then(written, onFailure)
    },
    get: (piece, range, done) => {
      const { offset = 0, length = layout.sizeOf(piece) - offset } = range ?? {}
      const work = track(readPiece(files, layout, { piece, offset, bytes: new Uint8Array(length) }))
      work.then((bytes) => (bytes ? done(null, bytes) : done(new Error('The piece is not there'))), done)
    },
    close: (done) => done(null),
    destroy: (done) => done(null),
  })

  return {
    chunks,
    /** The bytes of a piece, in memory that is lent; null if a file of it is absent or too short. */
    read: async (piece: number): Promise<Uint8Array | null> => {
      const bytes = await buffers.takeToRead(layout.sizeOf(piece))
      let found: Uint8Array | null = null
      try {
        found = await track(readPiece(files, layout, { piece, offset: 0, bytes })).catch(absentOnly)
      } finally {
        if (!found) buffers.giveBack(bytes)
      }
      return found
    },
    /** What was read is not needed any more. */
    giveBack: buffers.giveBack,
    /**
     * True if these bytes, read back, are those that were put there in this life of the store, whose hash was right. Said once of a
     * piece; in doubt, its hash has to be taken.
     */
    isAsWritten: digests.isSame,
    /** Files without a byte hold no piece, so nobody else would make them. */
    makeEmptyFiles: async () => {
      for (const file of layout.wantedFiles) if (file.length === 0) await files.use(file.path, true, async () => {})
    },
    /** What was written is on the disk when this returns. */
    sync: async () => {
      await Promise.allSettled([...pending])
      await files.sync()
    },
    close: async () => {
      closed = true
      await Promise.allSettled([...pending])
      await files.close()
    },
    pathOf: (path: string) => join(folder, ...path.split('/')),
  }
}

/**
 * What tells that a piece came back from the disk as it went there, for a thirtieth of the work of the hash that no stranger can
 * forge: 64 bits that nobody outside can aim at, as the seed is chosen anew.
 */
const createDigests = () => {
  const seed = randomBytes(8).readBigUInt64LE()
  const known = new Map<number, bigint>()
  const digestOf = (bytes: Uint8Array) => Bun.hash.xxHash3(bytes, seed)
  return {
    take: (piece: number, bytes: Uint8Array): void => void known.set(piece, digestOf(bytes)),
    isSame: (piece: number, bytes: Uint8Array): boolean => {
      const digest = known.get(piece)
      return digest !== undefined && known.delete(piece) && digest === digestOf(bytes)
    },
  }
}

const writePiece = async (files: OpenFiles, layout: Layout, { piece, bytes }: { piece: number; bytes: Uint8Array }) => {
  for (const { kind, path, at, from, length } of layout.segmentsOf(piece)) {
    if (kind !== 'padding') await files.use(path, true, (file) => writeFully(file, bytes.subarray(from, from + length), at))
  }
}

/** Fills the bytes with what stands from the offset on. */
const readPiece = async (files: OpenFiles, layout: Layout, range: { piece: number; offset: number; bytes: Uint8Array }) => {
  const { piece, offset, bytes } = range
  for (const segment of layout.segmentsOf(piece)) {
    const from = Math.max(segment.from, offset)
    const size = Math.min(segment.from + segment.length, offset + bytes.length) - from
    if (size <= 0) continue
    const part = bytes.subarray(from - offset, from - offset + size)
    if (segment.kind === 'padding') part.fill(0)
    else if (!(await files.use(segment.path, false, (file) => readFully(file, part, segment.at + from - segment.from)))) return null
  }
  return bytes
}

type OpenFiles = ReturnType<typeof createOpenFiles>

/** Torrents of more files than this open each file anew for each access, so that one cannot use up all descriptors. */
const maxOpenFiles = 48

const createOpenFiles = (folder: string, fileCount: number) => {
  const handles = new Map<string, Promise<FileHandle>>()
  const keepsOpen = fileCount <= maxOpenFiles

  const keep = (path: string, create: boolean): Promise<FileHandle> => {
    const handle = openInside(folder, path, create)
    handles.set(path, handle)
    handle.catch(() => handles.delete(path))
    return handle
  }

  /** A file that was not there for a reader may be there for the writer that comes next. */
  const kept = async (path: string, create: boolean): Promise<FileHandle> => {
    const known = await handles.get(path)?.catch(() => undefined)
    return known ?? (await (handles.get(path) ?? keep(path, create)))
  }

  return {
    use: async <T>(path: string, create: boolean, work: (file: FileHandle) => Promise<T>): Promise<T> => {
      if (keepsOpen) return work(await kept(path, create))
      const file = await openInside(folder, path, create)
      try {
        return await work(file)
      } finally {
        await file.close()
      }
    },
    sync: async () => {
      for (const handle of handles.values()) await (await handle).datasync()
    },
    close: async () => {
      const open = [...handles.values()]
      handles.clear()
      await Promise.allSettled(open.map(async (handle) => (await handle).close()))
    },
  }
}

const absentOnly = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}

/** A write may be cut short by a full disk without an error of its own. */
const writeFully = async (file: FileHandle, bytes: Uint8Array, at: number) => {
  let done = 0
  while (done < bytes.length) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, at + done)
    if (bytesWritten === 0) throw Object.assign(new Error('The disk takes no more'), { code: 'ENOSPC' })
    done += bytesWritten
  }
}

const readFully = async (file: FileHandle, bytes: Uint8Array, at: number): Promise<boolean> => {
  let done = 0
  while (done < bytes.length) {
    const { bytesRead } = await file.read(bytes, done, bytes.length - done, at + done)
    if (bytesRead === 0) return false
    done += bytesRead
  }
  return true
}
