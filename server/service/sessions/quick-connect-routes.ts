import { Elysia, t } from 'elysia'
import { oneOf } from '#server/foundation/lib/shapes'
import { created, paged } from '#server/foundation/platform/http/answers'
import { type Cursors, PageQuery, pageOfAll } from '#server/foundation/platform/http/page'
import { type Authentication, sessionIdOf } from './authenticate'
import type { QuickConnect } from './quick-connect'
import { Session, WaitingApp } from './schema'
import { refuseToTokens, show } from './show-session'

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
        refuseToTokens(caller)
        const session = quickConnect.approve(body.code, { parent_id: sessionIdOf(caller), scope: body.scope ?? 'watch' })
        set.headers.location = `/api/v1/auth/sessions/${session.id}`
        return status(201, show(session, caller))
      },
      {
        body: t.Object(
          {
            code: t.String({ pattern: '^\\d{6}$', examples: ['123456'] }),
            scope: t.Optional(
              oneOf(['watch', 'all'], { description: '`all`: it may also get movies; for the page of TVs only. Defaults to `watch`' }),
            ),
          },
          { additionalProperties: false },
        ),
        response: created(Session, 400, 403, 404, 409, 422, 429),
        detail: {
          operationId: 'approveApp',
          summary: 'Sign in an app by its code',
          description:
            'The code is on the screen of the app and lives ten minutes. The app may watch, nothing else; only the page for TVs can be given the scope `all`, with which it may also add and download movies. Ten wrong codes end all waiting ones.',
        },
      },
    )
