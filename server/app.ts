import { type AnyElysia, Elysia } from 'elysia'
import { backupUploads } from '#server/backups/routes'
import type { Rooms } from '#server/compose'
import type { Ground } from '#server/ground'
import { listUploads } from '#server/lists/upload-routes'
import { createExplorer } from '#server/openapi/explorer'
import { openapiRoutes } from '#server/openapi/routes'
import { answerChecks } from '#server/platform/http/answer-checks'
import { apiBase, elysiaOptions } from '#server/platform/http/api-base'
import type { Route } from '#server/platform/http/route-book'
import { radarrUploads } from '#server/radarr/routes'

/** All routes, room by room. */
const routesOf = (rooms: Rooms): AnyElysia[] =>
  [
    rooms.status.routes,
    rooms.live.routes,
    rooms.sessions.routes,
    rooms.settings.routes,
    rooms.movies.routes,
    rooms.history.routes,
    rooms.tags.routes,
    rooms.views.routes,
    rooms.wanted.routes,
    rooms.library.routes,
    rooms.subtitles.routes,
    rooms.radarr.routes,
    rooms.lists.routes,
    rooms.stats.routes,
    rooms.filesystem.routes,
    rooms.images.routes,
    rooms.acquisition.routes,
    rooms.profiles.routes,
    rooms.metadata.routes,
    rooms.indexers.routes,
    rooms.downloads.routes,
    rooms.playback.routes,
    rooms.health.routes,
    rooms.logs.routes,
    rooms.diagnostics.routes,
    rooms.tracker.routes,
    rooms.vpn.routes,
    rooms.webhooks.routes,
    rooms.tasks.routes,
    rooms.backups.routes,
    rooms.service.routes,
    rooms.updates.routes,
  ].flat()

/** The HTTP API: the routes of all rooms, and the OpenAPI document that describes them. */
export const createApi = ({ logs, config, options, storage }: Ground, rooms: Rooms): AnyElysia => {
  const base = apiBase({
    log: logs.for('platform', 'api'),
    uploads: [...backupUploads, ...radarrUploads, ...listUploads],
    routes: (): readonly Route[] => app.routes,
    onFailure: storage.note,
  })
  const checks = answerChecks({ areOn: !options.isRelease })
  const api = new Elysia({ prefix: '/api/v1', ...elysiaOptions })
  for (const routes of routesOf(rooms)) api.use(checks.take(routes, '/api/v1'))
  const app: AnyElysia = new Elysia(elysiaOptions).use(base).use(api as AnyElysia)
  checks.show(app)
  const baseUrl = () => config.get().base_url ?? ''
  /** The generator is large, so it is imported on the first request rather than at startup. */
  const document = async (): Promise<string> => {
    const { openapiText } = await import('#server/openapi/document')
    return openapiText(app, { base_url: baseUrl(), version: options.version })
  }
  return app.use(openapiRoutes({ document, explorer: createExplorer(), base: baseUrl }))
}
