import type { Ground } from '#server/ground'
import { liveRoutes } from './routes'
import { createLive } from './socket'
import { createStoredEvents } from './stored-events'

type Deps = Parameters<typeof createLive>[0]
type Needs = { sessions: Deps['sessions'] & { authentication: Deps['authentication'] } }

/** The WebSocket that streams events. */
export const openLive = ({ db, bus, logs }: Ground, { sessions }: Needs) => ({
  routes: [liveRoutes()],
  ...createLive({
    bus,
    authentication: sessions.authentication,
    sessions,
    stored: createStoredEvents(db),
    log: logs.for('live', 'socket'),
  }),
})
