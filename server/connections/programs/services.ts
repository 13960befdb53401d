import type { openDownloads } from '#server/acquisition/downloads/room'
import type { openIndexers } from '#server/acquisition/indexers/room'
import type { openAcquisition } from '#server/acquisition/search/room'
import type { openImages } from '#server/catalog/images/room'
import type { openMetadata } from '#server/catalog/metadata/room'
import type { openMovies } from '#server/catalog/movies/room'
import type { openProfiles } from '#server/catalog/profiles/room'
import type { openTags } from '#server/catalog/tags/room'
import type { openHistory } from '#server/foundation/history/room'
import type { Ground } from '#server/ground'
import type { openLibrary } from '#server/library/files/room'
import type { openSubtitles } from '#server/library/subtitles/room'
import type { openFilesystem } from '#server/service/filesystem/room'
import type { openHealth } from '#server/service/health/room'
import type { openSessions } from '#server/service/sessions/room'
import type { openTasks } from '#server/service/tasks/room'
import type { Commands } from './commands'
import type { Keep } from './keep'
import type { Lookup } from './lookup'
import type { Shelf } from './shelf'

export type Needs = {
  sessions: Pick<ReturnType<typeof openSessions>, 'authentication'>
  movies: ReturnType<typeof openMovies>
  metadata: ReturnType<typeof openMetadata>
  profiles: ReturnType<typeof openProfiles>
  tags: ReturnType<typeof openTags>
  images: ReturnType<typeof openImages>
  indexers: ReturnType<typeof openIndexers>
  acquisition: ReturnType<typeof openAcquisition>
  downloads: ReturnType<typeof openDownloads>
  library: ReturnType<typeof openLibrary>
  subtitles: ReturnType<typeof openSubtitles>
  history: ReturnType<typeof openHistory>
  health: ReturnType<typeof openHealth>
  filesystem: ReturnType<typeof openFilesystem>
  tasks: ReturnType<typeof openTasks>
}

/** What the routes read and write through: the services that `/api/v1` uses, and what this room keeps. */
export type Services = Needs &
  Pick<Ground, 'db' | 'clock' | 'config'> & {
    shelf: Shelf
    keep: Keep
    commands: Commands
    lookup: Lookup
    startedAt: string
    /** Scheme, host, and base path that the program used. */
    originOf: (request: Request) => string
  }
