import { Elysia, t } from 'elysia'
import type { AppEvent } from '#server/events'
import { createConfig } from '#server/foundation/config/config'
import { createJournal } from '#server/foundation/history/journal'
import { stoppedClock } from '#server/foundation/lib/clock'
import { createBus } from '#server/foundation/platform/bus'
import { apiBase, elysiaOptions } from '#server/foundation/platform/http/api-base'
import { createRequestHandler } from '#server/foundation/platform/http/handle-request'
import { listen } from '#server/foundation/platform/http/listen'
import { createCursors } from '#server/foundation/platform/http/page'
import type { Route } from '#server/foundation/platform/http/route-book'
import type { Fields, Log } from '#server/foundation/platform/log'
import { liveRoutes } from '#server/service/live/routes'
import { createLive, type Limits } from '#server/service/live/socket'
import { createStoredEvents } from '#server/service/live/stored-events'
import { type Caller, createAuthentication } from '#server/service/sessions/authenticate'
import { cookieNameFor } from '#server/service/sessions/credentials'
import { createCodes } from '#server/service/sessions/pairing'
import { createQuickConnect } from '#server/service/sessions/quick-connect'
import { sessionRoutes } from '#server/service/sessions/routes'
import { createSessions } from '#server/service/sessions/sessions'
import { openMigratedDb } from './migrated'

type Options = { base?: string; public_url?: string; reachable?: string[]; limits?: Partial<Limits> }
export type TestServer = ReturnType<typeof openTestServer>

/** The service's real listener on a free port, with authentication, sessions and sockets, and almost nothing behind it. */
export const openTestServer = ({ base = '', public_url, reachable = [], limits = {} }: Options = {}) => {
  const clock = stoppedClock('2026-03-01T12:00:00.000Z')
  const db = openMigratedDb()
  const lines: { message: string; fields: Fields | undefined }[] = []
  const write = (message: string, fields?: Fields) => void lines.push({ message, fields })
  const log: Log = { error: write, warn: write, info: write, debug: write, trace: write }
  const bus = createBus<AppEvent>()
  const journal = createJournal({ db, bus, clock })
  const config = createConfig({ db, journal })
  if (public_url) config.update({ public_url }, { isKey: true })
  const codes = createCodes({ clock })
  const sessions = createSessions({ db, journal, clock, log, config, onEnded: codes.burn })
  const quickConnect = createQuickConnect({ clock, sessions })
  const cookieName = cookieNameFor('an installation')
  const delays: number[] = []
  const delay = async (ms: number) => void delays.push(ms)
  const authentication = createAuthentication({ config, sessions, codes, cookieName, clock, log, delay })
  const cursors = createCursors(() => config.get().session_signing_key ?? '')
  const live = createLive({ bus, authentication, sessions, stored: createStoredEvents(db), log, limits })

  let port = 0
  const local = () => `http://localhost:${port}${base}`
  const app = new Elysia({ ...elysiaOptions, prefix: '/api/v1' })
    .use(apiBase({ log, uploads: [], routes: (): readonly Route[] => app.routes }))
    .get('/status', () => ({ status: 'ok' }))
    .get('/movies', () => ({ results: [] }))
    .post('/movies', ({ body }) => ({ added: body }), { body: t.Object({ metadata_id: t.Integer() }) })
    .get('/images/:id', ({ params }) => `image ${params.id}`)
    .get('/calendar.ics', () => 'calendar')
    .use(
      sessionRoutes({
        authentication,
        sessions,
        codes,
        config,
        cookieName,
        reachable: () => reachable,
        local,
        cursors,
        clock,
        quickConnect,
        hasFile: (id) => id === 1,
        playingOf: () => null,
      }),
    )
    .use(liveRoutes())
  const handle = createRequestHandler<Caller>({
    base: () => base,
    admit: authentication.admit,
    remember: authentication.remember,
    api: (request) => app.fetch(request),
    socket: live.upgrade,
    page: () => new Response('the page'),
    log,
  })
  const listening = listen({ answer: handle, websocket: live.websocket }, { address: '127.0.0.1', port: 0 })
  port = listening.port
  const events: AppEvent[] = []
  bus.subscribe((event) => events.push(event))

  return {
    port,
    host: `localhost:${port}`,
    url: `http://localhost:${port}`,
    key: () => config.get().api_key!,
    clock,
    db,
    config,
    journal,
    codes,
    sessions,
    quickConnect,
    authentication,
    live,
    cookieName,
    lines,
    delays,
    events,
    close: async () => {
      live.closeAll()
      await listening.close(true)
      db.$client.close()
    },
  }
}
