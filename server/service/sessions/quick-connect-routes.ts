import { Elysia, t } from 'elysia'
import { created, paged } from '#server/foundation/platform/http/answers'
import { type Cursors, PageQuery, pageOfAll } from '#server/foundation/platform/http/page'
import { type Authentication, sessionIdOf } from './authenticate'
import type { QuickConnect } from './quick-connect'
import { Session, WaitingApp } from './schema'
import { refuseToCli, show } from './show-session'

type Deps = { authentication: Pick<Authentication, 'callerOf'>; quickConnect: QuickConnect; cursors: Cursors }

/** Apps that show a code and wait for a person to enter it. */
export const quickConnectRoutes = ({ authentication, quickConnect, cursors }: Deps) =>
  new Elysia()
    .get('/quick-connect', ({ query }) => pageOfAll(quickConnect.list(), query, { scope: 'auth/quick-connect', cursors }), {
      query: PageQuery,
      response: paged(WaitingApp, 403),
      detail: {
        operationId: 'listWaitingApps',
        summary: 'List apps that wait to be signed in',
        description: 'Each shows a six-digit code on its screen. The codes are not listed: they prove that you see the screen.',
      },
    })
    .post(
      '/quick-connect',
      ({ body, request, set, status }) => {
        const caller = authentication.callerOf(request)
        refuseToCli(caller)
        const session = quickConnect.approve(body.code, sessionIdOf(caller))
        set.headers.location = `/api/v1/auth/sessions/${session.id}`
        return status(201, show(session, caller))
      },
      {
        body: t.Object({ code: t.String({ pattern: '^\\d{6}$', examples: ['123456'] }) }, { additionalProperties: false }),
        response: created(Session, 400, 403, 404, 409, 422, 429),
        detail: {
          operationId: 'approveApp',
          summary: 'Sign in an app by its code',
          description:
            'The code is on the screen of the app and lives ten minutes. The app may watch, nothing else. Ten wrong codes end all waiting ones.',
        },
      },
    )
