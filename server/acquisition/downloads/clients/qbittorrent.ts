import { sentences as ofTorrents } from '#server/acquisition/torrent/sentences'
import { list, optionalText, secret, text, type ValuesOf } from '#server/foundation/lib/fields'
import { readMagnetLink } from '#server/foundation/lib/magnet'
import { say } from '#server/foundation/lib/sentence'
import { torrentHash } from '#server/foundation/lib/torrent-hash'
import { Conflict, Invalid, NotFound, UpstreamUnreachable } from '#server/foundation/platform/errors'
import {
  type ClientDeps,
  type ClientLimits,
  type DownloadClient,
  defineClientType,
  type NewClientDownload,
  type SeedGoal,
  type TorrentSource,
} from '../download-client'
import { sentences } from '../sentences'
import { checkSettings } from './qbittorrent-check'
import { openApi, type QBittorrentApi, type WireTorrent } from './qbittorrent-wire'
import {
  downloadFrom,
  fileFrom,
  hasMetadata,
  infoHashOf,
  inspectTag,
  isOfPrivate,
  isStopped,
  isWaiting,
  mapsOf,
  pausedTag,
  self,
} from './qbittorrent-words'
import { createRefusals } from './refusals'
import { watchByPolling } from './watch-by-polling'

const fields = {
  url: text({
    section: 'Connection',
    label: 'Address',
    help: 'The address of the qBittorrent web interface',
    default: 'http://localhost:8080',
    format: 'url',
  }),
  username: optionalText({
    section: 'Connection',
    label: 'User name',
    help: 'Leave empty if qBittorrent does not ask this computer to sign in',
  }),
  password: secret({ section: 'Connection', label: 'Password', help: 'For the web interface' }),
  category: text({
    section: 'Downloads',
    label: 'Category',
    help: 'Marquee only sees and touches torrents in this category',
    default: 'service',
    max: 100,
  }),
  save_path: optionalText({
    section: 'Downloads',
    label: 'Folder',
    help: 'Where qBittorrent saves, as qBittorrent writes the path. Leave empty for its default folder',
    format: 'path',
  }),
  path_there: optionalText({
    section: 'Paths',
    label: 'Folder as qBittorrent sees it',
    help: 'Only if qBittorrent runs on another computer or in a container',
    advanced: true,
  }),
  path_here: optionalText({
    section: 'Paths',
    label: 'The same folder as Marquee sees it',
    help: 'Replaces the folder above in every path that qBittorrent reports',
    advanced: true,
  }),
  more_paths: list({
    section: 'Paths',
    label: 'More folders',
    help: 'One line per folder with another path here: /downloads => /mnt/nas/downloads',
    default: [],
    max_items: 50,
    max: 1000,
    advanced: true,
  }),
}
export type QBittorrentSettings = ValuesOf<typeof fields>

const pollEveryMs = 2_000

/** qBittorrent 4.5 or newer, through its Web API. */
export const qbittorrent = defineClientType({
  type: 'qbittorrent',
  label: 'qBittorrent',
  fields,
  open: (settings: QBittorrentSettings, { log }: ClientDeps): DownloadClient => {
    const api = openApi(settings)
    const { category } = settings
    const paths = mapsOf(settings)
    const withRefusals = createRefusals((id) => api.trackers(id))
    const listAll = async () => {
      const torrents = await api.torrents(category)
      return await withRefusals(torrents.map((torrent) => ({ id: torrent.hash, download: downloadFrom(torrent, paths) })))
    }
    const find = async (infoHash: string) => findTorrent(await api.torrents(category), infoHash)
    const torrentOf = async (infoHash: string): Promise<WireTorrent> => {
      const torrent = await find(infoHash)
      if (!torrent) throw new NotFound('torrent', infoHash)
      return torrent
    }
    const watch = watchByPolling({
      list: listAll,
      everyMs: pollEveryMs,
      onFailure: (error) => log.debug('qBittorrent could not be polled', { reason: String(error) }),
    })

    return {
      add: (download) => addTo(api, settings, download),
      files: async (infoHash) => {
        const torrent = await torrentOf(infoHash)
        const files = hasMetadata(torrent) ? (await api.files(torrent.hash)).map(fileFrom) : []
        return files.length > 0 ? files : null
      },
      start: async (infoHash, wanted) => startTorrent(api, settings, { torrent: await torrentOf(infoHash), wanted }),
      pause: async (infoHash) => pauseTorrent(api, settings, await torrentOf(infoHash)),
      resume: async (infoHash) => resumeTorrent(api, settings, await torrentOf(infoHash)),
      remove: async (infoHash, { delete_data }) => {
        const torrent = await find(infoHash)
        if (torrent) await api.remove(torrent.hash, delete_data)
      },
      verify: async (infoHash) => void (await api.recheck((await torrentOf(infoHash)).hash)),
      setSeedGoal: async (infoHash, goal) => void (await api.limitSharing((await torrentOf(infoHash)).hash, shareLimits(goal))),
      limit: async (infoHash, limits) => limitTorrent(api, (await torrentOf(infoHash)).hash, limits),
      addTrackers: async (infoHash, trackers) => addTrackersTo(api, (await torrentOf(infoHash)).hash, trackers),
      list: listAll,
      whyGone: async (infoHash) => {
        const elsewhere = findTorrent(await api.allTorrents(), infoHash)
        if (!elsewhere) return say(sentences, 'removed_in_client', self)
        return elsewhere.category === ''
          ? say(sentences, 'uncategorized_in_client', self)
          : say(sentences, 'moved_in_client', { ...self, category: elsewhere.category })
      },
      everything: async () => (await api.allTorrents()).map((torrent) => ({ ...downloadFrom(torrent, paths), category: torrent.category })),
      test: () => checkSettings(api, settings),
      subscribe: watch.subscribe,
      close: async () => watch.close(),
    }
  },
})

const findTorrent = (torrents: readonly WireTorrent[], infoHash: string) => torrents.find((torrent) => infoHashOf(torrent) === infoHash)

/** Adds a .torrent stopped, and a magnet running until it stops at its metadata, so that neither downloads any payload. */
const addTo = async (
  api: QBittorrentApi,
  settings: QBittorrentSettings,
  { source, seed_goal, limits, trackers = [] }: NewClientDownload,
) => {
  const info_hash = infoHashFrom(source)
  const { category, save_path } = settings
  const existing = findTorrent(await api.allTorrents(), info_hash)
  if (existing && existing.category !== category) throw new Conflict(say(sentences, 'client_has_it_elsewhere', { ...self, category }))
  if (existing) return { info_hash }
  await api.makeCategory(category)
  const form = {
    category,
    tags: inspectTag,
    ...shareLimits(seed_goal),
    ...speedLimits(limits),
    ...(save_path ? { savepath: save_path } : {}),
  }
  if ('magnet' in source) await api.addMagnet(source.magnet, { ...form, stopCondition: 'MetadataReceived', paused: 'false' })
  else await api.addTorrent(source.torrent, { ...form, paused: 'true' })
  const { hash } = await listed(api, category, info_hash)
  if (trackers.length > 0) await addTrackersTo(api, hash, trackers)
  return { info_hash }
}

const addTrackersTo = async (api: QBittorrentApi, hash: string, trackers: readonly string[]): Promise<void> => {
  if (!isOfPrivate(await api.trackers(hash))) await api.addTrackers(hash, trackers)
}

const listedWithinMs = 5_000

/** qBittorrent confirms before the torrent is listed; wait, so that the next caller finds it. */
const listed = async (api: QBittorrentApi, category: string, info_hash: string): Promise<WireTorrent> => {
  const end = performance.now() + listedWithinMs
  for (;;) {
    const torrent = findTorrent(await api.torrents(category), info_hash)
    if (torrent) return torrent
    if (performance.now() > end) throw new UpstreamUnreachable('qBittorrent', say(sentences, 'client_did_not_take', self))
    await Bun.sleep(100)
  }
}

/** qBittorrent also confirms this too early, and the old state would be taken for the user's choice. Waits for a limited time only. */
const waitUntil = async (
  api: QBittorrentApi,
  { category }: QBittorrentSettings,
  { hash, isSo }: { hash: string; isSo: (torrent: WireTorrent) => boolean },
): Promise<void> => {
  const end = performance.now() + listedWithinMs
  while (performance.now() < end) {
    const torrent = (await api.torrents(category)).find((each) => each.hash === hash)
    if (!torrent || isSo(torrent)) return
    await Bun.sleep(100)
  }
}
const runs = (torrent: WireTorrent): boolean => !isStopped(torrent)

const infoHashFrom = (source: TorrentSource): string => {
  const link = 'magnet' in source ? readMagnetLink(source.magnet) : undefined
  const hash = 'torrent' in source ? torrentHash(source.torrent) : typeof link === 'object' ? link.info_hash : undefined
  if (hash === undefined) throw new Invalid(say(sentences, 'hash_missing'))
  return hash
}

/**
 * Selects files before removing the tag, as a torrent without the tag must only download selected files. Starts it before that, as without
 * the tag it would look paused.
 */
const startTorrent = async (
  api: QBittorrentApi,
  settings: QBittorrentSettings,
  { torrent, wanted }: { torrent: WireTorrent; wanted: readonly number[] },
) => {
  const files = (await api.files(torrent.hash)).map(fileFrom)
  if (files.length === 0) throw new UpstreamUnreachable('qBittorrent', say(sentences, 'client_lacks_files', self))
  const isWanted = new Set(wanted)
  if (!wanted.every((index) => files.some((file) => file.index === index))) throw new Conflict(say(ofTorrents, 'no_such_files'))
  const indexes = files.map((file) => file.index)
  await api.want(
    torrent.hash,
    indexes.filter((index) => isWanted.has(index)),
    true,
  )
  await api.want(
    torrent.hash,
    indexes.filter((index) => !isWanted.has(index)),
    false,
  )
  await api.start(torrent.hash)
  await waitUntil(api, settings, { hash: torrent.hash, isSo: runs })
  await api.untag(torrent.hash, inspectTag)
}

const pauseTorrent = async (api: QBittorrentApi, settings: QBittorrentSettings, torrent: WireTorrent) => {
  if (isWaiting(torrent)) await api.tag(torrent.hash, pausedTag)
  await api.stop(torrent.hash)
  await waitUntil(api, settings, { hash: torrent.hash, isSo: isStopped })
}

/**
 * A torrent whose files are not selected yet must not simply start: it would download all of them. Stopping a magnet clears its stop
 * condition at the metadata, so such a torrent is added again.
 */
const resumeTorrent = async (api: QBittorrentApi, settings: QBittorrentSettings, torrent: WireTorrent) => {
  if (!isWaiting(torrent)) {
    await api.start(torrent.hash)
    return await waitUntil(api, settings, { hash: torrent.hash, isSo: runs })
  }
  if (hasMetadata(torrent)) return void (await api.untag(torrent.hash, pausedTag))
  await api.remove(torrent.hash, false)
  const { ratio_limit, seeding_time_limit, magnet_uri } = torrent
  const seed_goal = { ratio: ratio_limit < 0 ? null : ratio_limit, minutes: seeding_time_limit < 0 ? null : seeding_time_limit }
  const limits = { download: limitFrom(torrent.dl_limit), upload: limitFrom(torrent.up_limit) }
  await addTo(api, settings, { source: { magnet: magnet_uri }, seed_goal, limits })
}

const limitFrom = (limit: number | undefined): number | null => (limit !== undefined && limit > 0 ? limit : null)

const limitTorrent = async (api: QBittorrentApi, hash: string, { download, upload }: ClientLimits): Promise<void> => {
  await api.limitDownload(hash, download)
  await api.limitUpload(hash, upload)
}

/** For a torrent that is new there, so none is the default. */
const speedLimits = (limits?: ClientLimits) => ({
  ...(limits?.download && { dlLimit: String(limits.download) }),
  ...(limits?.upload && { upLimit: String(limits.upload) }),
})

/** -1 means no limit; if left out, qBittorrent applies its own limits. */
const shareLimits = ({ ratio, minutes }: SeedGoal) => ({
  ratioLimit: String(ratio ?? -1),
  seedingTimeLimit: String(minutes === null ? -1 : Math.ceil(minutes)),
  inactiveSeedingTimeLimit: '-1',
  /** Required since 5.2. */
  shareLimitAction: 'Stop',
})
