import { Elysia, t } from 'elysia'
import type { Movie } from '#server/catalog/movies/schema'
import { accepted, answers, created, noContent, paged } from '#server/foundation/platform/http/answers'
import { byId, Query } from '#server/foundation/platform/http/api-base'
import { expandQuery, parseExpand } from '#server/foundation/platform/http/expand'
import { PageQuery, pageQuery } from '#server/foundation/platform/http/page'
import type { createByHand } from './by-hand'
import type { ChangeTiming } from './change-timing'
import type { MissingSubtitles } from './missing-subtitles'
import {
  gapExpands,
  Subtitle,
  SubtitleChoice,
  SubtitleGap,
  SubtitleOffer,
  SubtitleSearch,
  SubtitleStatus,
  SubtitleTiming,
  TimingCheck,
  TimingPreview,
} from './schema'
import type { Subtitles } from './subtitles'
import type { Checks } from './sync/checks'

type Deps = {
  subtitles: Pick<Subtitles, 'list' | 'get'>
  requireMovie: (id: number) => void
  byHand: ReturnType<typeof createByHand>
  remove: (id: number) => Promise<void>
  status: () => Promise<SubtitleStatus>
  missing: Pick<MissingSubtitles, 'list'>
  moviesByIds: (ids: readonly number[]) => ReadonlyMap<number, Movie>
  timing: ChangeTiming
  checks: Checks
}

const asked = [400, 404, 409, 415, 422, 429, 503] as const
export const subtitleRoutes = ({ subtitles, requireMovie, byHand, remove, status, missing, moviesByIds, timing, checks }: Deps) =>
  new Elysia({ tags: ['Subtitles'] })
    .get(
      '/movies/:id/subtitles',
      ({ params, query }) => {
        requireMovie(params.id)
        return subtitles.list(params.id, query)
      },
      {
        params: byId('movie'),
        query: PageQuery,
        response: paged(Subtitle, 404),
        detail: {
          operationId: 'listMovieSubtitles',
          summary: 'The subtitles of a movie',
          description: 'Inside its files and next to them.',
        },
      },
    )
    .post(
      '/movies/:id/subtitles/search',
      async ({ params, body }) => {
        requireMovie(params.id)
        const found = await byHand.search(params.id, body?.languages)
        return { results: found.map((offer) => ({ ...offer, reasons: [...offer.reasons] })), next_cursor: null, has_more: false }
      },
      {
        params: byId('movie'),
        body: t.Optional(SubtitleSearch),
        response: paged(SubtitleOffer, 404, 409, 415, 429, 503),
        detail: {
          operationId: 'searchMovieSubtitles',
          summary: 'Search for subtitles',
          description: 'Asks the provider by the hash of the file, then by the ids of the movie. Best first, all on one page.',
        },
      },
    )
    .post(
      '/movies/:id/subtitles/download',
      async ({ params, body, set, status: answer }) => {
        requireMovie(params.id)
        const made = await byHand.download(params.id, body.provider_id)
        set.headers.location = `/api/v1/subtitles/${made.id}`
        return answer(201, made)
      },
      {
        params: byId('movie'),
        body: SubtitleChoice,
        response: created(Subtitle, ...asked, 507),
        detail: {
          operationId: 'downloadMovieSubtitle',
          summary: 'Download a subtitle',
          description:
            'Downloads a result of the last search. The file is stored next to the movie, in UTF-8 and without advertising. An earlier download in the same language goes to the recycle bin; other files are never replaced.',
        },
      },
    )
    .get('/subtitles', () => status(), {
      response: answers(SubtitleStatus),
      detail: {
        operationId: 'getSubtitleStatus',
        summary: 'Status of the subtitle provider',
        description: 'How many downloads are left today, and how many movies lack subtitles in each wanted language.',
      },
    })
    .get('/subtitles/:id', ({ params }) => subtitles.get(params.id), {
      params: byId('subtitle'),
      response: answers(Subtitle, 404),
      detail: { operationId: 'getSubtitle', summary: 'Get a subtitle', description: 'By its id.' },
    })
    .delete(
      '/subtitles/:id',
      async ({ params, status: answer }) => {
        await remove(params.id)
        return answer(204, undefined)
      },
      {
        params: byId('subtitle'),
        response: noContent(404, 409),
        detail: {
          operationId: 'deleteSubtitle',
          summary: 'Delete a subtitle',
          description:
            'Moves it to the recycle bin. A track inside a file cannot be deleted (409). A deleted download is not downloaded automatically again.',
        },
      },
    )
    .put('/subtitles/:id/timing', ({ params, body }) => timing.set(params.id, body), {
      params: byId('subtitle'),
      body: SubtitleTiming,
      response: answers(Subtitle, 400, 404, 409, 415, 422),
      detail: {
        operationId: 'setSubtitleTiming',
        summary: 'Change the timing of subtitles',
        description:
          'Every player shows them at these times; the text itself stays as it is. A shift of zero and no rates are the times of the text. A separate file that changes later has its own times again.',
      },
    })
    .post('/subtitles/:id/timing/preview', ({ params, body }) => timing.preview(params.id, body), {
      params: byId('subtitle'),
      body: SubtitleTiming,
      response: answers(TimingPreview, 400, 404, 409, 415, 422, 503),
      detail: {
        operationId: 'previewSubtitleTiming',
        summary: 'See what another timing would change',
        description: 'Lines across the movie with both times. Nothing is stored.',
      },
    })
    .post('/subtitles/:id/timing/check', async ({ params, status: answer }) => answer(202, await checks.start(params.id)), {
      params: byId('subtitle'),
      response: accepted(TimingCheck, 404, 409, 503),
      detail: {
        operationId: 'checkSubtitleTiming',
        summary: 'Compare subtitles with the sound',
        description:
          'Listens to the movie with ffmpeg, at low priority, and looks where the lines fit its speech. What comes out is a proposal; nothing is changed.',
      },
    })
    .get('/subtitles/:id/timing/check', ({ params }) => checks.get(params.id), {
      params: byId('subtitle'),
      response: answers(TimingCheck, 404),
      detail: {
        operationId: 'getSubtitleTimingCheck',
        summary: 'Get what the sound says about subtitles',
        description: 'Kept until the service restarts.',
      },
    })
    .get(
      '/wanted/subtitles',
      ({ query }) => {
        const expands = parseExpand(query.expand, gapExpands)
        const found = missing.list(query)
        if (!expands.has('movie')) return found
        const movies = moviesByIds(found.results.map(({ movie_id }) => movie_id))
        return { ...found, results: found.results.map((gap) => ({ ...gap, movie: movies.get(gap.movie_id) ?? null })) }
      },
      {
        query: Query({
          ...pageQuery,
          ...expandQuery(gapExpands),
          language: t.Optional(t.String({ maxLength: 20, description: 'Only those without this wanted language' })),
        }),
        response: paged(SubtitleGap),
        detail: {
          operationId: 'listLackingSubtitles',
          summary: 'List movies that lack subtitles',
          description: 'Movies with a file that has no subtitles in a wanted language, by title. Forced ones do not count.',
        },
      },
    )
