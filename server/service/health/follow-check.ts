import { say } from '#server/foundation/lib/sentence'
import { settings } from './fix'
import type { HealthCheck } from './health'
import { sentences } from './sentences'

type Waiting = { id: number; name: string; movies: number }

/** Something that is followed has many new movies at once: a person decides. */
export const followCheck = (waiting: () => readonly Waiting[]): HealthCheck => ({
  code: 'follow_waiting',
  about: 'What you follow',
  immediate: true,
  look: () =>
    waiting().map(({ id, name, movies }) => ({
      severity: 'notice',
      title: say(sentences, 'follow_waits', { name, movies }),
      detail: null,
      fix: settings('following'),
      subject: id,
    })),
})
