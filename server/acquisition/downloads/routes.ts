import { Elysia, t } from 'elysia'
import { sentences } from '#server/acquisition/torrent/sentences'
import { say } from '#server/foundation/lib/sentence'
import { mostTorrentBytes } from '#server/foundation/lib/torrent-size'
import { answers, created, noContent, paged } from '#server/foundation/platform/http/answers'
import { byId, Query } from '#server/foundation/platform/http/api-base'
import { commaList, expandQuery, parseExpand } from '#server/foundation/platform/http/expand'
import { type Cursors, PageQuery, pageOfAll, pageQuery } from '#server/foundation/platform/http/page'
import type { Downloads } from './downloads'
import { phases } from './phase'
import { Download, DownloadFile, DownloadOrder, DownloadPatch, downloadExpands, mostBodyBytes, NewDownload } from './schema'

type Deps = {
  downloads: Downloads
  cursors: Cursors
  addOwn: (wanted: NewDownload) => Promise<{ download: Download; isNew: boolean }>
  blockAndSearch: (id: number) => Promise<Download>
  expand: (downloads: readonly Download[], wanted: ReadonlySet<(typeof downloadExpands)[number]>) => Download[]
}
const one = { params: byId('download'), response: answers(Download, 404, 409, 503) }

/** Where a .torrent comes by hand. */
export const torrentBody = {
  path: /^\/api\/v1\/downloads$/,
  limitBytes: mostBodyBytes,
  tooLarge: say(sentences, 'torrent_too_large', { most: mostTorrentBytes }),
}

export const downloadRoutes = ({ downloads, cursors, addOwn, blockAndSearch, expand }: Deps) =>
  new Elysia({ prefix: '/downloads', tags: ['Downloads'] })
    .get(
      '',
      ({ query }) => {
        const wanted = parseExpand(query.expand, downloadExpands)
        const page = downloads.list(query)
        return { ...page, results: expand(page.results, wanted) }
      },
      {
        query: Query({
          ...pageQuery,
          ...expandQuery(downloadExpands),
          state: commaList('states', phases),
          movie_id: t.Optional(t.Integer({ minimum: 1 })),
          order: t.Optional(t.UnionEnum(['desc', 'asc'], { default: 'desc' })),
        }),
        response: paged(Download),
        detail: { operationId: 'listDownloads', summary: 'List downloads', description: 'Newest first.' },
      },
    )
    .post(
      '',
      async ({ body, status, set }) => {
        const { download, isNew } = await addOwn(body)
        set.headers.location = `/api/v1/downloads/${download.id}`
        return status(isNew ? 201 : 200, download)
      },
      {
        body: NewDownload,
        response: { ...answers(Download), ...created(Download, 400, 404, 409, 422, 503) },
        detail: {
          operationId: 'addDownload',
          summary: 'Add a torrent for a movie',
          description:
            'A torrent that is already downloading for this movie gets the new trackers, unless it is private: 200 with its download.',
        },
      },
    )
    .put(
      '/order',
      ({ body, status }) => {
        downloads.arrange(body.ids)
        return status(204, undefined)
      },
      {
        body: DownloadOrder,
        response: noContent(404, 422),
        detail: {
          operationId: 'orderDownloads',
          summary: 'Order the downloads that wait',
          description: 'Queued downloads start by their `turn`. It has no effect on those that have started.',
        },
      },
    )
    .get('/:id', ({ params, query }) => expand([downloads.get(params.id)], parseExpand(query.expand, downloadExpands))[0]!, {
      params: byId('download'),
      query: Query(expandQuery(downloadExpands)),
      response: answers(Download, 400, 404, 422),
      detail: { operationId: 'getDownload', summary: 'Get a download' },
    })
    .patch('/:id', ({ params, body }) => downloads.limit(params.id, body), {
      ...one,
      body: DownloadPatch,
      response: answers(Download, 400, 404, 409, 422, 503),
      detail: {
        operationId: 'updateDownload',
        summary: 'Limit a download',
        description: 'Its limits hold together with those of all downloads and their schedule: the lowest one counts.',
      },
    })
    .delete(
      '/:id',
      async ({ params, query, status }) => {
        await downloads.remove(params.id, { delete_data: query.delete_data ?? true, isByHand: true })
        return status(204, undefined)
      },
      {
        params: byId('download'),
        query: Query({
          delete_data: t.Optional(
            t.BooleanString({ default: true, description: 'Also delete the downloaded data; the library is never touched' }),
          ),
        }),
        response: noContent(404, 422, 503),
        detail: { operationId: 'removeDownload', summary: 'Cancel a download' },
      },
    )
    .get(
      '/:id/files',
      ({ params, query }) => pageOfAll(downloads.files(params.id), query, { scope: `downloads/${params.id}/files`, cursors }),
      {
        params: byId('download'),
        query: PageQuery,
        response: paged(DownloadFile, 404),
        detail: { operationId: 'listDownloadFiles', summary: 'List the files of a download' },
      },
    )
    .post('/:id/pause', ({ params }) => downloads.pause(params.id), {
      ...one,
      detail: { operationId: 'pauseDownload', summary: 'Pause a download' },
    })
    .post('/:id/resume', ({ params }) => downloads.resume(params.id), {
      ...one,
      detail: { operationId: 'resumeDownload', summary: 'Resume a download' },
    })
    .post('/:id/retry', ({ params }) => downloads.retry(params.id), {
      ...one,
      detail: { operationId: 'retryDownload', summary: 'Retry a download' },
    })
    .post('/:id/blocklist-and-search', ({ params }) => blockAndSearch(params.id), {
      ...one,
      detail: { operationId: 'blockAndSearch', summary: 'Block this release and search again' },
    })
