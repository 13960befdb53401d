import type { Sentence } from '#server/foundation/lib/sentence'
import { isSameCut } from '#server/foundation/releases/edition'
import type { Facts } from './describe-file'
import type { FileRow } from './files'

type Worth = Pick<Facts, 'quality' | 'revision' | 'custom_format_score'> & { size_bytes?: number }
/** Why a file is not an upgrade over an existing one. Undefined if it is. */
export type WhyNot = (held: FileRow, offer: Worth) => Sentence | undefined

/**
 * The files of its version that a new one replaces: those of the same cut. A director's cut and the theatrical cut never replace each other,
 * whichever has the better picture.
 */
export const placeTakenFrom = (held: readonly FileRow[], { edition }: Pick<Facts, 'edition'>): FileRow[] =>
  held.filter((file) => isSameCut(file.edition, edition))

/**
 * The existing file that rules out a new one. The new file must beat every file it would replace; if it would replace none, the newest,
 * which also decides whether releases are searched for.
 */
export const objectionTo = (
  held: readonly FileRow[],
  facts: Facts & Worth,
  whyNot: WhyNot,
): { file: FileRow; reason: Sentence } | undefined => {
  const replaced = placeTakenFrom(held, facts)
  for (const file of replaced.length > 0 ? replaced : held.slice(-1)) {
    const reason = whyNot(file, facts)
    if (reason) return { file, reason }
  }
  return undefined
}

type Promised = { release_id: number | null; added_at: string; quality: string | null; score: number }

/**
 * Why a download is not an upgrade. `chosen`: its release never promised one, so a person wanted it anyway. `overtaken`: a better file
 * arrived during the download. `disappointing`: it is less than its release promised.
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
