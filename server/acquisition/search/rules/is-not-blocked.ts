import { say } from '#server/foundation/lib/sentence'
import { cleanTitle } from '#server/foundation/releases/clean-title'
import { type Identity, type LastingRule, refuse } from '../candidate'
import { sentences } from '../sentences'

/**
 * With hashes on both sides only the hash counts. Otherwise the title must match: exactly and on the same indexer, or in any spelling if
 * the entry names no indexer.
 */
export const isNotBlocked: LastingRule = (release, { blocklist }) => {
  const entry = blocklist.find((blocked) => isSame(blocked, { ...release, indexer_id: release.indexer.id }))
  return entry && refuse(say(sentences, 'blocklisted', { why: entry.why }))
}

export const isSame = (entry: Identity, release: Identity): boolean => {
  if (entry.info_hash && release.info_hash) return entry.info_hash.toLowerCase() === release.info_hash.toLowerCase()
  if (entry.indexer_id !== null) return entry.title === release.title && entry.indexer_id === release.indexer_id
  return cleanTitle(entry.title) === cleanTitle(release.title)
}
