import { type Rule, refuse } from '../candidate'

/** The same torrent is never fetched twice, whatever became of it. */
export const wasNotTakenBefore: Rule = ({ info_hash }, { taken }) => {
  const hash = info_hash?.toLowerCase()
  const before = hash ? taken.find((earlier) => earlier.info_hash?.toLowerCase() === hash) : undefined
  return before ? refuse('already_taken', `the same torrent was fetched before as ${before.title}`) : undefined
}
