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
  const named = words.flatMap(({ must, must_not, tags: of, indexers: at }) => {
    const [tag_ids, indexer_ids] = [tagIds(of), indexerIds(at)]
    return isLost(of, tag_ids) || isLost(at, indexer_ids) ? [] : [{ must, must_not, tag_ids, indexer_ids }]
  })
  const delayed = delays.map(({ minutes, tags: of }) => ({ minutes, tag_ids: tagIds(of) })).filter(({ tag_ids }) => tag_ids.length > 0)
  return {
    ...(words.length > 0 && { words: named }),
    ...(delays.length > 0 && { delays: delayed }),
    ...(size_limits.length > 0 && { size_limits }),
    ...(delay && { delay_minutes: delay.delay_minutes }),
  }
}

/** Nothing of what the rule is limited to could be made here; without it, the rule would hold for everything. */
const isLost = (names: readonly string[], ids: readonly number[]): boolean => names.length > 0 && ids.length === 0
