import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isMissing } from './file-errors'
import { extensionOf, fileNameOf, isVideo, stemOf } from './video-files'

/** Paths below the root folder. */
export type Move = { readonly from: string; readonly to: string }

const kinds = new Set(['srt', 'ass', 'ssa', 'sub', 'idx', 'sup', 'smi', 'vtt', 'nfo'])

/** Subtitles and nfo that bear the name of a movie's file: where it goes, they go. What bears the longer name of another video is that one's. */
export const companionsOf = async (root: string, { from, to }: Move): Promise<Move[]> => {
  const names = await filesIn(join(root, dirname(from)))
  const stem = stemOf(from)
  const longer = names.filter((name) => isVideo(name) && stemOf(name).startsWith(`${stem}.`)).map((name) => `${stemOf(name)}.`)
  return names
    .filter((name) => name !== fileNameOf(from) && name.startsWith(`${stem}.`) && kinds.has(extensionOf(name)))
    .filter((name) => !longer.some((other) => name.startsWith(other)))
    .map((name) => ({ from: beside(from, name), to: beside(to, `${stemOf(to)}${name.slice(stem.length)}`) }))
}

const beside = (path: string, name: string): string => (path.includes('/') ? `${path.slice(0, path.lastIndexOf('/'))}/${name}` : name)

const filesIn = async (folder: string): Promise<string[]> => {
  try {
    return (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile()).map(({ name }) => name)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}
