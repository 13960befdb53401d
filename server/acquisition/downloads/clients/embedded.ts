import type { Snapshot } from '#server/acquisition/torrent/protocol'
import type { SessionEvent, TorrentSession } from '#server/acquisition/torrent/session'
import { say } from '#server/foundation/lib/sentence'
import { NotFound } from '#server/foundation/platform/errors'
import {
  type ClientDeps,
  type ClientDownload,
  type ClientNews,
  type ClientState,
  type DownloadClient,
  defineClientType,
} from '../download-client'
import { sentences } from '../sentences'

/** What the embedded client needs besides the log: the running session and the download folder. */
export type EmbeddedDeps = ClientDeps & { readonly session: TorrentSession; readonly folder: () => string }

/** The built-in engine. It has no settings of its own and follows the service's. */
export const embedded = defineClientType({
  type: 'embedded',
  label: 'Embedded',
  fields: {},
  open: (_settings: Record<never, never>, { session, folder }: EmbeddedDeps): DownloadClient => ({
    add: (download) => session.add({ ...download, folder: folder(), files: null, paused: false }),
    files: (infoHash) => session.files(infoHash),
    start: (infoHash, wanted) => session.begin(infoHash, wanted),
    pause: (infoHash) => session.pause(infoHash),
    resume: (infoHash) => session.resume(infoHash),
    remove: (infoHash, { delete_data }) =>
      session.remove(infoHash, delete_data).catch((error) => {
        if (!(error instanceof NotFound)) throw error
      }),
    verify: (infoHash) => session.verify(infoHash),
    setSeedGoal: (infoHash, goal) => session.setSeedGoal(infoHash, goal),
    limit: (infoHash, limits) => session.limit(infoHash, limits),
    addTrackers: (infoHash, trackers) => session.addTrackers(infoHash, trackers),
    whyGone: async () => null,
    list: async () => (await session.list()).map(downloadOf),
    test: async () => (session.isUp() ? { ok: true, version: 'embedded' } : { ok: false, why: say(sentences, 'engine_not_running') }),
    subscribe: (listener) =>
      session.subscribe((event) => {
        const news = newsOf(event)
        if (news) listener(news)
      }),
    close: async () => {},
  }),
})

const stateOf: Readonly<Record<Snapshot['state'], ClientState>> = {
  inspecting: 'fetching_metadata',
  waiting: 'queued',
  checking: 'checking',
  downloading: 'downloading',
  stalled: 'stalled',
  paused: 'paused',
  seeding: 'seeding',
  completed: 'completed',
  failed: 'failed',
}

const downloadOf = (snapshot: Snapshot): ClientDownload => ({
  ...snapshot,
  state: stateOf[snapshot.state],
})

const newsOf = (event: SessionEvent): ClientNews | undefined => {
  if (event.type === 'progress') return { type: 'progress', downloads: event.torrents.map(downloadOf) }
  if (event.type === 'metadata') return { type: 'files_known', info_hash: event.info_hash }
  if (event.type === 'completed') return { type: 'complete', info_hash: event.info_hash }
  if (event.type === 'error') return { type: 'failed', info_hash: event.info_hash, error: event.error }
  return undefined
}
