import { type Sentence, say } from '#server/foundation/lib/sentence'
import { settings } from './fix'
import type { HealthCheck } from './health'
import { sentences } from './sentences'

type ListFacts = {
  id: number
  name: string
  enabled: boolean
  escalation_level: number
  last_error: string | null
  last_error_reason: Sentence | null
  shrunk_to: number | null
}

/** A single failure may be a hiccup; two in a row are reported. A list that shrinks by half is reported immediately. */
export const listChecks = (lists: () => readonly ListFacts[]): HealthCheck[] => {
  const enabled = () => lists().filter((list) => list.enabled)
  const fix = settings('followed-lists')
  return [
    {
      code: 'list_failing',
      about: 'The lists',
      look: () =>
        enabled()
          .filter(({ escalation_level }) => escalation_level >= 2)
          .map(({ id, name, last_error, last_error_reason }) => ({
            severity: 'warning',
            title: say(sentences, 'list_unreadable', { name }),
            detail: last_error_reason ?? last_error,
            fix,
            subject: id,
          })),
    },
    {
      code: 'list_shrunk',
      about: 'The lists',
      immediate: true,
      look: () =>
        enabled()
          .filter(({ shrunk_to }) => shrunk_to !== null)
          .map(({ id, name, last_error, last_error_reason }) => ({
            severity: 'warning',
            title: say(sentences, 'list_lost_movies', { name }),
            detail: last_error_reason ?? last_error,
            fix,
            subject: id,
          })),
    },
  ]
}
