import type { DownloadClientPatch, DownloadClientResource, NewDownloadClient } from '#server/acquisition/downloads/schema'
import type { NewWebhook, WebhookPatch, WebhookTest } from '#server/connections/webhooks/schema'
import type { FolderPage } from '#server/service/filesystem/schema'
import type { paths as Published } from './schema'
import type * as T from './types'

type Json<B> = { headers: Record<string, unknown>; content: { 'application/json': B } }
type Answer<B> = { 200: Json<B>; default: Json<T.ErrorBody> }
type PathOf<P> = P extends { path: infer X } ? { path: X } : { path?: never }
type QueryOf<P> = P extends { query: infer X } ? { query?: X } : { query?: never }
type Ask<Res, Params = Record<never, never>, Body = never> = {
  parameters: PathOf<Params> & QueryOf<Params> & { header?: never; cookie?: never }
  responses: Answer<Res>
} & ([Body] extends [never] ? { requestBody?: never } : { requestBody: { content: { 'application/json': Body } } })
type Id = { path: { id: number } }
type Paged = { limit?: number; cursor?: string; expand?: string; sort?: string; order?: 'asc' | 'desc' }
export type MovieFilters = {
  q?: string
  status?: string
  quality?: string
  genre?: string
  monitored?: boolean
  year_from?: number
  year_to?: number
  rating_from?: number
  runtime_to?: number
  tag_id?: number
  quality_profile_id?: number
  watched?: boolean
  in_progress?: boolean
  collection_id?: number
  color?: string
  versions?: 'one' | 'several' | 'missing'
  wanted?: 'missing' | 'cutoff'
}

/** Responses that the OpenAPI document leaves partly open: expanded resources and setting defaults. */
type WithRelated = {
  '/api/v1/indexers/types': { get: Ask<T.Page<T.IndexerType>, { query: Paged }> }
  '/api/v1/config/fields': { get: Ask<T.Page<T.FieldDeclaration>, { query: Paged }> }
  '/api/v1/movies': {
    get: Ask<T.Page<T.Movie>, { query: Paged & MovieFilters }>
    post: Ask<T.Movie, Record<never, never>, T.NewMovie>
    patch: Ask<unknown, Record<never, never>, T.BulkPatch>
    delete: Ask<unknown, Record<never, never>, { ids: number[]; delete_files?: boolean; add_exclusion?: boolean }>
  }
  '/api/v1/movies/{id}': {
    get: Ask<T.Movie, Id & { query: { expand?: string } }>
    patch: Ask<T.Movie, Id, T.MoviePatch>
    delete: Ask<undefined, Id & { query: { delete_files?: boolean; add_exclusion?: boolean } }>
  }
  '/api/v1/movies/{id}/releases': { get: Ask<T.Page<T.Release>, Id & { query: Paged }> }
  '/api/v1/movies/{id}/history': { get: Ask<T.Page<T.HistoryRow>, Id & { query: Paged }> }
  '/api/v1/downloads': {
    get: Ask<T.Page<T.Download>, { query: Paged & { state?: string; movie_id?: number } }>
    post: Ask<T.Download, Record<never, never>, T.NewDownload>
  }
  '/api/v1/history': { get: Ask<T.Page<T.HistoryRow>, { query: Paged & { type?: string; movie_id?: number } }> }
}

/** Endpoints that the document does not describe yet. */
type Further = {
  '/api/v1/config/test/{what}': { post: Ask<T.TestResult, { path: { what: string } }, T.Config> }
  '/api/v1/wanted/missing': { get: Ask<T.Page<T.Movie>, { query: Paged }> }
  '/api/v1/wanted/cutoff': { get: Ask<T.Page<T.Movie>, { query: Paged }> }
  '/api/v1/calendar': { get: Ask<T.Page<T.CalendarEntry>, { query: Paged & { from?: string; to?: string } }> }
  '/api/v1/backups': { get: Ask<T.Page<T.Backup>, { query: Paged }>; post: Ask<T.Backup> }
  '/api/v1/backups/{id}': { delete: Ask<undefined, Id> }
  '/api/v1/backups/{id}/verify': { post: Ask<T.VerifiedBackup, Id> }
  '/api/v1/backups/{id}/restore': { post: Ask<T.Restored, Id> }
  '/api/v1/filesystem': { get: Ask<FolderPage, { query: Paged & { path?: string } }> }
  '/api/v1/download-clients': {
    get: Ask<T.Page<DownloadClientResource>, { query: Paged }>
    post: Ask<DownloadClientResource, Record<never, never>, NewDownloadClient>
  }
  '/api/v1/download-clients/test': { post: Ask<T.DownloadClientTest, Record<never, never>, NewDownloadClient> }
  '/api/v1/download-clients/{id}/test': { post: Ask<T.DownloadClientTest, Id> }
  '/api/v1/download-clients/{id}': { patch: Ask<DownloadClientResource, Id, DownloadClientPatch>; delete: Ask<undefined, Id> }
  '/api/v1/webhooks': { get: Ask<T.Page<T.Webhook>, { query: Paged }>; post: Ask<T.Webhook, Record<never, never>, NewWebhook> }
  '/api/v1/webhooks/{id}': { patch: Ask<T.Webhook, Id, WebhookPatch>; delete: Ask<undefined, Id> }
  '/api/v1/webhooks/{id}/test': { post: Ask<WebhookTest, Id> }
}

/** The API as the UI uses it. */
export type paths = Omit<Published, keyof WithRelated | keyof Further> & WithRelated & Further
