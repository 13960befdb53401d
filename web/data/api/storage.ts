import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { t } from '../../i18n/translate'
import { toast } from '../../kit/toast'
import { changeMovie, sayProblem } from './actions'
import { ask, client } from './client'
import { playbackEvents } from './queries'
import type { LeavingMovie, Movie, NewStorageRule, Page } from './types'

export const storageRulesQuery = queryOptions({
  queryKey: ['storage', 'rules'],
  queryFn: ({ signal }) => ask(client.GET('/api/v1/storage/rules', { params: { query: { limit: 100 } }, signal })),
  meta: { refreshOn: ['storage_rule_changed'] },
})

/** All movies that leave soon, soonest first. */
export const leavingQuery = queryOptions({
  queryKey: ['storage', 'leaving'],
  queryFn: async ({ signal }) => {
    const all: LeavingMovie[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const query = { limit: 100, expand: 'movie', ...(cursor && { cursor }) }
      const page: Page<unknown> = await ask(client.GET('/api/v1/storage/leaving', { params: { query }, signal }))
      all.push(...(page.results as LeavingMovie[]))
      cursor = page.next_cursor
    }
    return all
  },
  meta: {
    refreshOn: [
      'movie_leaving',
      'movie_left',
      'movie_updated',
      'movie_removed',
      'movie_watched',
      'movie_unwatched',
      'file_removed',
      'storage_rule_changed',
      ...playbackEvents.filter((type) => type !== 'playback_progress'),
    ],
  },
})

/** What a rule would do, or all rules in use. */
export const storagePreviewQuery = (rule: NewStorageRule | undefined) =>
  queryOptions({
    queryKey: ['storage', 'preview', rule],
    queryFn: ({ signal }) =>
      ask(client.POST('/api/v1/storage/rules/preview', { params: { query: { limit: 25 } }, body: rule ? { rule } : {}, signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  })

/** Keeps the movie from the storage rules, or no longer. Offers undo. */
export const setKept = async ({ id, title }: Pick<Movie, 'id' | 'title'>, keep: boolean): Promise<void> => {
  try {
    await changeMovie(id, { keep })
    toast(t(keep ? 'leaving.now_kept' : 'leaving.no_longer_kept', { title }), {
      tone: 'ok',
      action: { label: t('ui.undo'), run: () => void changeMovie(id, { keep: !keep }).catch(sayProblem) },
    })
  } catch (error) {
    sayProblem(error)
  }
}

/** Lets a movie go although no indexer offers it any more. */
export const letGo = async ({ movie_id, title }: Pick<LeavingMovie, 'movie_id' | 'title'>): Promise<void> => {
  try {
    await ask(client.POST('/api/v1/storage/leaving/{id}/confirm', { params: { path: { id: movie_id } } }))
    toast(t('leaving.confirmed', { title }), { tone: 'ok' })
  } catch (error) {
    sayProblem(error)
  }
}
