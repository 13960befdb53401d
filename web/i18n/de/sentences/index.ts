import { fields as declared } from '../fields'
import { acquisition } from './acquisition'
import { backups, backupsWords } from './backups'
import { config } from './config'
import { downloads } from './downloads'
import { filesystem } from './filesystem'
import { follows } from './follows'
import { health, subjects } from './health'
import { imports } from './import'
import { indexers } from './indexers'
import { lib } from './lib'
import { library } from './library'
import { lists } from './lists'
import { live } from './live'
import { logs } from './logs'
import { media } from './media'
import { movies } from './movies'
import { kinds, parties, platform, things, works } from './platform'
import { playback } from './playback'
import { profiles } from './profiles'
import { programs } from './programs'
import { prowlarr } from './prowlarr'
import { radarr } from './radarr'
import { recovery } from './recovery'
import { screens } from './screens'
import { service } from './service'
import { sessions, sessionsWords } from './sessions'
import { stats } from './stats'
import { storage } from './storage'
import { subtitles } from './subtitles'
import { tracker } from './tracker'
import { undo } from './undo'
import { owners, updates } from './updates'
import { upstream } from './upstream'
import { versions } from './versions'
import { tunnel, vpn } from './vpn'
import { wanted } from './wanted'
import { webhooks } from './webhooks'

/** The sentences of the service in German, by code; one file per server folder. Those of imports come with their screens. */
export const sentences = {
  ...tracker,
  ...webhooks,
  ...versions,
  ...acquisition,
  ...backups,
  ...config,
  ...downloads,
  ...filesystem,
  ...follows,
  ...health,
  ...imports,
  ...prowlarr,
  ...indexers,
  ...lib,
  ...library,
  ...lists,
  ...live,
  ...logs,
  ...media,
  ...movies,
  ...platform,
  ...playback,
  ...profiles,
  ...programs,
  ...recovery,
  ...radarr,
  ...screens,
  ...service,
  ...sessions,
  ...stats,
  ...storage,
  ...subtitles,
  ...tunnel,
  ...undo,
  ...updates,
  ...vpn,
  ...upstream,
  ...wanted,
}
/** Fixed names. `parties` come last: some are also health subjects, and sentences begin with them. */
export const words = { ...backupsWords, ...kinds, ...owners, ...sessionsWords, ...subjects, ...things, ...works, ...parties }
/** Form declarations. */
export const fields: Readonly<Record<string, string>> = declared
