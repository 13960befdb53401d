import { flagsOfSum } from '#server/foundation/releases/indexer-flags'
import { languageOfId } from '#server/foundation/releases/languages'
import { parseRelease } from '#server/foundation/releases/parse-release'
import { parseReleasePath } from '#server/foundation/releases/parse-release-path'
import { qualityOfId } from '#server/foundation/releases/quality'
import type { Revision } from '#server/foundation/releases/release'
import { instant } from './movie-facts'
import { idIn, type WireFile } from './wire'

/** What Radarr knows about a file, which is not guessed from its name again. */
export type FileFacts = {
  quality: string | undefined
  languages: string[] | undefined
  known: { edition?: string; release_group?: string; revision?: Revision; flags: string[] }
  added_at: string | null
  info_hash: string | null
}

/** The name that says most about the release: the scene's, else that of the original file, else the present one. */
export const nameOfFile = ({ sceneName, originalFilePath, relativePath }: WireFile, path: string): string => {
  const ending = /\.\w{2,4}$/.exec(relativePath)?.[0] ?? ''
  if (sceneName) return `${sceneName}${ending}`
  const [file = '', folder = ''] = originalFilePath?.split(/[\\/]/).toReversed() ?? []
  return (isNamedByFolder(file, folder) ? `${folder}${ending}` : file) || path
}

/** A file with a random name, in a folder that says which release it is. */
const isNamedByFolder = (file: string, folder: string): boolean => parseRelease(file).year === null && parseRelease(folder).year !== null

type Named = { named: string; hashOfFile: ReadonlyMap<number, string> }
export const fileFactsOf = (file: WireFile, { named, hashOfFile }: Named): FileFacts => {
  const languages = (file.languages ?? []).flatMap((language) => {
    const id = idIn(language) ?? 0
    return id > 0 ? (languageOfId(id)?.name ?? []) : []
  })
  return {
    quality: qualityOfId(idIn(file.quality?.quality) ?? Number.NaN)?.name,
    languages: languages.length > 0 ? languages : undefined,
    known: knownOf(file, named),
    added_at: instant(file.dateAdded),
    info_hash: (file.id && hashOfFile.get(file.id)) || null,
  }
}

const knownOf = (file: WireFile, named: string): FileFacts['known'] => {
  const { version, real, isRepack } = file.quality?.revision ?? {}
  const group = file.releaseGroup?.trim().slice(0, 100) ?? ''
  // Where the name says a group and Radarr has none, it is known to have none.
  const hasGroup = file.releaseGroup !== undefined && (group !== '' || parseReleasePath(named).release_group !== null)
  return {
    ...(file.edition?.trim() && { edition: file.edition.trim().slice(0, 200) }),
    ...(hasGroup && { release_group: group }),
    ...(version && { revision: { version, real: real ?? 0, is_repack: isRepack ?? false } }),
    flags: flagsIn(file.indexerFlags),
  }
}

/** A sum in the database, words in the API. */
const flagsIn = (flags: WireFile['indexerFlags']): string[] =>
  typeof flags === 'number' ? flagsOfSum(flags) : (flags ?? '').split(',').flatMap((word) => wordsOfFlags[word.trim().toLowerCase()] ?? [])
const wordsOfFlags: Readonly<Record<string, string>> = {
  g_freeleech: 'freeleech',
  g_halfleech: 'halfleech',
  g_doubleupload: 'doubleupload',
  ptp_golden: 'golden',
  ptp_approved: 'approved',
  g_internal: 'internal',
  g_scene: 'scene',
  g_freeleech75: 'freeleech75',
  g_freeleech25: 'freeleech25',
  nuked: 'nuked',
}
