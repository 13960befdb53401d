import { type Rule, refuse, type Taken } from '../candidate'

/** A release of this name was imported before and turned out to be of another quality than it claims. */
export const didNotDisappoint: Rule = ({ title }, { taken, file }) => {
  if (file === null) return undefined
  const name = title.toLowerCase()
  const before = taken.find((earlier) => earlier.title.toLowerCase() === name && isDisappointing(earlier))
  return before
    ? refuse('already_imported', `it was imported before: it claimed ${before.quality} and was ${before.imported_quality}`)
    : undefined
}

const isDisappointing = ({ quality, imported_quality }: Taken) =>
  quality !== null && imported_quality !== null && imported_quality !== quality
