import { stat } from 'node:fs/promises'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { settings } from './fix'
import type { Finding, HealthCheck } from './health'
import { sentences } from './sentences'

export const torrentSessionCheck = (isUp: () => boolean): HealthCheck => ({
  code: 'torrent_session_down',
  about: 'The torrent engine',
  look: () =>
    isUp()
      ? null
      : {
          severity: 'error',
          title: say(sentences, 'engine_down'),
          detail: say(sentences, 'engine_restarts'),
          fix: null,
        },
})

type Reach = { reachable: 'yes' | 'no' | 'unknown'; mapping: string }
export const reachCheck = (
  session: { isUp: () => boolean; port: () => number; reach: () => Reach },
  isInVpn: () => boolean,
): HealthCheck => ({
  code: 'peers_cannot_reach_us',
  about: 'The torrent engine',
  look: () => {
    const { reachable, mapping } = session.reach()
    if (!session.isUp() || reachable !== 'no') return null
    return {
      severity: 'warning',
      title: say(sentences, 'peers_cut_off'),
      detail: isInVpn()
        ? say(sentences, 'forward_in_vpn')
        : mapping === 'behind_another'
          ? say(sentences, 'behind_router')
          : say(sentences, 'forward_port', { port: session.port() }),
      fix: settings(isInVpn() ? 'vpn' : 'downloads'),
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
  last_error_reason: Sentence | null
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
            title: say(sentences, 'nothing_searched'),
            detail: say(sentences, 'add_indexer'),
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
    return [
      {
        severity: 'error',
        title: say(sentences, 'all_indexers_fail'),
        detail: say(sentences, 'these_fail', { names: resting.map(({ name }) => name) }),
        fix,
        subject: 'all',
      },
    ]
  return resting.map(({ id, name, last_error, last_error_reason, disabled_until }) => ({
    severity: 'warning',
    title: say(sentences, 'does_not_work', { name }),
    detail: nextTry(last_error_reason ?? last_error, disabled_until),
    fix,
    subject: id,
  }))
}

const nextTry = (reason: Sentence | string | null, at: string | null): Sentence | string | null => {
  if (at === null) return reason
  return reason ? say(sentences, 'failed_next_try', { reason, at }) : say(sentences, 'next_try', { at })
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
            title: say(sentences, 'root_folder_needed'),
            detail: say(sentences, 'folder_needed'),
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
          title: say(sentences, 'disk_nearly_full', { path }),
          detail: say(sentences, 'space_left', { free: free_bytes ?? 0, least: minFreeBytes() }),
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
    title: say(sentences, isThere ? 'folder_unusable' : 'root_folder_gone', { path }),
    detail: say(sentences, isThere ? 'root_folder_differs' : 'drive_connected'),
    fix: settings('folders'),
    subject: id,
  }
}

export const mediaToolCheck = (find: () => Promise<{ available: boolean; said?: Sentence }>): HealthCheck => ({
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
          title: say(sentences, 'no_ffmpeg'),
          detail: say(sentences, 'without_ffmpeg', { why: found.said ?? say(sentences, 'ffmpeg_not_found') }),
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
        : {
            severity: 'error',
            title: say(sentences, 'database_broken'),
            detail: say(sentences, 'restore_backup', { problem: found }),
            fix: settings('archives'),
          }
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
            title: say(sentences, 'database_log_grows'),
            detail: say(sentences, 'database_held', { size: walBytes() }),
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
        title: say(sentences, 'client_out_of_reach', { name }),
        detail: text ?? null,
        fix: settings('download-clients'),
        subject: id,
      }))
  },
})

/** `problem` says why a changed address could not be opened. */
export const listeningCheck = (problem: () => Sentence | string | null): HealthCheck => ({
  code: 'listen_problem',
  about: 'The address of the service',
  immediate: true,
  look: () => {
    const found = problem()
    return found === null
      ? null
      : { severity: 'error', title: say(sentences, 'address_not_opened'), detail: found, fix: settings('server') }
  },
})
