import type { Asked } from '#server/foundation/platform/http/handle-request'
import type { Ground } from '#server/ground'
import type { AppCaller, Authentication } from '#server/service/sessions/authenticate'
import { exposition } from './exposition'
import { createMeasure } from './measure'
import { widgetRoutes } from './routes'
import { createWidget } from './widget'

type Needs = {
  sessions: { authentication: Pick<Authentication, 'recognizeApp'> }
  health: { entries: Parameters<typeof createMeasure>[0]['health'] }
  downloads: { sessionStatus: Parameters<typeof createWidget>[0]['session'] }
}

/** Numbers for a monitoring program. */
export const openMetrics = ({ db, clock, config, options }: Ground, { sessions, health, downloads }: Needs) => {
  const measure = createMeasure({ db, clock, version: options.version, health: health.entries })
  const whoAsks = (request: Request, ip: string | null): Promise<AppCaller | null> =>
    sessions.authentication.recognizeApp(keyIn(request.headers), { scope: 'programs', ip })
  return {
    routes: [widgetRoutes(createWidget({ db, clock, health: health.entries, session: downloads.sessionStatus }))],
    /** Null if the request is not for it. */
    async answer(request: Request, { path, method, ip }: Asked): Promise<Response | null> {
      if (path !== '/metrics' || !config.get().metrics_enabled || (method !== 'GET' && method !== 'HEAD')) return null
      if (!(await whoAsks(request, ip))) return new Response(null, { status: 401, headers: { 'www-authenticate': 'Bearer' } })
      const text = method === 'HEAD' ? null : exposition(await measure())
      return new Response(text, { headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' } })
    },
  }
}

/** Never from the address: monitoring programs show it. */
const keyIn = (headers: Headers): string =>
  /^bearer\s+(\S+)$/i.exec(headers.get('authorization')?.trim() ?? '')?.[1] ?? headers.get('x-api-key')?.trim() ?? ''
