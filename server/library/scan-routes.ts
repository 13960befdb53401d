import { Elysia } from 'elysia'
import { byId, Query } from '#server/platform/http/api-base'
import { ErrorBody } from '#server/platform/http/errors'
import { commaList } from '#server/platform/http/expand'
import { Page, pageQuery } from '#server/platform/http/page'
import type { ApplyScans } from './apply-scan'
import type { ScanFolder } from './scan-folder'
import { ApplyScan, itemStates, NewScan, Scan, ScanItem } from './scan-schema'
import type { Scans } from './scan-store'

type Deps = { scans: Scans; scanFolder: ScanFolder; applyScan: ApplyScans }
const written = { 400: ErrorBody, 401: ErrorBody, 404: ErrorBody, 415: ErrorBody, 422: ErrorBody }

/** An existing library: looked at, shown, then taken in where it lies. */
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
        response: { 202: Scan, ...written, 503: ErrorBody },
        detail: {
          operationId: 'startScan',
          summary: 'Scan a library folder',
          description:
            'Answers at once; `library_scan_progress` reports the progress. Nothing on disk changes. A scan that is already running is not started twice.',
        },
      },
    )
    .get('/:id', ({ params }) => scans.get(params.id), {
      params: byId('scan'),
      response: { 200: Scan, 401: ErrorBody, 404: ErrorBody },
      detail: { operationId: 'getScan', summary: 'Get a scan' },
    })
    .get('/:id/items', ({ params, query }) => scans.items(params.id, query), {
      params: byId('scan'),
      query: Query({ ...pageQuery, state: commaList('states', itemStates) }),
      response: { 200: Page(ScanItem), 400: ErrorBody, 401: ErrorBody, 404: ErrorBody, 422: ErrorBody },
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
        response: { 202: Scan, ...written, 409: ErrorBody },
        detail: {
          operationId: 'applyScan',
          summary: 'Add scanned files to the library',
          description: 'Files stay where they are: nothing on disk changes, and no search starts.',
        },
      },
    )
