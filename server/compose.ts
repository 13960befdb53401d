import { openDownloads } from '#server/acquisition/downloads/room'
import { openIndexers } from '#server/acquisition/indexers/room'
import { openAcquisition } from '#server/acquisition/search/room'
import { openTorrents } from '#server/acquisition/torrent/room'
import { openFollows } from '#server/catalog/follows/room'
import { openImages } from '#server/catalog/images/room'
import { openMetadata } from '#server/catalog/metadata/room'
import { openMovies } from '#server/catalog/movies/room'
import { openProfiles } from '#server/catalog/profiles/room'
import { openStats } from '#server/catalog/stats/room'
import { openTags } from '#server/catalog/tags/room'
import { openVersions } from '#server/catalog/versions/room'
import { openViews } from '#server/catalog/views/room'
import { openWanted } from '#server/catalog/wanted/room'
import { openDlna } from '#server/connections/dlna/room'
import { openExport } from '#server/connections/export/room'
import { openImport } from '#server/connections/import/room'
import { openJellyfin } from '#server/connections/jellyfin/room'
import { openLists } from '#server/connections/lists/room'
import { openMoveIn } from '#server/connections/move-in/room'
import { openPrograms } from '#server/connections/programs/room'
import { openProwlarr } from '#server/connections/prowlarr/room'
import { openRadarr } from '#server/connections/radarr/room'
import { openScreens } from '#server/connections/screens/room'
import { openTracker } from '#server/connections/tracker/room'
import { openTv } from '#server/connections/tv/room'
import { openWebhooks } from '#server/connections/webhooks/room'
import { openSettings } from '#server/foundation/config/room'
import { descriptorText } from '#server/foundation/descriptors/index'
import { openHistory } from '#server/foundation/history/room'
import { bind, late } from '#server/foundation/lib/late'
import { openLogRoom } from '#server/foundation/logs/room'
import type { Ground } from '#server/ground'
import { openBeside } from '#server/library/beside/room'
import { openLibrary } from '#server/library/files/room'
import { openMedia } from '#server/library/media/room'
import { openPlayback } from '#server/library/playback/room'
import { openStorage } from '#server/library/storage/room'
import { openSubtitles } from '#server/library/subtitles/room'
import { openVpn } from '#server/network/vpn/room'
import { openBackups } from '#server/service/backups/room'
import { openDiagnostics } from '#server/service/diagnostics/room'
import { openFilesystem } from '#server/service/filesystem/room'
import { openHealth } from '#server/service/health/room'
import { openLive } from '#server/service/live/room'
import { openMetrics } from '#server/service/metrics/room'
import { explorerFiles } from '#server/service/openapi/explorer'
import { openService } from '#server/service/program/room'
import { openSessions } from '#server/service/sessions/room'
import { openStatus } from '#server/service/status/room'
import { openTasks } from '#server/service/tasks/room'
import { openUndo } from '#server/service/undo/room'
import { openUpdates } from '#server/service/updates/room'
import { timetable } from '#server/timetable'

export type Rooms = ReturnType<typeof openRooms>

/** Builds every room after the rooms it depends on. No background work starts before `begin`. */
export const openRooms = (
  ground: Ground,
  { listener }: Pick<Parameters<typeof openSessions>[1] & Parameters<typeof openHealth>[1], 'listener'>,
) => {
  // Circular dependencies, bound at the end: removing a movie removes its files and downloads, and the engine asks which torrents to run.
  const later = { acquisition: late(openAcquisition), library: late(openLibrary), downloads: late(openDownloads), tasks: late(openTasks) }
  const [engine, ofTags] = [{ torrents: late(openTorrents) }, { indexers: late(openIndexers) }]
  const [ofSessions, ofMovies] = [{ guests: late(openDlna), playback: late(openPlayback) }, { versions: late(openVersions) }]
  const sessions = openSessions(ground, { listener, ...ofSessions, open: ['/api/v1/status', ...explorerFiles] })
  const live = openLive(ground, { sessions })
  const [metadata, media, profiles, tags] = [openMetadata(ground), openMedia(ground), openProfiles(ground), openTags(ground, ofTags)]
  const movies = openMovies(ground, { metadata, profiles, tags, ...ofMovies, ...later })
  const versions = openVersions(ground, { movies, profiles, ...later })
  const tracker = openTracker(ground, { metadata, movies, ...later })
  const follows = openFollows(ground, { metadata, movies })
  const [vpn, images] = [openVpn(ground, { sessions, ...engine }), openImages(ground, { metadata, movies })]
  const lists = openLists(ground, { sessions, metadata, movies, tracker })
  const indexers = openIndexers(ground, { sessions, ...engine })
  const torrents = openTorrents(ground, { ...later, vpn })
  const acquisition = openAcquisition(ground, { movies, versions, profiles, indexers, torrents, ...later })
  const subtitles = openSubtitles(ground, { media, movies, library: later.library })
  const library = openLibrary(ground, { metadata, media, movies, versions, acquisition, subtitles, downloads: later.downloads })
  const downloads = openDownloads(ground, { sessions, indexers, movies, torrents, library, acquisition })
  const beside = openBeside(ground, { library, images, tasks: later.tasks })
  const settings = openSettings(ground, { sessions, metadata, media, subtitles, tracker, lists, vpn })
  const playback = openPlayback(ground, { sessions, media, movies, library, tracker, torrents, downloads, tasks: later.tasks })
  const read = {
    history: openHistory(ground, { movies }),
    wanted: openWanted(ground, { movies }),
    stats: openStats(ground, { movies }),
    undo: openUndo(ground, { sessions, movies, acquisition, library }),
  }
  const [views, storage] = [openViews(ground), openStorage(ground, { movies, library })]
  const chosen = { lists, follows, views, storage, playback }
  const imports = openImport(ground, { tags, profiles, movies, versions, acquisition, indexers, library, downloads, ...chosen })
  const radarr = openRadarr(ground, { tags, profiles, indexers, movies, versions, library, downloads, ...chosen, acquisition, imports })
  const [prowlarr, moveOut] = [openProwlarr(ground, { indexers, imports }), openExport(ground, { downloads, lists })]
  const moveIn = openMoveIn(ground, { tags, profiles, indexers, downloads, ...chosen, acquisition, library, movies, versions, imports })
  const jellyfin = openJellyfin(ground, { sessions, movies, playback, library, images })
  const [dlna, screens] = [openDlna(ground, { sessions, images }), openScreens(ground, { sessions, movies, playback })]
  const tv = openTv(ground, { movies, library })
  const [webhooks, backups, logs] = [openWebhooks(ground, { sessions }), openBackups(ground, { sessions }), openLogRoom(ground)]
  const movieRooms = { metadata, media, profiles, movies, versions, images, indexers, torrents, acquisition, library, subtitles, downloads }
  const ofHealth = { lists, follows, tracker, logs, vpn, imports, jellyfin, dlna, screens, backups, tasks: later.tasks, listener }
  const health = openHealth(ground, { ...movieRooms, ...ofHealth })
  const metrics = openMetrics(ground, { sessions, health, downloads })
  const updates = openUpdates(ground, { backups, history: read.history })
  const program = { service: openService(ground, { sessions, movies, library }), status: openStatus(ground, { metadata, library }) }
  const withTasks = { ground, sessions, movies, indexers, acquisition, subtitles, library, downloads, lists, tracker, webhooks, logs }
  const tasks = openTasks(ground, timetable({ ...withTasks, beside, torrents, follows, storage, playback, backups, health, updates, vpn }))
  const diagnostics = openDiagnostics(ground, { tasks, media, descriptorText })
  bind(engine, { torrents })
  bind(ofTags, { indexers })
  bind(ofSessions, { guests: dlna, playback })
  bind(ofMovies, { versions })
  bind(later, { acquisition, library, downloads, tasks })
  const filesystem = openFilesystem(ground)
  const programs = openPrograms(ground, { ...movieRooms, ...read, sessions, tags, health, filesystem, tasks })
  const connected = { imports, radarr, prowlarr, moveIn, moveOut, jellyfin, dlna, screens, tv, programs, lists, tracker, webhooks }
  const otherRooms = { beside, follows, playback, storage, tags, vpn, ...connected, views, filesystem, metrics }
  return { ...movieRooms, ...otherRooms, ...read, sessions, live, settings, backups, logs, health, ...program, updates, tasks, diagnostics }
}
