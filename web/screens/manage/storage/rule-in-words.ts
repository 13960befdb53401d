import type { NewStorageRule } from '../../../data/api/types'
import { count, listOf, size } from '../../../i18n/format'
import { t } from '../../../i18n/translate'

type Named = { id: number; name: string }
export type Names = { profiles: readonly Named[]; tags: readonly Named[]; folders: readonly { id: number; path: string }[] }
export type When = NewStorageRule['when']

const MB = 1_000_000

/** A rule as a sentence: "Never watched, added 365 days ago: to the recycle bin". */
export const ruleInWords = (rule: Pick<NewStorageRule, 'when' | 'then' | 'quality_profile_id'>, names: Names): string => {
  const row = conditions(rule.when, names).join(', ')
  const when = row.charAt(0).toUpperCase() + row.slice(1)
  if (rule.then === 'recycle') return t('rule.in_words_recycle', { when })
  return t('rule.in_words_shrink', { when, profile: nameOf(names.profiles, rule.quality_profile_id) })
}

const conditions = (when: When, { tags, folders }: Names): string[] => {
  const { never_watched, watched_days_ago, added_days_ago, rating_below, tag_ids, free_space_below_mb, root_folder_id } = when
  return [
    never_watched && t('rule.w_never'),
    watched_days_ago !== undefined && t('rule.w_watched', { count: watched_days_ago }),
    added_days_ago !== undefined && t('rule.w_added', { count: added_days_ago }),
    rating_below !== undefined && t('rule.w_rating', { rating: count(rating_below) }),
    tag_ids && t('rule.w_tags', { tags: listOf(tag_ids.map((id) => nameOf(tags, id))) }),
    free_space_below_mb !== undefined && t('rule.w_space', { size: size(free_space_below_mb * MB) }),
    root_folder_id !== undefined && t('rule.w_folder', { path: folders.find(({ id }) => id === root_folder_id)?.path ?? '?' }),
  ].filter((words) => typeof words === 'string')
}

const nameOf = (named: readonly Named[], id: number | null | undefined): string => named.find((one) => one.id === id)?.name ?? '?'
