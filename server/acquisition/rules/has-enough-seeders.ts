import { type Rule, refuse } from '../candidate'

/** An unknown number of seeders passes. */
export const hasEnoughSeeders: Rule = ({ protocol, seeders, indexer }) =>
  protocol === 'torrent' && seeders !== null && seeders < indexer.min_seeders
    ? refuse(
        'too_few_seeders',
        `${seeders === 0 ? 'nobody shares it' : `${seeders} share it`}, ${indexer.name} asks for ${indexer.min_seeders}`,
      )
    : undefined
