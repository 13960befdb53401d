import { say } from '#server/foundation/lib/sentence'
import { type LastingRule, postpone } from '../candidate'
import { sentences } from '../sentences'

export const indexerIsUp: LastingRule = ({ indexer }, { now }) => {
  const until = indexer.disabled_until === null ? null : new Date(indexer.disabled_until)
  if (until === null || until <= now) return undefined
  return postpone(say(sentences, 'indexer_paused', { indexer: indexer.name, until: until.toISOString() }), until)
}
