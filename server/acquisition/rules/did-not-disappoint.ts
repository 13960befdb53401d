import { say } from '#server/lib/sentence'
import { type Rule, refuse, type Taken } from '../candidate'
import { sentences } from '../sentences'

/** A release with this name or hash was imported before and had a different quality than it claims. */
export const didNotDisappoint: Rule = ({ title, info_hash }, { taken, file }) => {
  if (file === null) return undefined
  const [name, hash] = [title.toLowerCase(), info_hash?.toLowerCase()]
  const isSame = (earlier: Taken) =>
    earlier.title.toLowerCase() === name || (hash !== undefined && earlier.info_hash?.toLowerCase() === hash)
  const before = taken.find((earlier) => isSame(earlier) && isDisappointing(earlier))
  return before
    ? refuse(say(sentences, 'already_imported', { claimed: before.quality ?? '', actual: before.imported_quality ?? '' }))
    : undefined
}

const isDisappointing = ({ quality, imported_quality }: Taken) =>
  quality !== null && imported_quality !== null && imported_quality !== quality
