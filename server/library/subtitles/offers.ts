import { say } from '#server/foundation/lib/sentence'
import { Conflict } from '#server/foundation/platform/errors'
import type { Subject } from './find'
import type { Weighed } from './rank-offers'
import { sentences } from './sentences'

const most = 100

/** The results of manual searches per movie, until one is chosen. */
export const createOffers = () => {
  const found = new Map<number, { subject: Subject; offers: readonly Weighed[] }>()
  return {
    keep(subject: Subject, offers: readonly Weighed[]): void {
      found.delete(subject.movie_id)
      found.set(subject.movie_id, { subject, offers })
      const [oldest] = found.keys()
      if (found.size > most && oldest !== undefined) found.delete(oldest)
    },
    /** Throws Conflict if no search since startup found it. */
    choose(movieId: number, provider_id: string): { subject: Subject; choice: Weighed } {
      const kept = found.get(movieId)
      const choice = kept?.offers.find((each) => each.provider_id === provider_id)
      if (!kept || !choice) throw new Conflict(say(sentences, 'search_again'))
      return { subject: kept.subject, choice }
    },
  }
}
