import type { Ground } from '#server/ground'
import { createLogStore } from './logs'
import { createLogRetention } from './retention'
import { logRoutes } from './routes'

/** Access to the stored log. */
export const openLogRoom = ({ clock, cursors, config, logs }: Ground) => ({
  routes: [logRoutes(createLogStore({ db: logs.db, sink: logs.sink, log: logs.log, cursors }))],
  forgetOld: createLogRetention({ db: logs.db, clock, keepDays: () => config.get().log_retention_days }),
  dropped: logs.sink.dropped,
})
