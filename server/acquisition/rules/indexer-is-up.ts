import { postpone, type Rule } from '../candidate'
import { moment } from '../words'

export const indexerIsUp: Rule = ({ indexer }, { now }) => {
  const until = indexer.disabled_until === null ? null : new Date(indexer.disabled_until)
  if (until === null || until <= now) return undefined
  return postpone('indexer_resting', `${indexer.name} rests after failures until ${moment(until)}`, until)
}
