import { randomBytes } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import type { ChunkStore } from 'webtorrent'
import type { PieceBuffers } from './engine-buffers'
import { openInside } from './open-inside'
import type { Layout } from './pieces'

type Hooks = { readonly onFailure: (error: Error) => void; readonly onWritten: (bytes: Uint8Array) => void }
export type PieceStore = ReturnType<typeof createStore>

type Deps = { readonly folder: string; readonly layout: Layout; readonly buffers: PieceBuffers }

/** A torrent's data on disk. Reads and writes whole pieces; never writes outside `folder`. */
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

  /** Reports a failed write only to us: the client would destroy the torrent and lie to its trackers about it. */
  const chunks = (chunkLength: number, { onFailure, onWritten }: Hooks): ChunkStore => ({
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
      work.then((bytes) => (bytes ? done(null, bytes) : done(new Error('The piece is missing'))), done)
    },
    close: (done) => done(null),
    destroy: (done) => done(null),
  })

  return {
    chunks,
    /** A piece's bytes in a lent buffer. Null if a file is missing or too short. */
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
    /** Call when the bytes are no longer needed. */
    giveBack: buffers.giveBack,
    /**
     * True if these bytes, read back, equal what was written in this run of the store after its hash was verified. True only once per
     * piece; if false, verify the hash.
     */
    isAsWritten: digests.isSame,
    /** Empty files contain no piece, so nothing else would create them. */
    makeEmptyFiles: async () => {
      for (const file of layout.wantedFiles) if (file.length === 0) await files.use(file.path, true, async () => {})
    },
    /** Everything written is on disk when this returns. */
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
 * Detects whether a piece came back from disk as written, at a thirtieth of the cost of the cryptographic hash: a 64-bit digest that
 * outsiders cannot target, because its seed is random per run.
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

/** Fills the bytes from the offset on. */
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

/** Torrents with more files than this reopen a file for each access, so one torrent cannot use up all descriptors. */
const maxOpenFiles = 48

const createOpenFiles = (folder: string, fileCount: number) => {
  const handles = new Map<string, Promise<FileHandle>>()
  /** Also what was only opened: a run before, which was killed, may have written to it. */
  const unsynced = new Set<string>()
  const opened = new Set<string>()
  let syncing: Promise<void> = Promise.resolve()
  const keepsOpen = fileCount <= maxOpenFiles

  const noteOpened = (path: string): void => {
    if (!opened.has(path)) unsynced.add(path)
    opened.add(path)
  }

  const keep = (path: string, create: boolean): Promise<FileHandle> => {
    const handle = openInside(folder, path, create)
    handles.set(path, handle)
    handle.catch(() => handles.delete(path))
    return handle
  }

  /** A missing file that a reader did not find may exist for the next writer. */
  const kept = async (path: string, create: boolean): Promise<FileHandle> => {
    const known = await handles.get(path)?.catch(() => undefined)
    return known ?? (await (handles.get(path) ?? keep(path, create)))
  }

  const passingly = async <T>(path: string, create: boolean, work: (file: FileHandle) => Promise<T>): Promise<T> => {
    const file = await openInside(folder, path, create)
    try {
      return await work(file)
    } finally {
      await file.close()
    }
  }

  const syncFile = async (path: string): Promise<void> => {
    const kept = await handles.get(path)
    if (kept) await kept.datasync()
    else await passingly(path, false, (file) => file.datasync()).catch(absentOnly)
  }

  const syncAll = async (): Promise<void> => {
    for (const path of [...unsynced]) {
      unsynced.delete(path)
      try {
        await syncFile(path)
      } catch (error) {
        unsynced.add(path)
        throw error
      }
    }
  }

  return {
    use: async <T>(path: string, create: boolean, work: (file: FileHandle) => Promise<T>): Promise<T> => {
      noteOpened(path)
      const working = keepsOpen ? kept(path, create).then(work) : passingly(path, create, work)
      // When it is over: until then a sync may not reach it.
      return create ? working.finally(() => void unsynced.add(path)) : working
    },
    /** One after another: who finds nothing to sync may rely on it, too. */
    sync: (): Promise<void> => {
      syncing = syncing.catch(() => {}).then(syncAll)
      return syncing
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

/** A full disk may truncate a write without an error. */
const writeFully = async (file: FileHandle, bytes: Uint8Array, at: number) => {
  let done = 0
  while (done < bytes.length) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, at + done)
    if (bytesWritten === 0) throw Object.assign(new Error('The disk accepts no more data'), { code: 'ENOSPC' })
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
