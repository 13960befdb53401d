import { parseRelease } from './parse-release'
import type { ParsedRelease } from './release'

/** Parses a file together with its folder: if the file name is a hash, for example, the folder may say more. */
export const parseReleasePath = (path: string): ParsedRelease => {
  const parts = path
    .replaceAll('\\', '/')
    .split('/')
    .filter((part) => part !== '')
  const file = parseRelease(parts[parts.length - 1] ?? '')
  if (file.title !== null && file.year !== null) return file
  const folder = parseRelease(parts[parts.length - 2] ?? '')
  if (folder.title === null || (folder.year === null && file.title !== null)) return file
  return isDescribed(file) ? { ...file, title: folder.title, titles: folder.titles, year: folder.year } : described(folder, file)
}

/** Whether the name itself states the quality; one derived from the extension is a guess. */
export const isDescribed = ({ quality_from }: Pick<ParsedRelease, 'quality_from'>) =>
  quality_from.source === 'name' || quality_from.resolution === 'name'

/** A folder has no extension, so a folder with only title and year leaves the quality to the file. */
const described = (folder: ParsedRelease, file: ParsedRelease): ParsedRelease => {
  if (isDescribed(folder)) return folder
  const { source, resolution, modifier, quality, quality_from } = file
  return { ...folder, source, resolution, modifier, quality, quality_from }
}
