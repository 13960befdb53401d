import { type Sentence, say } from '#server/foundation/lib/sentence'
import { settings } from './fix'
import type { HealthCheck } from './health'
import { sentences } from './sentences'

export const keyCodes: readonly string[] = ['metadata_key_missing', 'metadata_key_rejected']
export const metadataCode = 'metadata_unreachable'

type Metadata = { hasKey: () => boolean; rejected: () => boolean; trouble: () => Sentence | null }
/** `rejected` and `trouble` tell the result of the last request with the user's key. */
export const metadataChecks = (metadata: Metadata): HealthCheck[] => [
  {
    code: 'metadata_key_missing',
    about: 'The movie database key',
    immediate: true,
    look: () =>
      metadata.hasKey()
        ? null
        : {
            severity: 'error',
            title: say(sentences, 'key_missing'),
            detail: say(sentences, 'key_needed'),
            fix: settings('metadata'),
          },
  },
  {
    code: 'metadata_key_rejected',
    about: 'The movie database key',
    immediate: true,
    look: () =>
      metadata.hasKey() && metadata.rejected()
        ? {
            severity: 'error',
            title: say(sentences, 'key_rejected'),
            detail: say(sentences, 'key_to_check'),
            fix: settings('metadata'),
          }
        : null,
  },
  {
    code: metadataCode,
    about: 'The movie database',
    look: () => {
      const why = metadata.hasKey() ? metadata.trouble() : null
      if (why === null) return null
      return {
        severity: 'warning',
        title: say(sentences, 'no_movie_database'),
        detail: say(sentences, 'without_movie_database', { why }),
        fix: settings('metadata'),
      }
    },
  },
]
