import { Elysia } from 'elysia'
import { say } from '#server/foundation/lib/sentence'
import { Conflict, Forbidden, Invalid } from '#server/foundation/platform/errors'
import type { Host } from '#server/foundation/platform/host'
import { accepted, answers, noContent, paged } from '#server/foundation/platform/http/answers'
import { type Cursors, PageQuery, pageOfAll } from '#server/foundation/platform/http/page'
import { AutostartChange, AutostartState, Ending, License, Reveal } from './schema'
import { sentences } from './sentences'

type Deps = {
  host: Host
  cursors: Cursors
  isOnThisComputer: (request: Request) => boolean
  dataDir: string
  /** The folder of a movie's files. Throws NotFound. */
  folderOfMovie: (id: number) => string
}

const refusals = [403, 409] as const

/** The menu items of a desktop program. */
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
      response: accepted(Ending, ...refusals),
      detail: { operationId: 'stopService', summary: 'Stop the service', description: 'Stops cleanly, as on SIGTERM.' },
    })
    .post('/restart', ({ status }) => status(202, end('restart')), {
      response: accepted(Ending, ...refusals),
      detail: { operationId: 'restartService', summary: 'Restart the service' },
    })
    .get('/autostart', () => host.autostart.read(), {
      response: answers(AutostartState),
      detail: { operationId: 'getAutostart', summary: 'Get the autostart setting' },
    })
    .put('/autostart', ({ body }) => host.autostart.change(body.enabled), {
      body: AutostartChange,
      response: answers(AutostartState, ...refusals, 422),
      detail: {
        operationId: 'changeAutostart',
        summary: 'Turn autostart on or off',
        description: 'Takes effect at the next sign-in. Returns 409 if `supported` is false.',
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
        response: noContent(...refusals, 404, 422),
        detail: {
          operationId: 'revealFolder',
          summary: 'Show a folder in the file manager',
          description: 'On the computer that the service runs on, and only for callers on that computer.',
        },
      },
    )
    .get('/licenses', async ({ query }) => pageOfAll((await host.licenses()).thirdParty, query, { scope: '/service/licenses', cursors }), {
      query: PageQuery,
      response: paged(License),
      detail: { operationId: 'listLicenses', summary: 'List third-party licenses' },
    })
}
