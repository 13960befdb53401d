import { say } from '#server/foundation/lib/sentence'
import { type LastingRule, refuse } from '../candidate'
import { sentences } from '../sentences'

/** An indexer with tags is only used for movies that have one of them. */
export const indexerServesMovie: LastingRule = ({ indexer }, { movie }) => {
  const isFor = indexer.tag_ids.length === 0 || indexer.tag_ids.some((id) => movie.tag_ids?.includes(id))
  return isFor ? undefined : refuse(say(sentences, 'indexer_for_other_movies', { indexer: indexer.name }))
}
