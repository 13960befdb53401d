import { type Static, Type } from '@sinclair/typebox'
import { Elysia } from 'elysia'
import { Id, nullable } from '#server/foundation/lib/shapes'
import { paged } from '#server/foundation/platform/http/answers'
import { type Cursors, PageQuery, pageOfAll } from '#server/foundation/platform/http/page'

const LibraryPerson = Type.Object(
  {
    person_id: Id,
    name: Type.String({ description: 'Name of the person' }),
    portrait_url: nullable(Type.String({ description: 'Served by this service' })),
    movie_count: Type.Integer({ minimum: 1, description: 'Number of movies that they directed or acted in' }),
  },
  { $id: 'LibraryPerson', description: 'A cast or crew member of movies in the library' },
)

type Deps = { cursors: Cursors; people: () => Static<typeof LibraryPerson>[] }

export const peopleRoutes = ({ cursors, people }: Deps) =>
  new Elysia({ prefix: '/people', tags: ['Movies'] }).get('', ({ query }) => pageOfAll(people(), query, { scope: 'people', cursors }), {
    query: PageQuery,
    response: paged(LibraryPerson),
    detail: {
      operationId: 'listPeople',
      summary: 'List people of the library',
      description:
        'Directors and leading actors, those with the most movies first. In a large library, only the 400 movies that were rated best, or watched or added last, count.',
    },
  })
