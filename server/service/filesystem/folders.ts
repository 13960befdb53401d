import type { Dirent } from 'node:fs'
import { access, constants, readdir, stat, statfs } from 'node:fs/promises'
import { dirname, isAbsolute, join, parse, resolve } from 'node:path'
import { fromHome, homeFolder } from '#server/foundation/lib/home-path'
import { say } from '#server/foundation/lib/sentence'
import { codeOf } from '#server/foundation/platform/durable-files'
import { Forbidden, Invalid, NotFound } from '#server/foundation/platform/errors'
import { type Cursors, type PageRequest, pageOfAll, scopeOf } from '#server/foundation/platform/http/page'
import { sentences as ofPlatform } from '#server/foundation/platform/sentences'
import { placesHere } from './places'
import type { Folder, FolderPage } from './schema'
import { sentences } from './sentences'

export type LookIntoFolder = ReturnType<typeof createFolders>
export type FolderQuery = PageRequest & { path?: string | undefined; nearest?: boolean | undefined }

/** The most entries a picker shows. */
const most = 5000

type Deps = { cursors: Cursors; isSample: boolean }

/** Folders to choose from: only names of folders, never of files or their contents. Hidden folders are left out. None for the samples. */
export const createFolders =
  ({ cursors, isSample }: Deps) =>
  async (asked: FolderQuery): Promise<FolderPage> => {
    if (isSample) throw new Forbidden(say(ofPlatform, 'not_in_samples'))
    const wanted = checked(asked.path ?? homeFolder())
    const path = asked.nearest ? await nearestOf(wanted) : wanted
    const found = await foldersIn(path)
    const parent = path === parse(path).root ? null : dirname(path)
    const page = pageOfAll(found, asked, { scope: scopeOf('filesystem', { path }), cursors })
    const results = await Promise.all(
      page.results.map(async ({ name, path: at }): Promise<Folder> => ({ name, path: at, writable: await isWritable(at) })),
    )
    const [places, writable, free_bytes] = await Promise.all([placesHere(), isWritable(path), freeBytes(path)])
    return { ...page, results, path, missing: path !== wanted, parent, places, writable, free_bytes }
  }

const checked = (given: string): string => {
  const path = fromHome(given)
  if (!isAbsolute(path) || path.includes('\0')) throw new Invalid(say(sentences, 'folder_not_absolute'), 'path')
  return resolve(path)
}

/** The folder itself, or the nearest one above it that exists. */
const nearestOf = async (path: string): Promise<string> => {
  const isThere = await stat(path).then(
    (found) => found.isDirectory(),
    (error: unknown) => codeOf(error) !== 'ENOENT',
  )
  return isThere || dirname(path) === path ? path : nearestOf(dirname(path))
}

const foldersIn = async (path: string): Promise<{ name: string; path: string }[]> => {
  const entries = await readdir(path, { withFileTypes: true }).catch((error: unknown) => {
    throw refusalOf(path, codeOf(error), error)
  })
  const shown = entries.filter(({ name }) => !name.startsWith('.')).slice(0, most)
  const folders = await Promise.all(
    shown.map(async (entry) => ((await isFolder(path, entry)) ? [{ name: entry.name, path: join(path, entry.name) }] : [])),
  )
  return folders.flat().sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
}

const refusalOf = (path: string, code: string, error: unknown): unknown => {
  if (code === 'ENOENT') return new NotFound('folder', path)
  if (code === 'ENOTDIR') return new Invalid(say(sentences, 'folder_is_none'), 'path')
  return code === 'EACCES' || code === 'EPERM' ? new Forbidden(say(sentences, 'folder_not_readable', { path })) : error
}

/** A link to a folder counts as a folder. */
const isFolder = async (above: string, entry: Dirent): Promise<boolean> => {
  if (!entry.isSymbolicLink()) return entry.isDirectory()
  return await stat(join(above, entry.name)).then(
    (found) => found.isDirectory(),
    () => false,
  )
}

const isWritable = (path: string): Promise<boolean> =>
  access(path, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  )

const freeBytes = (path: string): Promise<number | null> =>
  statfs(path).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => null,
  )
