import type { Said } from './catalog'
import { told } from './told'

/** Short phrases of the service in a row: "Never watched, 42 GB, added 3 years ago". */
export const reasonsInWords = (reasons: readonly Said[]): string => {
  const row = reasons.map(told).join(', ')
  return row.charAt(0).toUpperCase() + row.slice(1)
}
