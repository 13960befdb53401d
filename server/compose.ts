import { openAcquisition } from '#server/acquisition/room'
import { openBackups } from '#server/backups/room'
import { openSettings } from '#server/config/room'
import { descriptorText } from '#server/descriptors/index'
import { openDiagnostics } from '#server/diagnostics/room'
import { openDownloads } from '#server/downloads/room'
import { openFilesystem } from '#server/filesystem/room'
import type { Ground } from '#server/ground'
import { openHealth } from '#server/health/room'
import { openHistory } from '#server/history/room'
import { openImages } from '#server/images/room'
import { openIndexers } from '#server/indexers/room'
import { bind, late } from '#server/lib/late'
import { openLibrary } from '#server/library/room'
import { openLists } from '#server/lists/room'
import { openLive } from '#server/live/room'
import { openLogRoom } from '#server/logs/room'
import { openMedia } from '#server/media/room'
import { openMetadata } from '#server/metadata/room'
import { openMovies } from '#server/movies/room'
import { explorerFiles } from '#server/openapi/explorer'
import { openPlayback } from '#server/playback/room'
import { openProfiles } from '#server/profiles/room'
import { openRadarr } from '#server/radarr/room'
import { openService } from '#server/service/room'
import { openSessions } from '#server/sessions/room'
import { openStats } from '#server/stats/room'
import { openStatus } from '#server/status/room'
import { openSubtitles } from '#server/subtitles/room'
import { openTags } from '#server/tags/room'
import { openTasks } from '#server/tasks/room'
import { timetable } from '#server/timetable'
import { openTorrents } from '#server/torrent/room'
import { openTracker } from '#server/tracker/room'
import { openUpdates } from '#server/updates/room'
import { openViews } from '#server/views/room'
import { openVpn } from '#server/vpn/room'
import { openWanted } from '#server/wanted/room'
import { openWebhooks } from '#server/webhooks/room'

export type Rooms = ReturnType<typeof openRooms>

/** Builds every room after the rooms it depends on. No background work starts before `begin`. */
export const openRooms = (ground: Ground, { listener }: Pick<Parameters<typeof openSessions>[1], 'listener'>) => {
  // Circular dependencies, bound at the end: removing a movie removes its files and downloads, and the engine asks which torrents to run.
  const later = { acquisition: late(openAcquisition), library: late(openLibrary), downloads: late(openDownloads), tasks: late(openTasks) }
  const engine = { torrents: late(openTorrents) }
  const sessions = openSessions(ground, { listener, open: ['/api/v1/status', ...explorerFiles] })
  const live = openLive(ground, { sessions })
  const [metadata, media] = [openMetadata(ground), openMedia(ground)]
  const [profiles, tags] = [openProfiles(ground), openTags(ground)]
  const movies = openMovies(ground, { metadata, profiles, tags, ...later })
  const tracker = openTracker(ground, { metadata, movies, ...later })
  const vpn = openVpn(ground, { sessions, ...engine })
  const images = openImages(ground, { metadata, movies })
  const lists = openLists(ground, { sessions, metadata, movies, tracker })
  const indexers = openIndexers(ground, { sessions, ...engine })
  const torrents = openTorrents(ground, { ...later, vpn })
  const acquisition = openAcquisition(ground, { movies, profiles, indexers, torrents, ...later })
  const subtitles = openSubtitles(ground, { media, movies, library: later.library })
  const library = openLibrary(ground, { metadata, media, movies, acquisition, subtitles, downloads: later.downloads })
  const downloads = openDownloads(ground, { sessions, indexers, movies, torrents, library, acquisition })
  const settings = openSettings(ground, { sessions, metadata, media, subtitles, tracker, lists, vpn })
  const playback = openPlayback(ground, { sessions, media, movies, library, tracker, torrents, downloads })
  const read = { history: openHistory(ground, { movies }), wanted: openWanted(ground, { movies }), stats: openStats(ground, { movies }) }
  const radarr = openRadarr(ground, { tags, profiles, indexers, movies, library })
  const webhooks = openWebhooks(ground, { sessions })
  const [backups, logs] = [openBackups(ground, { sessions }), openLogRoom(ground)]
  const movieRooms = { metadata, media, profiles, movies, images, indexers, torrents, acquisition, library, subtitles, downloads }
  const health = openHealth(ground, { ...movieRooms, lists, tracker, logs, vpn })
  const updates = openUpdates(ground, { backups })
  const program = { service: openService(ground, { sessions, movies, library }), status: openStatus(ground, { metadata, library }) }
  const withTasks = { ground, sessions, movies, indexers, acquisition, subtitles, library, downloads, lists, tracker, webhooks, logs }
  const tasks = openTasks(ground, timetable({ ...withTasks, backups, health, updates, vpn }))
  const diagnostics = openDiagnostics(ground, { tasks, media, descriptorText })
  bind(engine, { torrents })
  bind(later, { acquisition, library, downloads, tasks })
  const otherRooms = { playback, tags, radarr, lists, tracker, vpn, webhooks, views: openViews(ground), filesystem: openFilesystem(ground) }
  return { ...movieRooms, ...otherRooms, ...read, sessions, live, settings, backups, logs, health, ...program, updates, tasks, diagnostics }
}
