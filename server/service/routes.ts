import { Elysia, t } from 'elysia'
import { say } from '#server/lib/sentence'
import { Conflict, Forbidden, Invalid } from '#server/platform/errors'
import type { Host } from '#server/platform/host'
import { ErrorBody } from '#server/platform/http/errors'
import { type Cursors, Page, PageQuery, pageOfAll } from '#server/platform/http/page'
import { AutostartChange, AutostartState, Ending, License, Reveal } from './schema'
import { sentences } from './sentences'

type Deps = {
  host: Host
  cursors: Cursors
  isOnThisComputer: (request: Request) => boolean
  dataDir: string
  /** Where a movie's files are. Throws NotFound. */
  folderOfMovie: (id: number) => string
}

const refused = { 401: ErrorBody, 403: ErrorBody, 409: ErrorBody }

/** What a desktop program has in its menu. */
export const serviceRoutes = ({ host, cursors, isOnThisComputer, dataDir, folderOfMovie }: Deps) => {
  const folderFor = ({ what, id }: typeof Reveal.static): string => {
    if (what !== 'movie') return dataDir
    if (id === undefined) throw new Invalid(say(sentences, 'movie_id_needed'), 'id')
    return folderOfMovie(id)
  }
  const end = (action: 'stop' | 'restart') => {
    host.end(action)
    return { action }
  }

  return new Elysia({ prefix: '/service', tags: ['Service'] })
    .post('/stop', ({ status }) => status(202, end('stop')), {
      response: { 202: Ending, ...refused },
      detail: { operationId: 'stopService', summary: 'Stop the service', description: 'Stops in order, like on SIGTERM.' },
    })
    .post('/restart', ({ status }) => status(202, end('restart')), {
      response: { 202: Ending, ...refused },
      detail: { operationId: 'restartService', summary: 'Restart the service' },
    })
    .get('/autostart', () => host.autostart.read(), {
      response: { 200: AutostartState, 401: ErrorBody },
      detail: { operationId: 'getAutostart', summary: 'Get the autostart setting' },
    })
    .put('/autostart', ({ body }) => host.autostart.change(body.enabled), {
      body: AutostartChange,
      response: { 200: AutostartState, ...refused, 422: ErrorBody },
      detail: {
        operationId: 'changeAutostart',
        summary: 'Turn autostart on or off',
        description: 'Takes effect at the next sign-in. Answers 409 where `supported` is false.',
      },
    })
    .post(
      '/reveal',
      async ({ body, request, status }) => {
        if (!isOnThisComputer(request)) throw new Forbidden(say(sentences, 'folder_opens_here_only'))
        if (!(await host.reveal(folderFor(body)))) throw new Conflict(say(sentences, 'no_display'))
        return status(204, undefined)
      },
      {
        body: Reveal,
        response: { 204: t.Void(), ...refused, 404: ErrorBody, 422: ErrorBody },
        detail: {
          operationId: 'revealFolder',
          summary: 'Show a folder in the file manager',
          description: 'On the computer that the service runs on, and only for callers on that computer.',
        },
      },
    )
    .get('/licenses', ({ query }) => pageOfAll(host.licenses.thirdParty, query, { scope: '/service/licenses', cursors }), {
      query: PageQuery,
      response: { 200: Page(License), 401: ErrorBody, 400: ErrorBody, 422: ErrorBody },
      detail: { operationId: 'listLicenses', summary: 'List third-party licenses' },
    })
}
