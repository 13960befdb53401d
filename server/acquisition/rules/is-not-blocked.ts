import { cleanTitle } from '#server/releases/clean-title'
import type { Blocked } from '../candidate'
import { type Rule, refuse } from '../candidate'

/** A known hash is judged by the hash alone, whoever offers it; without one, the same title of the same indexer counts, or one that a person named. */
export const isNotBlocked: Rule = (release, { blocklist }) => {
  const entry = blocklist.find((blocked) => isSame(blocked, { ...release, indexer_id: release.indexer.id }))
  return entry && refuse('blocklisted', entry.reason ? `it is on the blocklist: ${entry.reason}` : 'it is on the blocklist')
}

export const isSame = (entry: Blocked, release: Blocked): boolean => {
  if (entry.info_hash && release.info_hash) return entry.info_hash.toLowerCase() === release.info_hash.toLowerCase()
  if (entry.indexer_id !== null) return entry.title === release.title && entry.indexer_id === release.indexer_id
  return cleanTitle(entry.title) === cleanTitle(release.title)
}
