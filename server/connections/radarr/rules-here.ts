import type { QualityProfilePatch } from '#server/catalog/profiles/schema'
import type { ProfileRules } from './plan-rules'
import type { Present } from './present'

type Fields = 'words' | 'delays' | 'size_limits' | 'delay_minutes'

/** Radarr's rules with our ids, as far as they exist: only what Radarr has at all. */
export const rulesHere = (
  { words, delays, delay, size_limits }: ProfileRules,
  { tags, indexers }: Pick<Present, 'tags' | 'indexers'>,
): Pick<QualityProfilePatch, Fields> => {
  const tagIds = (names: readonly string[]) => names.flatMap((name) => tags.get(name.toLowerCase()) ?? [])
  const indexerIds = (names: readonly string[]) => indexers.filter(({ name }) => names.includes(name)).map(({ id }) => id)
  const named = words.map(({ must, must_not, tags: of, indexers: at }) => ({
    must,
    must_not,
    tag_ids: tagIds(of),
    indexer_ids: indexerIds(at),
  }))
  return {
    ...(words.length > 0 && { words: named }),
    ...(delays.length > 0 && { delays: delays.map(({ minutes, tags: of }) => ({ minutes, tag_ids: tagIds(of) })) }),
    ...(size_limits.length > 0 && { size_limits }),
    ...(delay && { delay_minutes: delay.delay_minutes }),
  }
}
