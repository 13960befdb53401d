import { Elysia } from 'elysia'
import { answers, noContent, paged } from '#server/foundation/platform/http/answers'
import { byId } from '#server/foundation/platform/http/api-base'
import { PageQuery } from '#server/foundation/platform/http/page'
import type { Devices } from './devices'
import { DlnaDevice, DlnaDevicePatch } from './schema'

export const dlnaRoutes = (devices: Devices) =>
  new Elysia({ prefix: '/dlna/devices', tags: ['Screens'] })
    .get('', ({ query }) => devices.list(query), {
      query: PageQuery,
      response: paged(DlnaDevice),
      detail: {
        operationId: 'listDlnaDevices',
        summary: 'List devices that browse by DLNA',
        description: 'The last seen first. Each appears when it first opens the library.',
      },
    })
    .get('/:id', ({ params }) => devices.get(params.id), {
      params: byId('device'),
      response: answers(DlnaDevice, 404),
      detail: {
        operationId: 'getDlnaDevice',
        summary: 'Get a device that browses by DLNA',
        description: 'Its address is all that tells it apart from others.',
      },
    })
    .patch('/:id', ({ params, body }) => devices.update(params.id, body), {
      params: byId('device'),
      body: DlnaDevicePatch,
      response: answers(DlnaDevice, 400, 404, 415, 422),
      detail: {
        operationId: 'allowDlnaDevice',
        summary: 'Allow a device to see the library, or stop it',
        description: 'Addresses that a stopped device was given end at once.',
      },
    })
    .delete(
      '/:id',
      ({ params, status }) => {
        devices.remove(params.id)
        return status(204, undefined)
      },
      {
        params: byId('device'),
        response: noContent(404),
        detail: {
          operationId: 'removeDlnaDevice',
          summary: 'Forget a device that browses by DLNA',
          description: 'If it comes back, it waits for a yes again.',
        },
      },
    )
