import type { QualityProfile } from '../../../data/api/types'

export type Rules = Pick<
  QualityProfile,
  'must_contain' | 'must_not_contain' | 'words' | 'delay_minutes' | 'delay_bypass_best_quality' | 'delay_bypass_score' | 'delays'
>

export const rulesOf = ({
  must_contain,
  must_not_contain,
  words,
  delay_minutes,
  delay_bypass_best_quality,
  delay_bypass_score,
  delays,
}: Rules): Rules => ({ must_contain, must_not_contain, words, delay_minutes, delay_bypass_best_quality, delay_bypass_score, delays })

/** What is sent: without empty lines, and without entries that name no word. */
export const tidied = <T extends Rules>(draft: T): T => ({
  ...draft,
  must_contain: filled(draft.must_contain),
  must_not_contain: filled(draft.must_not_contain),
  words: draft.words
    .map((rule) => ({ ...rule, must: filled(rule.must), must_not: filled(rule.must_not) }))
    .filter(({ must, must_not }) => must.length + must_not.length > 0),
})

/** A delay without a tag would never apply. */
export const isDelayIncomplete = ({ delays }: Pick<Rules, 'delays'>): boolean => delays.some(({ tag_ids }) => tag_ids.length === 0)

export const hasRules = ({ must_contain, must_not_contain, words, delay_minutes, delays }: Rules): boolean =>
  must_contain.length + must_not_contain.length + words.length + delays.length > 0 || delay_minutes > 0

const filled = (lines: readonly string[]): string[] => [...new Set(lines.map((line) => line.trim()).filter((line) => line !== ''))]
