import { type Sentence, say } from '#server/foundation/lib/sentence'
import { settings } from './fix'
import type { HealthCheck } from './health'
import { sentences } from './sentences'

export const subtitlesCode = 'subtitles_failing'

/** The problem of the subtitle provider's last request, if any. */
export const subtitleProviderCheck = (problem: () => Sentence | null): HealthCheck => ({
  code: subtitlesCode,
  about: 'The subtitle provider',
  immediate: true,
  look: () => {
    const detail = problem()
    if (detail === null) return null
    return {
      severity: 'warning',
      title: say(sentences, 'no_subtitle_downloads'),
      detail,
      fix: settings('subtitles'),
    }
  },
})
