import { say } from '#server/foundation/lib/sentence'
import { type LastingRule, refuse } from '../candidate'
import { sentences } from '../sentences'

const A_DAY = 24 * 60 * 60_000

/**
 * A release that is present is not grabbed again. One that is gone, because its disk died or its download was canceled, may be: immediately
 * in a manual search, otherwise after a day, so that a failing download is not retried all day.
 */
export const wasNotGrabbedBefore: LastingRule = ({ info_hash }, { grabbed, mode, now }) => {
  const hash = info_hash?.toLowerCase()
  const before = hash ? grabbed.find((earlier) => earlier.info_hash?.toLowerCase() === hash) : undefined
  if (!before) return undefined
  if (before.is_here) return refuse(say(sentences, 'already_taken', { title: before.title }))
  const ago = now.getTime() - Date.parse(before.taken_at)
  if (mode === 'user_search' || ago >= A_DAY) return undefined
  return refuse(say(sentences, 'grabbed_recently', { at: before.taken_at }))
}
