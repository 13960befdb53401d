import { say } from '#server/foundation/lib/sentence'
import { type LastingRule, refuse } from '../candidate'
import { sentences } from '../sentences'
import { MEGABYTE } from '../sizes'

/** The largest download that the settings allow, whatever its quality. An unknown size passes. */
export const isBelowMaxSize: LastingRule = ({ size_bytes }, { settings }) => {
  const most = settings.max_size_mb * MEGABYTE
  return most > 0 && size_bytes !== null && size_bytes > most
    ? refuse(say(sentences, 'above_max_size', { size: size_bytes, most }))
    : undefined
}
