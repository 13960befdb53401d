import { Elysia } from 'elysia'
import { say } from '#server/foundation/lib/sentence'
import { BadRequest } from '#server/foundation/platform/errors'
import { refused } from '#server/foundation/platform/http/answers'
import { sentences } from './sentences'

/** Upgrades are handled before routing; a request that gets here is not one. */
export const liveRoutes = () =>
  new Elysia({ tags: ['Events'] }).get(
    '/ws',
    () => {
      throw new BadRequest(say(sentences, 'websocket_needed'))
    },
    {
      response: refused(400, 403),
      detail: {
        operationId: 'openEventStream',
        summary: 'Stream events (WebSocket)',
        description: [
          'First message, within 5 s and 4 KiB: `{"type":"auth","api_key":"…","since":123}`. A session token serves as `api_key`; without it the cookie counts.',
          'Then `{"type":"auth_ok"}`, then `AppEvent` frames. `since` first replays the stored events after that `seq`.',
          'Closed with 4400 malformed, 4401 bad credential or revoked, 4403 foreign origin, 4408 silence, 4409 `since` unknown: fetch anew; 1013 too slow, 1001 stopping.',
        ].join('\n\n'),
      },
    },
  )
