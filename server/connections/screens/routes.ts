import { Elysia, t } from 'elysia'
import { accepted, answers, created, noContent, paged } from '#server/foundation/platform/http/answers'
import { PageQuery } from '#server/foundation/platform/http/page'
import { Screen, ScreenPlay, ScreenPlayRequest, ScreenSearch, ScreenSeek, ScreenVolume } from './schema'
import type { Screens } from './screens'

type Deps = { screens: Screens; sessionIdOf: (request: Request) => string | null }

const params = t.Object({
  id: t.String({ pattern: '^(cast|dlna)-[\\w-]{1,80}$', 'x-kind': 'screen', example: 'cast-1', description: 'Id of the screen' }),
})
const commanded = noContent(404, 409, 503)
const told = noContent(400, 404, 409, 415, 422, 503)

/** Play on TV. */
export const screenRoutes = ({ screens, sessionIdOf }: Deps) => {
  const simple = { params, response: commanded }
  return new Elysia({ prefix: '/screens', tags: ['Screens'] })
    .get('', ({ query }) => screens.list(query), {
      query: PageQuery,
      response: paged(Screen),
      detail: {
        operationId: 'listScreens',
        summary: 'List screens',
        description: 'Those that a search found since the start, by name, with what they play.',
      },
    })
    .post('/discover', ({ status }) => status(202, screens.discover()), {
      response: accepted(ScreenSearch, 409),
      detail: {
        operationId: 'discoverScreens',
        summary: 'Search for screens in the network',
        description: 'Google Cast by multicast DNS, DLNA renderers by SSDP. Nothing is sent unless somebody asks.',
      },
    })
    .get('/:id', ({ params: { id } }) => screens.get(id), {
      params,
      response: answers(Screen, 404),
      detail: { operationId: 'getScreen', summary: 'Get a screen', description: 'With what it plays, as of the last second.' },
    })
    .post(
      '/:id/play',
      async ({ params: { id }, body, request, set, status }) => {
        const play = await screens.play(id, { request: body, session_id: sessionIdOf(request) })
        set.headers.location = `/api/v1/screens/${id}`
        return status(201, play)
      },
      {
        params,
        body: ScreenPlayRequest,
        response: created(ScreenPlay, 400, 404, 409, 415, 422, 503),
        detail: {
          operationId: 'playOnScreen',
          summary: 'Play a file on a screen',
          description:
            'From the resume position unless `start_seconds` says otherwise. 409 `not_playable_here` with the codes of its `reasons`, 503 `screen_gone`. The address that the screen gets ends with the session that asked.',
        },
      },
    )
    .post(
      '/:id/pause',
      async ({ params: { id }, status }) => {
        await screens.pause(id)
        return status(204, undefined)
      },
      {
        ...simple,
        detail: { operationId: 'pauseScreen', summary: 'Pause a screen', description: '409 while it plays nothing from Marquee.' },
      },
    )
    .post(
      '/:id/resume',
      async ({ params: { id }, status }) => {
        await screens.resume(id)
        return status(204, undefined)
      },
      {
        ...simple,
        detail: {
          operationId: 'resumeScreen',
          summary: 'Continue a screen',
          description: 'After a pause. 409 while it plays nothing from Marquee.',
        },
      },
    )
    .post(
      '/:id/stop',
      async ({ params: { id }, status }) => {
        await screens.stop(id)
        return status(204, undefined)
      },
      {
        ...simple,
        detail: { operationId: 'stopScreen', summary: 'Stop a screen', description: 'Its position is stored before the answer.' },
      },
    )
    .post(
      '/:id/seek',
      async ({ params: { id }, body, status }) => {
        await screens.seek(id, body.position_seconds)
        return status(204, undefined)
      },
      {
        params,
        body: ScreenSeek,
        response: told,
        detail: {
          operationId: 'seekScreen',
          summary: 'Move a screen to another position',
          description: 'In seconds from the start. 409 while it plays nothing from Marquee.',
        },
      },
    )
    .post(
      '/:id/volume',
      async ({ params: { id }, body, status }) => {
        await screens.volume(id, body.level)
        return status(204, undefined)
      },
      {
        params,
        body: ScreenVolume,
        response: told,
        detail: {
          operationId: 'setScreenVolume',
          summary: 'Set the volume of a screen',
          description: 'From 0 to 100. 409 for a screen without a volume of its own.',
        },
      },
    )
}
