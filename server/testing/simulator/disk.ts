import type { Time } from './time'

type File = { readonly kind: 'file'; bytes: Buffer; size: number; safe: Buffer; mtimeMs: number }
type Folder = { readonly kind: 'folder' }
type Opened = { readonly path: string; readonly file: File }
type Range = readonly [bytes: Uint8Array, offset: number, length: number, at: number]

const failure = (code: string): NodeJS.ErrnoException => Object.assign(new Error(code), { code })
const createFlag = 0o100
const slowestMs = 8

/** The files of all computers: what `node:fs/promises` offers, as far as the engine uses it. A path begins with the computer's name. */
export const createDisk = (time: Time, chance: () => number) => {
  const entries = new Map<string, File | Folder>()
  /** Computers whose disk takes no more. */
  const full = new Set<string>()
  const open = new Map<object, string>()

  const late = <T>(what: string, run: () => T): Promise<T> =>
    new Promise((resolve, reject) => {
      time.after(chance() * slowestMs, what, () => {
        try {
          resolve(run())
        } catch (error) {
          reject(error)
        }
      })
    })
  const fileAt = (path: string): File => {
    const found = entries.get(path)
    if (!found) throw failure('ENOENT')
    if (found.kind === 'folder') throw failure('EISDIR')
    return found
  }
  const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/'))
  const makeFile = (path: string): File => {
    if (entries.get(parentOf(path))?.kind !== 'folder') throw failure('ENOENT')
    const file: File = { kind: 'file', bytes: Buffer.alloc(0), size: 0, safe: Buffer.alloc(0), mtimeMs: time.now() }
    entries.set(path, file)
    return file
  }
  const contentOf = (file: File): Buffer => file.bytes.subarray(0, file.size)
  const put = ({ path, file }: Opened, bytes: Uint8Array, at: number): number => {
    if (full.has(path.split('/')[1] ?? '')) throw failure('ENOSPC')
    const end = at + bytes.length
    if (end > file.bytes.length) file.bytes = Buffer.concat([file.bytes, Buffer.alloc(end * 2 - file.bytes.length)])
    file.bytes.set(bytes, at)
    file.size = Math.max(file.size, end)
    file.mtimeMs = time.now()
    return bytes.length
  }
  const statOf = (path: string) => {
    const found = entries.get(path)
    if (!found) throw failure('ENOENT')
    const isFile = found.kind === 'file'
    return { size: isFile ? found.size : 0, mtimeMs: isFile ? found.mtimeMs : 0, isFile: () => isFile, isDirectory: () => !isFile }
  }
  const handleOf = ({ path, file }: Opened) => {
    const sync = () =>
      late('sync', () => {
        file.safe = Buffer.from(contentOf(file))
      })
    const handle = {
      read: (...[into, offset, length, at]: Range) =>
        late('read', () => {
          const found = contentOf(file).subarray(at, at + length)
          into.set(found, offset)
          return { bytesRead: found.length, buffer: into }
        }),
      write: (...[bytes, offset, length, at]: Range) =>
        late('write', () => ({ bytesWritten: put({ path, file }, bytes.subarray(offset, offset + length), at), buffer: bytes })),
      writeFile: (bytes: Uint8Array) => late('write', () => void put({ path, file }, bytes, 0)),
      stat: () => late('stat', () => statOf(path)),
      sync,
      datasync: sync,
      close: () => late('close', () => void open.delete(handle)),
    }
    open.set(handle, path)
    return handle
  }

  return {
    calls: {
      open: (path: string, flags: string | number) =>
        late('open', () => {
          const isNew = flags === 'w' || (typeof flags === 'number' && (flags & createFlag) !== 0 && !entries.has(path))
          return handleOf({ path, file: isNew ? makeFile(path) : fileAt(path) })
        }),
      readFile: (path: string, encoding?: string) =>
        late('read', () => (encoding ? contentOf(fileAt(path)).toString('utf8') : Buffer.from(contentOf(fileAt(path))))),
      mkdir: (path: string, options?: { recursive?: boolean }) =>
        late('mkdir', () => {
          if (entries.has(path) && !options?.recursive) throw failure('EEXIST')
          for (let at = path; at && !entries.has(at); at = parentOf(at)) entries.set(at, { kind: 'folder' })
        }),
      lstat: (path: string) => late('stat', () => statOf(path)),
      realpath: (path: string) =>
        late('stat', () => {
          statOf(path)
          return path
        }),
      rename: (from: string, to: string) =>
        late('rename', () => {
          entries.set(to, fileAt(from))
          entries.delete(from)
        }),
      rm: (path: string) =>
        late('remove', () => {
          for (const each of [...entries.keys()]) if (each === path || each.startsWith(`${path}/`)) entries.delete(each)
        }),
    },
    makeFolder: (path: string): void => {
      for (let at = path; at; at = parentOf(at)) entries.set(at, { kind: 'folder' })
    },
    /** Undefined if there is no such file. */
    content: (path: string): Buffer | undefined => {
      const found = entries.get(path)
      return found?.kind === 'file' ? contentOf(found) : undefined
    },
    /** How many files below this folder are open. */
    openBelow: (folder: string): number => [...open.values()].filter((path) => path.startsWith(`${folder}/`)).length,
    fill: (name: string, isFull: boolean): void => void (isFull ? full.add(name) : full.delete(name)),
    /** The process has died. */
    closeAll: (name: string): void => {
      for (const [handle, path] of open) if (path.startsWith(`/${name}/`)) open.delete(handle)
    },
    /** A power cut: of what was not synced, each file loses all or nothing. */
    cutPower: (name: string): void => {
      for (const [path, entry] of entries) {
        if (entry.kind !== 'file' || !path.startsWith(`/${name}/`) || chance() < 0.5) continue
        entry.bytes = Buffer.from(entry.safe)
        entry.size = entry.safe.length
      }
    },
  }
}
