import { say } from '#server/foundation/lib/sentence'
import { type LastingRule, refuse } from '../candidate'
import { sentences } from '../sentences'

/** An unknown number of seeders passes. */
export const hasEnoughSeeders: LastingRule = ({ protocol, seeders, indexer }) =>
  protocol === 'torrent' && seeders !== null && seeders < indexer.min_seeders
    ? refuse(say(sentences, 'too_few_seeders', { count: seeders, indexer: indexer.name, least: indexer.min_seeders }))
    : undefined
