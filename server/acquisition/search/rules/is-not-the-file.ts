import { say } from '#server/foundation/lib/sentence'
import { compareRevisions } from '#server/foundation/releases/revision'
import { type Candidate, type HeldFile, type Rule, refuse } from '../candidate'
import { sentences } from '../sentences'

/**
 * The release that the file came from is not grabbed over it, whatever it scores now: same torrent, same name, or the same version of the
 * same quality by the same group and of the same size.
 */
export const isNotTheFile: Rule = (release, { file }) =>
  file !== null && isOf(release, file) ? refuse(say(sentences, 'is_the_file', { title: file.title })) : undefined

const isOf = (release: Candidate, file: HeldFile): boolean =>
  isSame(release.info_hash?.toLowerCase(), file.info_hash?.toLowerCase()) ||
  isSame(lettersOf(release.title), lettersOf(file.title)) ||
  isSameEncode(release, file)

const isSame = (one: string | undefined, other: string | undefined): boolean => one !== undefined && one !== '' && one === other

const isSameEncode = ({ parsed, size_bytes }: Candidate, file: HeldFile): boolean =>
  isSame(parsed.release_group?.toLowerCase(), file.release_group?.toLowerCase()) &&
  parsed.quality === file.quality &&
  compareRevisions(parsed.revision, file.revision) === 0 &&
  size_bytes !== null &&
  file.size_bytes !== null &&
  Math.abs(size_bytes - file.size_bytes) <= file.size_bytes * LIKENESS

/** Indexers round sizes, and a torrent holds more than the movie. */
const LIKENESS = 0.02

const lettersOf = (name: string): string =>
  name
    .replace(/\.(?:mkv|mp4|m4v|avi|ts|m2ts|mov|wmv|webm)$/i, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
