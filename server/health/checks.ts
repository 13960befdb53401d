import { stat } from 'node:fs/promises'
import { size } from '#server/lib/size'
import type { Finding, HealthCheck } from './health'
import type { Fix } from './schema'

const settings = (section: string): Fix => ({ kind: 'settings', route: `/settings/${section}` })

export const keyCodes: readonly string[] = ['metadata_key_missing', 'metadata_key_rejected']

/** The movie database is asked with the user's own key. `rejected`: it was refused when it was used last. */
export const metadataChecks = (metadata: { hasKey: () => boolean; rejected: () => boolean }): HealthCheck[] => [
  {
    code: 'metadata_key_missing',
    about: 'The key of the movie database',
    immediate: true,
    look: () =>
      metadata.hasKey()
        ? null
        : {
            severity: 'error',
            title: 'The movie database has no key yet',
            detail: 'Without it no movie can be found or added. A key is free; the settings say where.',
            fix: settings('metadata'),
          },
  },
  {
    code: 'metadata_key_rejected',
    about: 'The key of the movie database',
    immediate: true,
    look: () =>
      metadata.hasKey() && metadata.rejected()
        ? {
            severity: 'error',
            title: 'The movie database refuses the key',
            detail: 'Check it, or make a new one.',
            fix: settings('metadata'),
          }
        : null,
  },
]

export const torrentSessionCheck = (isUp: () => boolean): HealthCheck => ({
  code: 'torrent_session_down',
  about: 'The torrent engine',
  look: () =>
    isUp()
      ? null
      : {
          severity: 'error',
          title: 'The torrent engine is not running',
          detail: 'It is being started again. Downloads wait meanwhile.',
          fix: null,
        },
})

type Reach = { reachable: 'yes' | 'no' | 'unknown'; mapping: string }
export const reachCheck = (session: { isUp: () => boolean; port: () => number; reach: () => Reach }): HealthCheck => ({
  code: 'peers_cannot_reach_us',
  about: 'The torrent engine',
  look: () => {
    const { reachable, mapping } = session.reach()
    if (!session.isUp() || reachable !== 'no') return null
    return {
      severity: 'warning',
      title: 'Other peers cannot reach this computer',
      detail:
        mapping === 'behind_another'
          ? 'Your router stands behind another one, as in many mobile and some cable networks. Downloads work, but are slower, and little is given back.'
          : `Downloads work, but are slower. Pass TCP port ${session.port()} on to this computer at your router, or switch on UPnP there.`,
      fix: settings('downloads'),
    }
  },
})

type IndexerFacts = {
  id: number
  name: string
  enabled: boolean
  escalation_level: number
  disabled_until: string | null
  last_error: string | null
}
export const indexerChecks = (indexers: () => readonly IndexerFacts[]): HealthCheck[] => [
  {
    code: 'no_indexer',
    about: 'The indexers',
    immediate: true,
    look: () =>
      indexers().some(({ enabled }) => enabled)
        ? null
        : {
            severity: 'warning',
            title: 'No indexer is enabled',
            detail: 'Movies are looked for nowhere until you add one.',
            fix: settings('indexers'),
          },
  },
  {
    code: 'indexer_failing',
    about: 'The indexers',
    look: () => failing(indexers().filter(({ enabled }) => enabled)),
  },
]

const failing = (enabled: readonly IndexerFacts[]): Finding[] => {
  const resting = enabled.filter(({ escalation_level }) => escalation_level > 0)
  const fix = settings('indexers')
  if (resting.length > 1 && resting.length === enabled.length)
    return [{ severity: 'error', title: 'All indexers fail', detail: resting.map(({ name }) => name).join(', '), fix, subject: 'all' }]
  return resting.map(({ id, name, last_error, disabled_until }) => ({
    severity: 'warning',
    title: `${name} does not work`,
    detail: [last_error, disabled_until && `Asked again from ${disabled_until} on.`].filter(Boolean).join('. ') || null,
    fix,
    subject: id,
  }))
}

type Folder = { id: number; path: string; accessible: boolean; free_bytes: number | null }
type FolderFacts = { folders: () => readonly Folder[] | Promise<readonly Folder[]>; minFreeBytes: () => number }
export const rootFolderChecks = ({ folders, minFreeBytes }: FolderFacts): HealthCheck[] => [
  {
    code: 'no_root_folder',
    about: 'The library folders',
    immediate: true,
    look: async () =>
      (await folders()).length > 0
        ? null
        : {
            severity: 'warning',
            title: 'No folder for movies is set',
            detail: 'Movies need a place to stand in.',
            fix: settings('folders'),
          },
  },
  {
    code: 'root_folder_missing',
    about: 'The library folders',
    look: async () => {
      const gone = (await folders()).filter(({ accessible }) => !accessible)
      return await Promise.all(gone.map(missing))
    },
  },
  {
    code: 'disk_space_low',
    about: 'The free space',
    every: 30,
    look: async () =>
      (await folders())
        .filter(({ accessible, free_bytes }) => accessible && free_bytes !== null && free_bytes < minFreeBytes())
        .map(({ id, path, free_bytes }) => ({
          severity: 'error',
          title: `The disk of ${path} is nearly full`,
          detail: `${size(free_bytes ?? 0)} are free; nothing is fetched or copied that would leave less than ${size(minFreeBytes())}.`,
          fix: settings('library'),
          subject: id,
        })),
  },
]

const missing = async ({ id, path }: Folder): Promise<Finding> => {
  const isThere = await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
  return {
    severity: 'error',
    title: isThere ? `${path} cannot be used` : `${path} is not there`,
    detail: isThere
      ? 'It cannot be written, or it is another folder than before: a drive may not be mounted. Nothing in it is touched.'
      : 'Is the drive connected? Movies in it stay in the library.',
    fix: settings('folders'),
    subject: id,
  }
}

export const backupCheck = (backups: { enabled: () => boolean; lastError: () => string | null }): HealthCheck => ({
  code: 'backup_failing',
  about: 'The backups',
  every: 60,
  look: () => {
    const error = backups.enabled() ? backups.lastError() : null
    return error === null ? null : { severity: 'error', title: 'The last backup failed', detail: error, fix: settings('backups') }
  },
})

export const mediaToolCheck = (find: () => Promise<{ available: boolean; text?: string }>): HealthCheck => ({
  code: 'media_tool_missing',
  about: 'The media tool',
  every: 300,
  within: 15,
  immediate: true,
  look: async () => {
    const found = await find()
    return found.available
      ? null
      : {
          severity: 'notice',
          title: 'ffmpeg is not installed',
          detail: `${found.text ?? 'It was not found'}. Without it HEVC, AVI and DTS cannot be converted for browsers that do not play them, and files in rare containers are imported without a look inside.`,
          fix: settings('media-tool'),
        }
  },
})

type DatabaseFacts = { walBytes: () => number; problem: () => string | null }
const largeWal = 256 * 1024 * 1024
export const databaseChecks = ({ walBytes, problem }: DatabaseFacts): HealthCheck[] => [
  {
    code: 'database_damaged',
    about: 'The database',
    immediate: true,
    look: () => {
      const found = problem()
      return found === null
        ? null
        : { severity: 'error', title: 'The database is damaged', detail: `${found} Restore a backup.`, fix: settings('archives') }
    },
  },
  {
    code: 'database_log_large',
    about: 'The database',
    every: 60,
    look: () =>
      walBytes() < largeWal
        ? null
        : {
            severity: 'warning',
            title: 'The write-ahead log of the database grows',
            detail: `${size(walBytes())}. Another program may hold the database open.`,
            fix: null,
          },
  },
]

type ClientFacts = { id: number; name: string; enabled: boolean; test: () => Promise<{ ok: boolean; text?: string }> }
export const downloadClientCode = 'download_client_unreachable'

export const downloadClientCheck = (clients: () => readonly ClientFacts[]): HealthCheck => ({
  code: downloadClientCode,
  about: 'The download clients',
  every: 60,
  within: 15,
  look: async () => {
    const asked = await Promise.all(
      clients()
        .filter(({ enabled }) => enabled)
        .map(async ({ id, name, test }) => ({ id, name, ...(await test()) })),
    )
    return asked
      .filter(({ ok }) => !ok)
      .map(({ id, name, text }) => ({
        severity: 'error',
        title: `${name} cannot be reached`,
        detail: text ?? null,
        fix: settings('download-clients'),
        subject: id,
      }))
  },
})

/** `problem` says in words why an address could not be opened after it was changed. */
export const listeningCheck = (problem: () => string | null): HealthCheck => ({
  code: 'listen_problem',
  about: 'The address of the service',
  immediate: true,
  look: () => {
    const found = problem()
    return found === null
      ? null
      : { severity: 'error', title: 'The service does not listen where it was told to', detail: found, fix: settings('server') }
  },
})

export const logCheck = (dropped: () => number): HealthCheck => {
  let before = 0
  return {
    code: 'log_not_written',
    about: 'The log',
    every: 60,
    immediate: true,
    look: () => {
      const lost = dropped() - before
      before += lost
      return lost === 0
        ? null
        : {
            severity: 'warning',
            title: 'Log lines could not be written',
            detail: `${lost} lines are lost; the disk may be full.`,
            fix: null,
          }
    },
  }
}
