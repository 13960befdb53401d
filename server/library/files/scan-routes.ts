import { Elysia } from 'elysia'
import { accepted, answers, paged } from '#server/foundation/platform/http/answers'
import { byId, Query } from '#server/foundation/platform/http/api-base'
import { commaList } from '#server/foundation/platform/http/expand'
import { pageQuery } from '#server/foundation/platform/http/page'
import type { ApplyScans } from './apply-scan'
import type { ScanFolder } from './scan-folder'
import { ApplyScan, itemStates, NewScan, Scan, ScanItem } from './scan-schema'
import type { Scans } from './scan-store'

type Deps = { scans: Scans; scanFolder: ScanFolder; applyScan: ApplyScans }
const written = [400, 404, 415, 422] as const

/** An existing library: scanned, shown, then imported in place. */
export const scanRoutes = ({ scans, scanFolder, applyScan }: Deps) =>
  new Elysia({ prefix: '/library/scan', tags: ['Library'] })
    .post(
      '',
      async ({ body, status, set }) => {
        const scan = await scanFolder(body.root_folder_id)
        set.headers.location = `/api/v1/library/scan/${scan.id}`
        return status(202, scans.get(scan.id))
      },
      {
        body: NewScan,
        response: accepted(Scan, ...written, 503),
        detail: {
          operationId: 'startScan',
          summary: 'Scan a library folder',
          description:
            'Returns immediately; `library_scan_progress` reports the progress. Nothing on disk changes. A scan that is already running is not started twice, and continues after a restart of the service.',
        },
      },
    )
    .get('/:id', ({ params }) => scans.get(params.id), {
      params: byId('scan'),
      response: answers(Scan, 404),
      detail: { operationId: 'getScan', summary: 'Get a scan' },
    })
    .get('/:id/items', ({ params, query }) => scans.items(params.id, query), {
      params: byId('scan'),
      query: Query({ ...pageQuery, state: commaList('states', itemStates) }),
      response: paged(ScanItem, 404),
      detail: {
        operationId: 'listScanItems',
        summary: 'List the files of a scan',
        description: 'Every file, with the movie that it was matched with, how certain the match is, and why.',
      },
    })
    .post(
      '/:id/apply',
      ({ params, body, status }) => {
        applyScan(params.id, body ?? {})
        return status(202, scans.get(params.id))
      },
      {
        params: byId('scan'),
        body: ApplyScan,
        response: accepted(Scan, ...written, 409),
        detail: {
          operationId: 'applyScan',
          summary: 'Add scanned files to the library',
          description: 'Files stay where they are: nothing on disk changes, and no search starts.',
        },
      },
    )
