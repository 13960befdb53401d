import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { sentenceOf } from '#server/foundation/platform/errors'
import type { ClientTest } from '../download-client'
import { sentences } from '../sentences'
import type { QBittorrentApi } from './qbittorrent-wire'
import { mapsOf, type PathMap, pathHere, self } from './qbittorrent-words'

type Settings = Parameters<typeof mapsOf>[0] & { readonly save_path: string | null }

/** Actions at the share limit, set in qBittorrent, that remove the torrent. */
const removesTorrents: readonly unknown[] = [1, 3]

/** Why files that qBittorrent downloads would not be found here. */
const folderProblem = async (settings: Settings, defaultPath: string | null): Promise<Sentence | undefined> => {
  for (const line of settings.more_paths)
    if (mapsOf({ path_there: null, path_here: null, more_paths: [line] }).length === 0)
      return say(sentences, 'line_without_folders', { line })
  const maps: readonly PathMap[] = mapsOf(settings)
  for (const { there, here } of maps) if (!(await isFolder(here))) return say(sentences, 'mapped_folder_missing', { here, there })
  const stores = settings.save_path ?? defaultPath
  if (!stores) return undefined
  const here = pathHere(stores, maps)
  if ((await isFolder(here)) || (await isFolder(dirname(here)))) return undefined
  return say(sentences, 'store_unknown_here', { ...self, folder: stores })
}

const isFolder = (path: string): Promise<boolean> =>
  path === '/' || path === '.'
    ? Promise.resolve(false)
    : stat(path).then(
        (found) => found.isDirectory(),
        () => false,
      )

/** Whether qBittorrent is usable with these settings. */
export const checkSettings = async (api: QBittorrentApi, settings: Settings): Promise<ClientTest> => {
  try {
    const version = await api.version()
    const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number)
    if (major < 4 || (major === 4 && minor < 5))
      return { ok: false, why: say(sentences, 'client_too_old', { ...self, version, least: '4.5' }) }
    const { max_ratio_act, save_path } = await api.preferences()
    if (removesTorrents.includes(max_ratio_act)) {
      return { ok: false, why: say(sentences, 'client_removes_torrents', self) }
    }
    const unusable = await folderProblem(settings, save_path ?? null)
    return unusable === undefined ? { ok: true, version } : { ok: false, why: unusable }
  } catch (error) {
    return { ok: false, why: sentenceOf(error) ?? say(sentences, 'client_error', { error: String(error) }) }
  }
}
