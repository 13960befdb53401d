import type { Leaving } from './api'
import { day, t } from './words'

/** When it goes, and how. */
export const whenIn = ({ leaves_at, then, needs_ok }: Leaving): string => {
  if (needs_ok) return t('needs_ok')
  return t(then === 'recycle' ? 'leaves' : 'shrinks', { day: day(leaves_at) })
}
