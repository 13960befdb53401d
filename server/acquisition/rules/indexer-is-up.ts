import { postpone, type Rule } from '../candidate'
import { moment } from '../words'

export const indexerIsUp: Rule = ({ indexer }, { now }) =>
  indexer.disabled_until !== null && Date.parse(indexer.disabled_until) > now.getTime()
    ? postpone('indexer_resting', `${indexer.name} rests after failures until ${moment(new Date(indexer.disabled_until))}`)
    : undefined
