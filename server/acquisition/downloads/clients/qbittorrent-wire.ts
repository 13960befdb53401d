import type { QBittorrent } from '@ctrl/qbittorrent'
import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { readForeignJson } from '#server/foundation/lib/foreign-json-in-turns'
import { once } from '#server/foundation/lib/once'
import { readCapped } from '#server/foundation/lib/read-capped'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { UpstreamUnreachable } from '#server/foundation/platform/errors'
import { sentences } from '../sentences'

/** The fields we read of a torrent. `hash` is qBittorrent's own id for it, which for hybrid torrents is not the v1 hash. */
export const WireTorrent = Type.Object({
  hash: Type.String(),
  infohash_v1: Type.Optional(Type.String()),
  name: Type.String(),
  state: Type.String(),
  category: Type.String(),
  tags: Type.String(),
  progress: Type.Number(),
  size: Type.Number(),
  total_size: Type.Number(),
  completed: Type.Number(),
  amount_left: Type.Number(),
  uploaded: Type.Number(),
  dlspeed: Type.Number(),
  upspeed: Type.Number(),
  num_seeds: Type.Number(),
  num_leechs: Type.Number(),
  /** The first working tracker; empty if there is none. */
  tracker: Type.Optional(Type.String()),
  eta: Type.Number(),
  ratio: Type.Number(),
  max_ratio: Type.Number(),
  max_seeding_time: Type.Number(),
  seeding_time: Type.Number(),
  /** Minutes; since 4.6. */
  max_inactive_seeding_time: Type.Optional(Type.Number()),
  /** Unix seconds. */
  last_activity: Type.Optional(Type.Number()),
  save_path: Type.String(),
  magnet_uri: Type.String(),
  ratio_limit: Type.Number(),
  seeding_time_limit: Type.Number(),
  /** Bytes per second; 0 or -1 means none. */
  dl_limit: Type.Optional(Type.Number()),
  up_limit: Type.Optional(Type.Number()),
})
export type WireTorrent = Static<typeof WireTorrent>

export const WireFile = Type.Object({
  index: Type.Optional(Type.Integer()),
  name: Type.String(),
  size: Type.Number(),
  priority: Type.Number(),
})
export type WireFile = Static<typeof WireFile>

/** `status`: 2 is working, 4 is not working; since 5.2, 5 is refusing and 6 is unreachable. `msg` is the tracker's last message. */
export const WireTracker = Type.Object({ url: Type.String(), status: Type.Number(), msg: Type.Optional(Type.String()) })
export type WireTracker = Static<typeof WireTracker>

const WirePreferences = Type.Object({ max_ratio_act: Type.Optional(Type.Unknown()), save_path: Type.Optional(Type.String()) })

export type Access = { readonly url: string; readonly username: string | null; readonly password: string | null }
export type QBittorrentApi = ReturnType<typeof openApi>

/** The client named in messages. */
const self = { client: 'qBittorrent' }
const answerWithinMs = 15_000
/** Until an answer that has begun is there: some come a byte at a time, or stop halfway without a word. */
const usualFinishMs = 60_000

/** The only module that talks to qBittorrent. Every failure becomes UpstreamUnreachable, with a message free of addresses and passwords. */
export const openApi = ({ url, username, password }: Access, finishWithinMs = usualFinishMs) => {
  // Imported on demand, as most users do not have qBittorrent.
  const opened = once(async () => {
    const { QBittorrent } = await import('@ctrl/qbittorrent')
    const Client = readingInTurns(QBittorrent, finishWithinMs)
    return new Client({ baseUrl: url, username: username ?? '', password: password ?? '', timeout: answerWithinMs })
  })

  const ask = async <T>(question: (client: QBittorrent) => Promise<T>): Promise<T> => {
    try {
      return await inTime(question(await opened()), 2 * finishWithinMs)
    } catch (error) {
      throw new UpstreamUnreachable('qBittorrent', whyOf(error))
    }
  }
  /** Safe only for idempotent requests. */
  const again = <T>(question: (client: QBittorrent) => Promise<T>) =>
    ask((client) => question(client).catch((error: unknown) => (isCutOff(error) ? question(client) : Promise.reject(error))))
  const read = async <S extends TSchema>(schema: S, question: (client: QBittorrent) => Promise<unknown>): Promise<Static<S>> => {
    const answer = await again(question)
    if (Value.Check(schema, answer)) return answer
    throw new UpstreamUnreachable('qBittorrent', say(sentences, 'client_not_understood', self))
  }
  const post = (path: string, form: Record<string, string>) =>
    again((client) => client.request(path, 'POST', undefined, new URLSearchParams(form), undefined, false))

  return {
    version: () => again((client) => client.getAppVersion()),
    preferences: () => read(WirePreferences, (client) => client.getPreferences()),
    torrents: (category: string) => read(Type.Array(WireTorrent), (client) => client.listTorrents({ category })),
    allTorrents: () => read(Type.Array(WireTorrent), (client) => client.listTorrents()),
    files: (id: string) => read(Type.Array(WireFile), (client) => client.torrentFiles(id)),
    trackers: (id: string) => read(Type.Array(WireTracker), (client) => client.torrentTrackers(id)),
    makeCategory: async (category: string) => {
      const isKnown = async () => category in (await read(Type.Record(Type.String(), Type.Unknown()), (client) => client.getCategories()))
      if (await isKnown()) return
      await ask((client) => client.createCategory(category)).catch(async (error) => {
        if (!(await isKnown())) throw error
      })
    },
    addMagnet: (magnet: string, form: Record<string, string>) => ask((client) => client.addMagnet(magnet, form)),
    addTorrent: (torrent: Uint8Array, form: Record<string, string>) => ask((client) => client.addTorrent(new Uint8Array(torrent), form)),
    want: (id: string, indexes: readonly number[], isWanted: boolean) =>
      indexes.length === 0 ? undefined : post('/torrents/filePrio', { hash: id, id: indexes.join('|'), priority: isWanted ? '1' : '0' }),
    tag: (id: string, tag: string) => post('/torrents/addTags', { hashes: id, tags: tag }),
    untag: (id: string, tag: string) => post('/torrents/removeTags', { hashes: id, tags: tag }),
    limitSharing: (id: string, form: Record<string, string>) => post('/torrents/setShareLimits', { hashes: id, ...form }),
    /** 0 means no limit. */
    limitDownload: (id: string, limit: number | null) => post('/torrents/setDownloadLimit', { hashes: id, limit: String(limit ?? 0) }),
    limitUpload: (id: string, limit: number | null) => post('/torrents/setUploadLimit', { hashes: id, limit: String(limit ?? 0) }),
    addTrackers: (id: string, urls: readonly string[]) => post('/torrents/addTrackers', { hash: id, urls: urls.join('\n') }),
    start: (id: string) => again((client) => client.startTorrent(id)),
    stop: (id: string) => again((client) => client.stopTorrent(id)),
    recheck: (id: string) => again((client) => client.recheckTorrent(id)),
    remove: (id: string, withData: boolean) => again((client) => client.removeTorrent(id, withData)),
  }
}

/** Signing in and commands are read by the library, without an end. */
const inTime = async <T>(work: Promise<T>, withinMs: number): Promise<T> => {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('timed out')), withinMs)
  return await Promise.race([work, promise]).finally(() => clearTimeout(timer))
}

/** Such as a version, which the library compares in a way that takes seconds for megabytes. */
const longestText = 1000

/** Tens of thousands of torrents, decompressed. */
const mostBytes = 32 * 1024 * 1024
/** The library keeps this to itself, and otherwise only gives an answer whole, however large it becomes. */
type Streaming = { requestWithAuth: (asked: object) => Promise<ReadableStream<Uint8Array>> }

/** Reads lists without blocking the service. What is no JSON is nothing, which no schema fits. */
const readingInTurns = (Client: typeof QBittorrent, finishWithinMs: number) =>
  class extends Client {
    override async request<T>(...[path, method, params, body, headers, isJson = true]: Parameters<QBittorrent['request']>): Promise<T> {
      if (method !== 'GET') return await super.request<T>(path, method, params, body, headers, isJson)
      const stream = await (this as unknown as Streaming).requestWithAuth({ path, method, params, responseType: 'stream' })
      const inTime = stream.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), { signal: AbortSignal.timeout(finishWithinMs) })
      const bytes = await readCapped(new Response(inTime), mostBytes)
      if (bytes === null) throw new Error('the answer is too large')
      if (!isJson) return new TextDecoder().decode(bytes.subarray(0, longestText)) as T
      return (await readForeignJson(bytes, { mostValues: 2_000_000 }).catch(() => null)) as T
    }
  }

/** qBittorrent closes idle connections after seconds, which can coincide with a request. */
const isCutOff = (error: unknown): boolean =>
  error instanceof Error && /closed unexpectedly|ECONNRESET|EPIPE/.test(`${error.message} ${String(error.cause)}`)

/** The library's messages contain the address, so only the kind of failure is passed on. */
const whyOf = (error: unknown): Sentence => {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 0
  const message = error instanceof Error ? error.message : ''
  if (status === 403) return say(sentences, 'client_rejects_or_banned', self)
  if (status === 401 || message.includes('Auth Failed')) return say(sentences, 'client_rejects_login', self)
  if (message === 'Failed to add torrent') return say(sentences, 'client_did_not_take', self)
  if (status > 0) return say(sentences, 'client_status', { ...self, status })
  return say(sentences, /timeout|timed out|aborted/i.test(message) ? 'client_slow' : 'client_unreachable_now', self)
}
