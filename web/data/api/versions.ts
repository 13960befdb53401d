import { queryOptions } from '@tanstack/react-query'
import { t } from '../../i18n/translate'
import { ask, client } from './client'
import type { MovieVersion } from './types'

export type VersionWish = Pick<MovieVersion, 'name' | 'quality_profile_id' | 'edition'>

export const versionName = ({ name, is_default }: Pick<MovieVersion, 'name' | 'is_default'>): string =>
  name || t(is_default ? 'version.default' : 'version.other')

const changedBy = [
  'movie_updated',
  'file_added',
  'file_upgraded',
  'file_removed',
  'file_missing',
  'file_restored',
  'release_grabbed',
  'download_failed',
  'download_cancelled',
  'import_completed',
] as const

export const versionsQuery = (movieId: number) =>
  queryOptions({
    queryKey: ['movies', 'versions', movieId],
    queryFn: ({ signal }) => ask(client.GET('/api/v1/movies/{id}/versions', { params: { path: { id: movieId } }, signal })),
    meta: { refreshOn: [...changedBy] },
  })

const at = (id: number, version_id: number) => ({ path: { id, version_id } })

export const addVersion = (id: number, body: VersionWish) =>
  ask(client.POST('/api/v1/movies/{id}/versions', { params: { path: { id } }, body }))

export const changeVersion = (id: number, version: number, body: Partial<VersionWish> & { is_default?: true }) =>
  ask(client.PATCH('/api/v1/movies/{id}/versions/{version_id}', { params: at(id, version), body }))

export const removeVersion = (id: number, version: number, delete_files: boolean) =>
  ask(client.DELETE('/api/v1/movies/{id}/versions/{version_id}', { params: { ...at(id, version), query: { delete_files } } }))

export const addVersions = (ids: number[], body: VersionWish) => ask(client.POST('/api/v1/movies/versions', { body: { ids, ...body } }))
