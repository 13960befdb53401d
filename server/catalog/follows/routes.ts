import { Elysia, t } from 'elysia'
import { answers, created, noContent, paged } from '#server/foundation/platform/http/answers'
import { byId, Query } from '#server/foundation/platform/http/api-base'
import { PageQuery, pageQuery } from '#server/foundation/platform/http/page'
import type { FollowChecks } from './check-follows'
import type { Follows } from './follows'
import type { FollowReading } from './reading'
import { Follow, FollowAnswer, FollowedMovie, FollowPatch, followKinds, mostAtOnce, NewFollow } from './schema'

const written = [400, 409, 415, 422] as const
const one = { params: byId('followed entry') }

export const followRoutes = ({ follows, reading, checks }: { follows: Follows; reading: FollowReading; checks: FollowChecks }) =>
  new Elysia({ prefix: '/follows', tags: ['Movies'] })
    .get('', ({ query }) => reading.list(query), {
      query: Query({
        ...pageQuery,
        kind: t.Optional(t.UnionEnum([...followKinds], { default: undefined, description: 'Only this kind' })),
        metadata_id: t.Optional(t.Integer({ minimum: 1, description: 'Only the one with this id at the metadata provider' })),
      }),
      response: paged(Follow),
      detail: { operationId: 'listFollows', summary: 'List what is followed', description: 'By name.' },
    })
    .post(
      '',
      async ({ body, status, set }) => {
        const follow = await follows.add(body)
        set.headers.location = `/api/v1/follows/${follow.id}`
        return status(201, follow)
      },
      {
        body: NewFollow,
        response: created(Follow, ...written, 404, 429, 503),
        detail: {
          operationId: 'addFollow',
          summary: 'Follow a person, a studio, a collection, or a search',
          description:
            'The movies so far stay as they are. New are movies that come out after this, and, of a person or a collection, those that the metadata provider lists for the first time; the task `follow-check` asks for them daily.',
        },
      },
    )
    .get('/:id', ({ params }) => reading.get(params.id), {
      ...one,
      response: answers(Follow, 404),
      detail: { operationId: 'getFollow', summary: 'Get what is followed', description: 'As of the last check.' },
    })
    .patch('/:id', ({ params, body }) => follows.update(params.id, body), {
      ...one,
      body: FollowPatch,
      response: answers(Follow, ...written, 404),
      detail: {
        operationId: 'updateFollow',
        summary: 'Change what happens to new movies',
        description: 'For movies found from now on.',
      },
    })
    .delete(
      '/:id',
      ({ params, status }) => {
        follows.remove(params.id)
        return status(204, undefined)
      },
      {
        ...one,
        response: noContent(404),
        detail: { operationId: 'removeFollow', summary: 'Stop following', description: 'The movies that it brought stay.' },
      },
    )
    .post('/:id/check', ({ params }) => checks.now(params.id), {
      ...one,
      response: answers(Follow, 404, 409, 429, 503),
      detail: {
        operationId: 'checkFollow',
        summary: 'Check for new movies now',
        description: `Never adds a movie that was removed or is excluded. More than ${mostAtOnce} new movies at once wait for an answer.`,
      },
    })
    .get('/:id/movies', ({ params, query }) => reading.movies(params.id, query), {
      ...one,
      query: PageQuery,
      response: paged(FollowedMovie, 404),
      detail: { operationId: 'listFollowedMovies', summary: 'List the movies that it brought', description: 'Last found first.' },
    })
    .post('/:id/answer', ({ params, body }) => checks.answer(params.id, body.add), {
      ...one,
      body: FollowAnswer,
      response: answers(Follow, ...written, 404, 429, 503),
      detail: {
        operationId: 'answerFollow',
        summary: 'Add the waiting movies, or leave them out',
        description: 'What is left out does not come back.',
      },
    })
