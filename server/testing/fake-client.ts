import type { ClientDownload, ClientFile, DownloadClient, NewClientDownload } from '#server/acquisition/downloads/download-client'
import type { Sentence } from '#server/foundation/lib/sentence'
import { NotFound, UpstreamUnreachable } from '#server/foundation/platform/errors'

type Torrent = { seen: ClientDownload; files: readonly ClientFile[] | null; wanted: readonly number[] | null }

const blank = (info_hash: string): ClientDownload => ({
  info_hash,
  name: info_hash,
  state: 'fetching_metadata',
  complete: false,
  progress: 0,
  size_bytes: null,
  downloaded_bytes: 0,
  uploaded_bytes: 0,
  download_speed: 0,
  upload_speed: 0,
  seeders: 0,
  peers: 0,
  in_contact: true,
  tracker_says: null,
  eta_seconds: null,
  ratio: 0,
  save_path: '/downloads',
  error: null,
})

/** A scripted BitTorrent client that records its calls. */
export const fakeClient = () => {
  const torrents = new Map<string, Torrent>()
  const told: string[] = []
  const refusals = new Map<string, Error>()
  let isUp = true
  let gone: Sentence | null = null
  let asked = 0
  const added: NewClientDownload['limits'][] = []
  let whileAdding: () => unknown = () => {}

  const of = (hash: string): Torrent => {
    if (!isUp) throw new UpstreamUnreachable('The torrent engine')
    const torrent = torrents.get(hash)
    if (!torrent) throw new NotFound('torrent', hash)
    return torrent
  }

  const see = (hash: string, change: Partial<ClientDownload>): void => {
    const torrent = of(hash)
    torrent.seen = { ...torrent.seen, ...change }
  }

  const client: DownloadClient = {
    async add({ source, limits }) {
      asked++
      if (!isUp) throw new UpstreamUnreachable('The torrent engine')
      const info_hash = 'magnet' in source ? /btih:([0-9a-f]{40})/.exec(source.magnet)![1]! : 'of a file'
      const refusal = refusals.get(info_hash)
      if (refusal) throw refusal
      told.push(`add ${info_hash.slice(0, 4)}`)
      added.push(limits)
      await whileAdding()
      if (!torrents.has(info_hash)) torrents.set(info_hash, { seen: blank(info_hash), files: null, wanted: null })
      return { info_hash }
    },
    files: async (hash) => of(hash).files,
    async start(hash, wanted) {
      of(hash).wanted = wanted
      told.push(`start ${hash.slice(0, 4)} ${wanted.join(',')}`)
      see(hash, { state: 'downloading' })
    },
    pause: async (hash) => see(hash, { state: 'paused' }),
    async resume(hash) {
      told.push(`resume ${hash.slice(0, 4)}`)
      see(hash, { state: of(hash).files ? 'downloading' : 'fetching_metadata' })
    },
    async remove(hash, { delete_data }) {
      if (!isUp) throw new UpstreamUnreachable('The torrent engine')
      torrents.delete(hash)
      told.push(`remove ${hash.slice(0, 4)}${delete_data ? ' with data' : ''}`)
    },
    verify: async (hash) => {
      of(hash)
      told.push(`verify ${hash.slice(0, 4)}`)
    },
    whyGone: async () => gone,
    setSeedGoal: async () => {},
    async limit(hash, { download, upload }) {
      of(hash)
      told.push(`limit ${hash.slice(0, 4)} ${download} ${upload}`)
    },
    async addTrackers(hash, trackers) {
      of(hash)
      told.push(`trackers ${hash.slice(0, 4)} ${trackers.join(' ')}`)
    },
    async list() {
      if (!isUp) throw new UpstreamUnreachable('The torrent engine')
      return [...torrents.values()].map((torrent) => torrent.seen)
    },
    test: async () => ({ ok: true, version: 'fake' }),
    subscribe: () => () => {},
    close: async () => {},
  }

  return {
    client,
    told,
    see,
    knows: (hash: string, files: readonly { path: string; size_bytes: number }[]) => {
      of(hash).files = files.map((file, index) => ({ ...file, index, wanted: false }))
    },
    /** How often it was asked to add a torrent. */
    asked: () => asked,
    /** With which limits. */
    added: () => added,
    whileAdding: (happens: () => unknown) => {
      whileAdding = happens
    },
    refuse: (hash: string, error: Error) => void refusals.set(hash, error),
    has: (hash: string) => torrents.has(hash),
    lose: (hash: string) => torrents.delete(hash),
    /** Makes it a client that people may remove torrents from: how it answers about a missing one. */
    isSharedWithPeople: (why: Sentence) => {
      gone = why
    },
    goDown: () => {
      isUp = false
    },
    comeBack: () => {
      isUp = true
    },
  }
}
