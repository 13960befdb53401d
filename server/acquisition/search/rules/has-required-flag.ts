import { say } from '#server/foundation/lib/sentence'
import { type LastingRule, refuse } from '../candidate'
import { sentences } from '../sentences'

/** One of the flags is enough. */
export const hasRequiredFlag: LastingRule = ({ flags, indexer }) => {
  const required = indexer.required_flags
  if (required.length === 0 || required.some((flag) => flags.includes(flag.toLowerCase()))) return undefined
  return refuse(say(sentences, 'flag_missing', { indexer: indexer.name, flags: required }))
}
