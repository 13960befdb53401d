import { scoredNameInLibrary } from '#server/foundation/releases/name-in-library'
import { parseRelease } from '#server/foundation/releases/parse-release'
import { qualityNamed } from '#server/foundation/releases/quality'
import type { ParsedRelease } from '#server/foundation/releases/release'
import type { Candidate } from './candidate'
import { noIndexer } from './indexer-terms'

export type Named = {
  title: string
  size_bytes: number | null
  parsed: ParsedRelease
  flags?: readonly string[]
  languages?: readonly string[]
  file_name?: string | undefined
}
/** What the library knows about a file that custom formats can ask for. */
export type KnownFile = {
  relative_path: string
  size_bytes: number
  quality: string
  edition: string
  languages: readonly string[]
  release_name: string | null
  release_group: string | null
  original_name: string | null
  flags: readonly string[]
  imported_from: string | null
}

/** A release without an indexer, so that files and downloads are scored by the rules of releases. */
export const releaseNamed = ({ title, size_bytes, parsed, flags = [], languages = [], file_name }: Named): Candidate => ({
  ...fromNoIndexer,
  guid: title,
  title,
  size_bytes,
  parsed,
  flags,
  languages,
  file_name,
})

/** A file as the release that it came from. What is known about the file and its movie corrects what the name says. */
export const namedByFile = (file: KnownFile, { year }: { year: number | null } = { year: null }): Named => {
  const title = titleOfFile(file)
  const named = parseRelease(title)
  const line = qualityNamed(file.quality)
  const real = line ? { source: line.source, resolution: line.resolution, modifier: line.modifier } : {}
  const parsed = {
    ...named,
    ...real,
    quality: file.quality,
    edition: file.edition || named.edition,
    release_group: file.release_group ?? named.release_group,
    year: year ?? named.year,
  }
  const file_name = scoredNameInLibrary(file)
  return { title, size_bytes: file.size_bytes, parsed, flags: file.flags, languages: file.languages, file_name }
}

export const titleOfFile = ({
  release_name,
  original_name,
  relative_path,
}: Pick<KnownFile, 'release_name' | 'original_name' | 'relative_path'>) =>
  release_name ?? original_name ?? relative_path.split('/').at(-1) ?? ''

const fromNoIndexer = {
  indexer: noIndexer({ name: 'the library' }),
  protocol: 'torrent' as const,
  published_at: null,
  seeders: null,
  peers: null,
  info_hash: null,
  imdb_id: null,
  tmdb_id: null,
  categories: [],
  container: null,
}
