import { Elysia } from 'elysia'
import { byId } from '#server/platform/http/api-base'
import { ErrorBody } from '#server/platform/http/errors'
import { Page, PageQuery } from '#server/platform/http/page'
import { Subtitle } from './schema'
import type { Subtitles } from './subtitles'

type Deps = { subtitles: Pick<Subtitles, 'list'>; requireMovie: (id: number) => void }

export const subtitleRoutes = ({ subtitles, requireMovie }: Deps) =>
  new Elysia({ tags: ['Library'] }).get(
    '/movies/:id/subtitles',
    ({ params, query }) => {
      requireMovie(params.id)
      return subtitles.list(params.id, query)
    },
    {
      params: byId('movie'),
      query: PageQuery,
      response: { 200: Page(Subtitle), 400: ErrorBody, 401: ErrorBody, 404: ErrorBody, 422: ErrorBody },
      detail: {
        operationId: 'listMovieSubtitles',
        summary: 'List the subtitles of a movie',
        description: 'Those inside a file are among the tracks of the file.',
      },
    },
  )
