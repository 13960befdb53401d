import { size } from '#server/lib/size'
import { type Rule, refuse } from '../candidate'

/** There is room for it, and the reserve stays free. Free space that cannot be told passes. */
export const fitsOnDisk: Rule = ({ size_bytes }, { free_bytes, settings }) => {
  if (free_bytes === null) return undefined
  const needed = size_bytes ?? 0
  const reserve = settings.min_free_space_mb * 1_000_000
  if (needed > free_bytes) return refuse('no_space', `needs ${size(needed)}, ${size(free_bytes)} free`)
  if (free_bytes - needed < reserve)
    return refuse('no_space', `needs ${size(needed)}, ${size(free_bytes)} free, of which ${size(reserve)} stay free`)
  return undefined
}
