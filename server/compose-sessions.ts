import type { Basics } from '#server/compose'
import { createPast } from '#server/live/past'
import { createLive } from '#server/live/socket'
import { explorerFiles } from '#server/openapi/explorer'
import { cookieNameFor } from '#server/sessions/credentials'
import { createGate } from '#server/sessions/gate'
import { createCodes } from '#server/sessions/pairing'
import { createSessions } from '#server/sessions/sessions'

/** Who may enter, and who listens. */
export const composeSessions = ({ db, bus, journal, config, clock, logs, instanceId }: Basics) => {
  const cookieName = cookieNameFor(instanceId)
  const codes = createCodes({ clock })
  const sessions = createSessions({ db, journal, clock, log: logs.for('sessions', 'sessions'), config, onEnded: codes.burn })
  const open = ['/api/v1/status', ...explorerFiles]
  const gate = createGate({ config, sessions, codes, cookieName, clock, log: logs.for('sessions', 'gate'), delay: Bun.sleep, open })
  const live = createLive({ bus, gate, sessions, past: createPast(db), log: logs.for('live', 'socket') })
  return { cookieName, codes, sessions, gate, live }
}
