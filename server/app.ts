import { type AnyElysia, Elysia } from 'elysia'
import { torrentBody } from '#server/acquisition/downloads/routes'
import type { Rooms } from '#server/compose'
import { listUploads } from '#server/connections/lists/upload-routes'
import { archiveUploads } from '#server/connections/move-in/archive-routes'
import { bazarrUploads } from '#server/connections/move-in/bazarr-routes'
import { radarrUploads } from '#server/connections/radarr/routes'
import { releasedVersion } from '#server/foundation/lib/version'
import { answerChecks } from '#server/foundation/platform/http/answer-checks'
import { apiBase, elysiaOptions } from '#server/foundation/platform/http/api-base'
import type { Route } from '#server/foundation/platform/http/route-book'
import type { Ground } from '#server/ground'
import { backupUploads } from '#server/service/backups/routes'
import { createExplorer } from '#server/service/openapi/explorer'
import { openapiRoutes } from '#server/service/openapi/routes'

/** All routes, room by room. */
const routesOf = (rooms: Rooms): AnyElysia[] =>
  [
    rooms.status.routes,
    rooms.metrics.routes,
    rooms.live.routes,
    rooms.sessions.routes,
    rooms.settings.routes,
    rooms.movies.routes,
    rooms.versions.routes,
    rooms.history.routes,
    rooms.undo.routes,
    rooms.tags.routes,
    rooms.views.routes,
    rooms.follows.routes,
    rooms.wanted.routes,
    rooms.library.routes,
    rooms.storage.routes,
    rooms.subtitles.routes,
    rooms.imports.routes,
    rooms.radarr.routes,
    rooms.prowlarr.routes,
    rooms.moveIn.routes,
    rooms.moveOut.routes,
    rooms.beside.routes,
    rooms.programs.routes,
    rooms.dlna.routes,
    rooms.screens.routes,
    rooms.tv.routes,
    rooms.lists.routes,
    rooms.stats.routes,
    rooms.filesystem.routes,
    rooms.images.routes,
    rooms.acquisition.routes,
    rooms.profiles.routes,
    rooms.metadata.routes,
    rooms.indexers.routes,
    rooms.downloads.routes,
    rooms.media.routes,
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
    log: logs.for('service', 'app'),
    uploads: [...backupUploads, ...radarrUploads, ...archiveUploads, ...bazarrUploads, ...listUploads],
    largeBodies: [torrentBody],
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
    const { openapiText } = await import('#server/service/openapi/document')
    return openapiText(app, { base_url: baseUrl(), version: releasedVersion(options.version) })
  }
  return app.use(openapiRoutes({ document, explorer: createExplorer(), base: baseUrl }))
}
