import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { EventType } from '#server/events'
import { ask, client } from '../../data/api/client'
import type { components } from '../../data/api/schema'
import type { Movie } from '../../data/api/types'

export type Subtitle = components['schemas']['Subtitle']
export type SubtitleOffer = components['schemas']['SubtitleOffer']
export type Timing = components['schemas']['SetSubtitleTimingRequest']
export type TimingCheck = components['schemas']['TimingCheck']
export type SubtitleStatus = components['schemas']['SubtitleStatus']
type SubtitleGap = Omit<components['schemas']['SubtitleGap'], 'movie'> & { movie?: Movie | null }

const changes = [
  'subtitle_added',
  'subtitle_removed',
  'subtitle_timing_changed',
  'file_added',
  'file_upgraded',
  'file_removed',
  'file_missing',
  'file_restored',
  'movie_removed',
] as const satisfies readonly EventType[]

export const subtitlesQuery = (id: number) =>
  queryOptions({
    queryKey: ['movies', id, 'subtitles'],
    queryFn: ({ signal }) => ask(client.GET('/api/v1/movies/{id}/subtitles', { params: { path: { id }, query: { limit: 100 } }, signal })),
    meta: { refreshOn: changes },
  })

export const subtitleStatusQuery = queryOptions({
  queryKey: ['subtitles'],
  queryFn: ({ signal }) => ask(client.GET('/api/v1/subtitles', { signal })),
  meta: { refreshOn: [...changes, 'config_changed', 'health_changed'] },
})

export const missingSubtitlesQuery = (language?: string) =>
  infiniteQueryOptions({
    queryKey: ['wanted', 'subtitles', language ?? 'all'],
    queryFn: async ({ pageParam, signal }) => {
      const query = { limit: 50, expand: 'movie', ...(language && { language }), ...(pageParam && { cursor: pageParam }) }
      const page = await ask(client.GET('/api/v1/wanted/subtitles', { params: { query }, signal }))
      return { ...page, results: page.results as SubtitleGap[] }
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
    meta: { refreshOn: [...changes, 'config_changed'] },
  })

export const searchSubtitles = (id: number, languages: readonly string[]) =>
  ask(
    client.POST('/api/v1/movies/{id}/subtitles/search', {
      params: { path: { id } },
      body: languages.length > 0 ? { languages: [...languages] } : {},
    }),
  )

export const downloadSubtitle = (id: number, provider_id: string) =>
  ask(client.POST('/api/v1/movies/{id}/subtitles/download', { params: { path: { id } }, body: { provider_id } }))

export const deleteSubtitle = (id: number) => ask(client.DELETE('/api/v1/subtitles/{id}', { params: { path: { id } } }))

/** Restores a subtitle from the recycle bin by its original path. */
export const restoreSubtitle = async (path: string) => {
  const { results } = await ask(client.GET('/api/v1/recycle', { params: { query: { limit: 100 } } }))
  const recycled = results.find(({ kind, relative_path }) => kind === 'subtitle' && path.replaceAll('\\', '/').endsWith(relative_path))
  if (recycled) await ask(client.POST('/api/v1/recycle/{id}/restore', { params: { path: { id: recycled.id } } }))
}

export const setTiming = (id: number, timing: Timing) =>
  ask(client.PUT('/api/v1/subtitles/{id}/timing', { params: { path: { id } }, body: timing }))

export const timingPreviewQuery = (id: number, timing: Timing) =>
  queryOptions({
    queryKey: ['subtitles', id, 'timing', timing],
    queryFn: ({ signal }) => ask(client.POST('/api/v1/subtitles/{id}/timing/preview', { params: { path: { id } }, body: timing, signal })),
    placeholderData: keepPreviousData,
  })

const LISTEN_MS = 1000
export const timingCheckQuery = (id: number) =>
  queryOptions({
    queryKey: ['subtitles', id, 'timing-check'],
    queryFn: ({ signal }) => ask(client.GET('/api/v1/subtitles/{id}/timing/check', { params: { path: { id } }, signal })),
    refetchInterval: ({ state: { data } }) => (data?.state === 'waiting' || data?.state === 'listening' ? LISTEN_MS : false),
  })
export const startTimingCheck = (id: number) => ask(client.POST('/api/v1/subtitles/{id}/timing/check', { params: { path: { id } } }))
