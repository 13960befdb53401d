import { say } from '#server/foundation/lib/sentence'
import { type LastingRule, refuse } from '../candidate'
import { sentences } from '../sentences'

/** Leaves the configured reserve free. Unknown free space passes. */
export const fitsOnDisk: LastingRule = ({ size_bytes }, { free_bytes, settings }) => {
  if (free_bytes === null) return undefined
  const needed = size_bytes ?? 0
  const reserve = settings.min_free_space_mb * 1_000_000
  const space = { needed, free: free_bytes }
  if (needed > free_bytes) return refuse(say(sentences, 'no_space', space))
  if (free_bytes - needed < reserve) return refuse(say(sentences, 'no_space_beside_reserve', { ...space, reserve }))
  return undefined
}
