import { say } from '#server/foundation/lib/sentence'
import { type Grabbed, type Rule, refuse } from '../candidate'
import { sentences } from '../sentences'

/** A release with this name or hash was imported before and had a different quality than it claims. */
export const hadClaimedQuality: Rule = ({ title, info_hash }, { grabbed, file }) => {
  if (file === null) return undefined
  const [name, hash] = [title.toLowerCase(), info_hash?.toLowerCase()]
  const isSame = (earlier: Grabbed) =>
    earlier.title.toLowerCase() === name || (hash !== undefined && earlier.info_hash?.toLowerCase() === hash)
  const before = grabbed.find((earlier) => isSame(earlier) && isDisappointing(earlier))
  return before
    ? refuse(say(sentences, 'already_imported', { claimed: before.quality ?? '', actual: before.imported_quality ?? '' }))
    : undefined
}

const isDisappointing = ({ quality, imported_quality }: Grabbed) =>
  quality !== null && imported_quality !== null && imported_quality !== quality
