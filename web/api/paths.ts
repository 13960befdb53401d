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
export type MovieFilters = { q?: string; status?: string; quality?: string; genre?: string; monitored?: boolean }

/** The part of the service's contract that the interface uses. */
export interface paths {
  '/api/v1/status': { get: Ask<T.Status> }
  '/api/v1/auth/sessions': {
    get: Ask<T.Page<T.Session>, { query: Paged }>
    post: Ask<
      { session?: T.Session; token?: string; pairing?: T.Pairing },
      Record<never, never>,
      { kind: 'browser' | 'cli' | 'qr'; label?: string; ttl_days?: number }
    >
    delete: Ask<undefined, { query: { except: 'current' } }>
  }
  '/api/v1/auth/sessions/exchange': { post: Ask<{ session: T.Session }> }
  '/api/v1/auth/sessions/current': { get: Ask<T.Session>; delete: Ask<undefined> }
  '/api/v1/auth/sessions/{id}': {
    patch: Ask<T.Session, { path: { id: string } }, { label: string }>
    delete: Ask<undefined, { path: { id: string } }>
  }
  '/api/v1/auth/sign': { post: Ask<{ url: string; expires_at: string }, Record<never, never>, { path: string; ttl_seconds?: number }> }
  '/api/v1/config': { get: Ask<T.Config>; put: Ask<T.Config, Record<never, never>, T.Config> }
  '/api/v1/config/fields': { get: Ask<T.Page<T.FieldDeclaration>, { query: Paged }> }
  '/api/v1/config/test/{what}': { post: Ask<T.TestResult, { path: { what: string } }, T.Config> }
  '/api/v1/movies': {
    get: Ask<T.Page<T.Movie>, { query: Paged & MovieFilters }>
    post: Ask<T.Movie, Record<never, never>, T.NewMovie>
    patch: Ask<unknown, Record<never, never>, { ids: number[] } & T.MoviePatch>
    delete: Ask<unknown, Record<never, never>, { ids: number[]; delete_files?: boolean; add_exclusion?: boolean }>
  }
  '/api/v1/movies/facets': { get: Ask<T.Facets, { query: Paged & MovieFilters }> }
  '/api/v1/movies/{id}': {
    get: Ask<T.Movie, Id & { query: { expand?: string } }>
    patch: Ask<T.Movie, Id, T.MoviePatch>
    delete: Ask<undefined, Id & { query: { delete_files?: boolean; add_exclusion?: boolean } }>
  }
  '/api/v1/movies/{id}/search': { post: Ask<unknown, Id> }
  '/api/v1/movies/{id}/refresh': { post: Ask<unknown, Id> }
  '/api/v1/movies/{id}/watched': { post: Ask<unknown, Id>; delete: Ask<undefined, Id> }
  '/api/v1/movies/{id}/releases': { get: Ask<T.Page<T.Release>, Id & { query: Paged }> }
  '/api/v1/movies/{id}/history': { get: Ask<T.Page<T.HistoryRow>, Id & { query: Paged }> }
  '/api/v1/files/{id}': { delete: Ask<undefined, Id> }
  '/api/v1/releases/{id}/grab': { post: Ask<T.Download, Id> }
  '/api/v1/metadata/search': { get: Ask<T.Page<T.MetadataMatch>, { query: Paged & { q?: string } }> }
  '/api/v1/metadata/discover': {
    get: Ask<T.Page<T.MetadataMatch>, { query: Paged & { kind?: 'popular' | 'trending' | 'upcoming' | 'now_playing' | 'top_rated' } }>
  }
  '/api/v1/downloads': { get: Ask<T.Page<T.Download>, { query: Paged & { state?: string; movie_id?: number } }> }
  '/api/v1/downloads/{id}': { get: Ask<T.Download, Id>; delete: Ask<undefined, Id & { query: { delete_data?: boolean } }> }
  '/api/v1/downloads/{id}/pause': { post: Ask<unknown, Id> }
  '/api/v1/downloads/{id}/resume': { post: Ask<unknown, Id> }
  '/api/v1/downloads/{id}/retry': { post: Ask<unknown, Id> }
  '/api/v1/downloads/{id}/blocklist-and-search': { post: Ask<unknown, Id> }
  '/api/v1/history': { get: Ask<T.Page<T.HistoryRow>, { query: Paged & { type?: string; movie_id?: number } }> }
  '/api/v1/health': { get: Ask<T.Page<T.HealthItem>, { query: Paged }> }
  '/api/v1/health/check': { post: Ask<unknown> }
  '/api/v1/wanted/missing': { get: Ask<T.Page<T.Movie>, { query: Paged }> }
  '/api/v1/wanted/cutoff': { get: Ask<T.Page<T.Movie>, { query: Paged }> }
  '/api/v1/calendar': { get: Ask<T.Page<T.CalendarEntry>, { query: Paged & { from?: string; to?: string } }> }
  '/api/v1/quality-profiles': { get: Ask<T.Page<T.QualityProfile>, { query: Paged }> }
  '/api/v1/root-folders': {
    get: Ask<T.Page<T.RootFolder>, { query: Paged }>
    post: Ask<T.RootFolder, Record<never, never>, { path: string }>
  }
  '/api/v1/tasks': { get: Ask<T.Page<T.Task>, { query: Paged }> }
  '/api/v1/tasks/{name}/run': { post: Ask<T.StartedRun, { path: { name: string } }> }
  '/api/v1/backups': { get: Ask<T.Page<T.Backup>, { query: Paged }>; post: Ask<T.Backup> }
  '/api/v1/backups/{id}': { delete: Ask<undefined, Id> }
  '/api/v1/backups/{id}/verify': { post: Ask<unknown, Id> }
  '/api/v1/backups/{id}/restore': { post: Ask<unknown, Id> }
  '/api/v1/logs': {
    get: Ask<T.Page<T.LogRow>, { query: Paged & { level?: number; subsystem?: string; q?: string; trace_id?: string; after?: string } }>
  }
  '/api/v1/filesystem': {
    get: Ask<T.Page<T.FolderEntry> & { path?: string; parent?: string | null }, { query: Paged & { path?: string } }>
  }
}
