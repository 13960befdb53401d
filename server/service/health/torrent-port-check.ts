import { say } from '#server/foundation/lib/sentence'
import { settings } from './fix'
import type { HealthCheck } from './health'
import { sentences } from './sentences'

/** `wanted`: the configured port; 0 lets the engine choose. */
export const torrentPortCheck = (session: { isUp: () => boolean; port: () => number }, wanted: () => number): HealthCheck => ({
  code: 'torrent_port_taken',
  about: 'The torrent engine',
  look: () =>
    !session.isUp() || wanted() === 0 || session.port() === wanted()
      ? null
      : {
          severity: 'warning',
          title: say(sentences, 'port_taken', { port: wanted() }),
          detail: say(sentences, 'other_port', { port: session.port() }),
          fix: settings('downloads'),
        },
})
