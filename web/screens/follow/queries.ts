import { queryOptions } from '@tanstack/react-query'
import { sayProblem } from '../../data/api/actions'
import { ask, client } from '../../data/api/client'
import type { Follow, FollowPatch, NewFollow, Page } from '../../data/api/types'
import { t } from '../../i18n/translate'
import { toast } from '../../kit/toast'

const refreshOn = ['follow_changed', 'followed_movie_found', 'follow_waiting'] as const

/** All of them: an import may bring hundreds of collections. */
export const followsQuery = queryOptions({
  queryKey: ['follows', 'all'],
  queryFn: async ({ signal }): Promise<Page<Follow>> => {
    const results: Follow[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const query = { limit: 100, ...(cursor && { cursor }) }
      const page: Page<Follow> = await ask(client.GET('/api/v1/follows', { params: { query }, signal }))
      results.push(...page.results)
      cursor = page.next_cursor
    }
    return { results, next_cursor: null, has_more: false }
  },
  meta: { refreshOn },
})

export type Subject =
  | { kind: 'person' | 'studio' | 'collection'; metadata_id: number }
  | { kind: 'search'; query: NonNullable<NewFollow['query']>; name: string }

const keyOf = (query: object): string => JSON.stringify(Object.entries(query).toSorted(([a], [b]) => (a < b ? -1 : 1)))
const isOf = (subject: Subject) => (one: Follow) => subject.kind !== 'search' || keyOf(one.query ?? {}) === keyOf(subject.query)

/** Whether it is followed, and how; null if it is not. */
export const followQuery = (subject: Subject) =>
  queryOptions({
    queryKey: ['follows', subject.kind, subject.kind === 'search' ? keyOf(subject.query) : subject.metadata_id],
    queryFn: async ({ signal }): Promise<Follow | null> => {
      const { kind } = subject
      const query = { kind, limit: 100, ...(kind !== 'search' && { metadata_id: subject.metadata_id }) }
      return (await ask(client.GET('/api/v1/follows', { params: { query }, signal }))).results.find(isOf(subject)) ?? null
    },
    meta: { refreshOn },
  })

export const followedMoviesQuery = (id: number) =>
  queryOptions({
    queryKey: ['follows', 'movies', id],
    queryFn: ({ signal }) => ask(client.GET('/api/v1/follows/{id}/movies', { params: { path: { id }, query: { limit: 100 } }, signal })),
    meta: { refreshOn: [...refreshOn, 'movie_streamable', 'movie_removed'] },
  })

export const changeFollow = (id: number, body: FollowPatch) => ask(client.PATCH('/api/v1/follows/{id}', { params: { path: { id } }, body }))

export const removeFollow = (id: number) => ask(client.DELETE('/api/v1/follows/{id}', { params: { path: { id } } }))

/** Follows it, or changes what happens to its new movies. */
export const follow = async (subject: Subject, choice: Follow['choice'], known: Follow | null): Promise<void> => {
  try {
    const { name } = known
      ? await changeFollow(known.id, { choice })
      : await ask(client.POST('/api/v1/follows', { body: { ...subject, choice } }))
    toast(t(choice === 'want' ? 'follow.now_wanted' : 'follow.now_told', { name }), { tone: 'ok' })
  } catch (error) {
    sayProblem(error)
  }
}

export const unfollow = async ({ id, name }: Follow): Promise<void> => {
  try {
    await removeFollow(id)
    toast(t('follow.ended', { name }), { tone: 'ok' })
  } catch (error) {
    sayProblem(error)
  }
}

/** Looks for new movies now. */
export const checkFollow = async ({ id, name, found_count }: Follow): Promise<void> => {
  try {
    const now = await ask(client.POST('/api/v1/follows/{id}/check', { params: { path: { id } } }))
    toast(t('follow.checked', { name, count: now.found_count - found_count }), { tone: 'ok' })
  } catch (error) {
    sayProblem(error)
  }
}

/** Adds the movies that wait, or leaves them out. */
export const answerFollow = async ({ id }: Follow, add: boolean): Promise<void> => {
  try {
    await ask(client.POST('/api/v1/follows/{id}/answer', { params: { path: { id } }, body: { add } }))
  } catch (error) {
    sayProblem(error)
  }
}
