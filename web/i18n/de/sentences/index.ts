import { fields as declared } from '../fields'
import { acquisition } from './acquisition'
import { backups, backupsWords } from './backups'
import { config } from './config'
import { downloads } from './downloads'
import { filesystem } from './filesystem'
import { health, subjects } from './health'
import { indexers } from './indexers'
import { library } from './library'
import { lists } from './lists'
import { live } from './live'
import { logs } from './logs'
import { movies } from './movies'
import { kinds, parties, platform, things } from './platform'
import { playback } from './playback'
import { profiles } from './profiles'
import { service } from './service'
import { sessions, sessionsWords } from './sessions'
import { subtitles } from './subtitles'
import { updates } from './updates'
import { upstream } from './upstream'
import { tunnel, vpn } from './vpn'
import { wanted } from './wanted'

/** Every sentence of the service in German, by its code; a file for each room that has some. */
export const sentences = {
  ...acquisition,
  ...backups,
  ...config,
  ...downloads,
  ...filesystem,
  ...health,
  ...indexers,
  ...library,
  ...lists,
  ...live,
  ...logs,
  ...movies,
  ...platform,
  ...playback,
  ...profiles,
  ...service,
  ...sessions,
  ...subtitles,
  ...tunnel,
  ...updates,
  ...vpn,
  ...upstream,
  ...wanted,
}
/** What the service calls by a fixed name. */
export const words = { ...backupsWords, ...kinds, ...parties, ...sessionsWords, ...subjects, ...things }
/** What the service declares for its forms. */
export const fields: Readonly<Record<string, string>> = declared
