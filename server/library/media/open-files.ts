import { statSync } from 'node:fs'
import { type OpenFile, openFile } from './open-file'

type Open = { readonly version: string; readonly file: Promise<OpenFile>; users: number; isLetGo: boolean }
/** The index of a long movie takes megabytes, and a thread serves few movies at a time. */
const mostOpen = 2

/** The files that a thread watches. They stay open, so their indexes are read once. */
export const createOpenFiles = () => {
  const open = new Map<string, Open>()

  /** Closed when its last job is done. */
  const discard = (path: string): void => {
    const found = open.get(path)
    if (!found) return
    open.delete(path)
    found.isLetGo = true
    closeUnused(found)
  }

  /** Reopens a file that has changed. */
  const opened = (path: string): Open => {
    const { size, mtimeMs } = statSync(path)
    const version = `${size} ${mtimeMs}`
    const known = open.get(path)
    if (known && known.version !== version) discard(path)
    const found = open.get(path) ?? { version, file: openFile(path), users: 0, isLetGo: false }
    open.delete(path)
    open.set(path, found)
    found.file.catch(() => open.get(path) === found && open.delete(path))
    for (const oldest of open.keys()) if (open.size > mostOpen) discard(oldest)
    return found
  }

  const use = async <T>(path: string, work: (file: OpenFile) => Promise<T>): Promise<T> => {
    const found = opened(path)
    found.users++
    try {
      const file = await found.file
      const made = await work(file)
      if (file.isWorn() && open.get(path) === found) discard(path)
      return made
    } finally {
      found.users--
      closeUnused(found)
    }
  }

  return {
    use,
    /** Closes it afterwards, unless it was open before. */
    async useOnce<T>(path: string, work: (file: OpenFile) => Promise<T>): Promise<T> {
      const wasOpen = open.has(path)
      return await use(path, work).finally(() => wasOpen || discard(path))
    },
    paths: (): string[] => [...open.keys()],
  }
}

const closeUnused = ({ file, users, isLetGo }: Open): void => {
  if (!isLetGo || users > 0) return
  file.then(
    (opened) => opened.close(),
    () => {},
  )
}
