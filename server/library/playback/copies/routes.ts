import { Elysia } from 'elysia'
import { answers, created, noContent, refused } from '#server/foundation/platform/http/answers'
import { byId, Query } from '#server/foundation/platform/http/api-base'
import { inParts } from '../hls-routes'
import type { Copies } from './copies'
import { Copy, CopyChoices, CopyRequest } from './schema'

export const copyRoutes = (copies: Pick<Copies, 'choices' | 'add' | 'remove' | 'download'>) =>
  new Elysia({ tags: ['Playback'] })
    .get('/files/:id/copies', ({ params: { id } }) => copies.choices(id), {
      params: byId('file'),
      response: answers(CopyChoices, 404, 503),
      detail: {
        operationId: 'getCopies',
        summary: 'Get what a device can take along of a file',
        description: 'The size of the file itself, the sizes of smaller copies, and the copies that exist or are being made.',
      },
    })
    .post('/files/:id/copies', async ({ params: { id }, body, status }) => status(201, await copies.add(id, body)), {
      params: byId('file'),
      body: CopyRequest,
      response: created(Copy, 400, 404, 409, 415, 422, 503, 507),
      detail: {
        operationId: 'prepareCopy',
        summary: 'Prepare a smaller copy of a file',
        description:
          'An MP4 that browsers and phones play, with one audio track in stereo and the text subtitles of the movie. ffmpeg makes one copy at a time, at low priority. A copy that is wanted already or ready is answered as it is; one that failed is tried again.',
      },
    })
    .delete(
      '/copies/:id',
      async ({ params: { id }, status }) => {
        await copies.remove(id)
        return status(204, undefined)
      },
      {
        params: byId('copy'),
        response: noContent(404),
        detail: {
          operationId: 'removeCopy',
          summary: 'Remove a copy, or cancel making it',
          description: 'The movie and its file stay.',
        },
      },
    )
    .get('/copies/:id/download', ({ params: { id }, request }) => copies.download(id, request), {
      params: byId('copy'),
      query: Query({}),
      response: refused(404, 416, 503),
      detail: {
        operationId: 'downloadCopy',
        summary: 'Download a copy',
        description: 'Supports ranges, so a download can be resumed. There is none before it is ready.',
        responses: inParts(['video/mp4'], 'The copy'),
      },
    })
