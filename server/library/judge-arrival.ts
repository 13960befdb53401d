import type { Sentence } from '#server/lib/sentence'
import type { Facts } from './describe-file'
import type { FileRow } from './files'

type Worth = Pick<Facts, 'quality' | 'revision' | 'custom_format_score'>
/** Why a file is no upgrade over one that is there; nothing when it is one. */
export type WhyNot = (held: FileRow, offer: Worth) => Sentence | undefined

/**
 * The files that a new one takes the place of: those of its own edition. A director's cut is another movie to look at than the theatrical
 * one, so that neither ever replaces the other, whichever of them is the better picture.
 */
export const placeTakenFrom = (held: readonly FileRow[], { edition }: Pick<Facts, 'edition'>): FileRow[] =>
  held.filter((file) => lettersOf(file.edition) === lettersOf(edition))

/**
 * The file on the shelf that speaks against a new one. It must be better than every file that it would replace; where it would replace
 * none, better than the newest, by which the movie is judged when releases are looked for.
 */
export const objectionTo = (held: readonly FileRow[], facts: Facts, whyNot: WhyNot): { file: FileRow; reason: Sentence } | undefined => {
  const replaced = placeTakenFrom(held, facts)
  for (const file of replaced.length > 0 ? replaced : held.slice(-1)) {
    const reason = whyNot(file, facts)
    if (reason) return { file, reason }
  }
  return undefined
}

type Promised = { release_id: number | null; added_at: string; quality: string | null; score: number }

/**
 * What becomes of a download that is no upgrade. `chosen`: it never promised to be one, so that a person wanted it all the same.
 * `overtaken`: a better file came while it was on its way. `disappointing`: it is less than it was sold as.
 */
export const whyItCame = (
  { file, facts, whyNot }: { file: FileRow; facts: Facts; whyNot: WhyNot },
  { release_id, added_at, quality, score }: Promised,
): 'chosen' | 'overtaken' | 'disappointing' => {
  if (release_id === null) return 'chosen'
  const promise = { quality: quality ?? facts.quality, revision: facts.revision, custom_format_score: score }
  if (!whyNot(file, promise)) return 'disappointing'
  return file.added_at > added_at ? 'overtaken' : 'chosen'
}

const lettersOf = (edition: string): string => edition.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
