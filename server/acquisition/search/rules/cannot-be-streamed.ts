import { say } from '#server/foundation/lib/sentence'
import { type Rule, refuse } from '../candidate'
import { sentences } from '../sentences'

/** What a person can stream is not downloaded, if they chose so. A manual search ignores this, and so do upgrades. */
export const cannotBeStreamed: Rule = (_, { movie, file, settings, mode }) => {
  if (!settings.streaming_skip || mode === 'user_search' || file !== null) return undefined
  const services = settings.streaming_services.filter((service) => movie.where_to_watch?.includes(service))
  return services.length > 0 ? refuse(say(sentences, 'can_be_streamed', { movie: movie.title, services })) : undefined
}
