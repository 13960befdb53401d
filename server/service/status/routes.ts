import { Type } from '@sinclair/typebox'
import { Elysia } from 'elysia'
import { oneOf, Timestamp } from '#server/foundation/lib/shapes'

const Status = Type.Object(
  {
    version: Type.String(),
    uptime_seconds: Type.Integer({ minimum: 0, description: 'Seconds since the service started' }),
    started_at: Timestamp,
    status: oneOf(['ok', 'checking', 'setup_required', 'recovery']),
    setup_complete: Type.Boolean(),
  },
  { $id: 'Status', additionalProperties: false, description: 'All that is public.' },
)

type Deps = { version: string; startedAt: string; uptimeSeconds: () => number; isSetUp: () => boolean; isChecking: () => boolean }

export const statusRoutes = ({ version, startedAt, uptimeSeconds, isSetUp, isChecking }: Deps) =>
  new Elysia({ prefix: '/status', tags: ['System'] }).get(
    '',
    () => {
      const setup_complete = isSetUp()
      return {
        version,
        uptime_seconds: uptimeSeconds(),
        started_at: startedAt,
        status: !setup_complete ? ('setup_required' as const) : isChecking() ? ('checking' as const) : ('ok' as const),
        setup_complete,
      }
    },
    {
      response: { 200: Status },
      detail: {
        operationId: 'getStatus',
        summary: 'Get the status of the service',
        description:
          'The only endpoint that needs no key, for uptime monitors. `checking`: after a power cut the database is checked; until then changes wait.',
        security: [],
      },
    },
  )
