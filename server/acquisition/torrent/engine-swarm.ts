import type { Torrent, TorrentOptions, TorrentSource, Wire } from 'webtorrent'
import { withoutPaths } from '#server/foundation/lib/redact'
import { banPoisoners } from './engine-bans'
import type { EngineClient } from './engine-client'
import { findByDht6 } from './engine-dht6'
import { greetPeers } from './engine-greeting'
import { punchHoles } from './engine-holepunch'
import { finishTogether } from './engine-last-blocks'
import { exchangeMetadata } from './engine-metadata'
import { askInOrder, runsOf } from './engine-order'
import { guardPeers } from './engine-peers'
import { exchangePeers } from './engine-pex'
import { putTogether } from './engine-pieces'
import { knowSeeders } from './engine-places'
import { preferByPriority } from './engine-priority'
import { rampUp } from './engine-ramp-up'
import type { Reach } from './engine-reach'
import type { StopEvents } from './engine-stop-events'
import type { PieceStore } from './engine-store'
import { throttle } from './engine-throttle'
import { listenToTrackers } from './engine-trackers'
import { urgentPieces } from './engine-urgent-pieces'
import { drainWithUtp } from './engine-utp'
import { createWebSeed } from './engine-web-seed'
import { batchWrites, requestOncePerTurn, splitWithoutJoining } from './engine-wire'
import type { Magnet, Metainfo } from './metainfo'
import type { Bits, Layout } from './pieces'
import type { Limits } from './protocol'
import type { Tiers } from './tracker-lane'
import { lanesOf } from './tracker-lanes'

export type Plan = { readonly metainfo: Metainfo; readonly layout: Layout; readonly store: PieceStore; readonly bits: Bits }

export type Joining = {
  readonly engine: EngineClient
  readonly reach: Reach
  readonly now: () => number
  /** What trackers are told: payload bytes over the torrent's whole life. */
  readonly totals: () => { readonly uploaded: number; readonly downloaded: number; readonly left: number | undefined }
  readonly isSeeding: () => boolean
  readonly limits: Limits
  /** True once, when a tracker has to be told about the completion. */
  readonly mayTellCompletion: () => boolean
  readonly onMetadata: (bytes: Uint8Array) => void
  readonly onPiece: (piece: number) => void
  readonly onPayload: (direction: 'downloaded' | 'uploaded', bytes: number) => void
  readonly onFailure: (error: Error) => void
  readonly onWarning: (text: string) => void
  readonly onBan: (banned: { peer: string; piece: number | null }) => void
}

export type Swarm = ReturnType<typeof joinByMagnet>

/** Joins to get the metadata. Requests nothing else until `fetch` is called. */
export const joinByMagnet = (joining: Joining, magnet: Magnet, more: readonly string[]) => {
  const { info_hash, name, trackers, peers } = magnet
  const source = { infoHash: info_hash, name, announce: [], peerAddresses: [...peers], urlList: [] }
  const torrent = joining.engine.client.add(source, optionsOf(joining))
  const takeMetadata = torrent._onMetadata.bind(torrent)
  let isKnown = false
  torrent._onMetadata = async (metadata) => {
    if (isKnown || !(metadata instanceof Uint8Array)) return
    isKnown = true
    joining.onMetadata(metadata)
  }
  let isFetching = false
  let info: Uint8Array | undefined
  return {
    ...swarmOf(joining, torrent, {
      info: () => info,
      lanes: lanesOf({ tiers: trackers.map((tracker) => [tracker]), more, isPrivate: false, asksAll: joining.engine.asksAllTrackers }),
      isPrivate: () => false,
    }),
    isFetching: () => isFetching,
    fetch: (plan: Plan) => {
      isFetching = true
      info = plan.metainfo.info
      torrent._preloadedStore = chunksOf(joining, plan)
      torrent._startupBitfield = plan.bits.bytes.slice()
      prepare(joining, torrent, plan)
      takeMetadata(parsedFor(plan.metainfo)).catch(joining.onFailure)
    },
  }
}

/** Joins to download and share. */
type Extra = { readonly trackers: readonly string[]; readonly peers: readonly string[]; readonly more: readonly string[] }

export const joinByMetainfo = (joining: Joining, plan: Plan, extra: Extra) => {
  const { metainfo } = plan
  const torrent = joining.engine.client.add(
    { ...parsedFor(metainfo), peerAddresses: [...extra.peers] },
    {
      ...optionsOf(joining),
      preloadedStore: chunksOf(joining, plan),
      bitfield: plan.bits.bytes.slice(),
    },
  )
  prepare(joining, torrent, plan)
  return {
    ...swarmOf(joining, torrent, {
      info: () => metainfo.info,
      lanes: lanesOf({
        tiers: [...metainfo.tiers, ...extra.trackers.map((tracker) => [tracker])],
        more: extra.more,
        isPrivate: metainfo.private,
        asksAll: joining.engine.asksAllTrackers,
      }),
      isPrivate: () => metainfo.private,
    }),
    isFetching: () => true,
    fetch: () => {},
  }
}

const chunksOf = ({ engine, onFailure }: Joining, { store, metainfo }: Plan) =>
  store.chunks(metainfo.piece_length, { onFailure, onWritten: engine.buffers.giveBack })

const optionsOf = ({ totals }: Joining): TorrentOptions => ({
  storeCacheSlots: 0,
  deselect: true,
  strategy: 'sequential',
  getAnnounceOpts: () => {
    const { uploaded, downloaded, left } = totals()
    return { uploaded, downloaded, ...(left === undefined ? {} : { left }) }
  },
})

/**
 * Shows the client a single file that spans everything: only the store maps bytes to files. The client never sees the real `info`, which it
 * would write anew and so change.
 */
const parsedFor = (metainfo: Metainfo): TorrentSource => ({
  infoHash: metainfo.info_hash,
  name: metainfo.name,
  private: metainfo.private,
  info: {},
  length: metainfo.length,
  pieceLength: metainfo.piece_length,
  lastPieceLength: metainfo.length % metainfo.piece_length || metainfo.piece_length,
  pieces: [...metainfo.hashes],
  announce: [],
  urlList: [],
  files: [{ path: metainfo.info_hash, name: metainfo.info_hash, length: metainfo.length, offset: 0 }],
})

const prepare = (joining: Joining, torrent: Torrent, { layout, bits, metainfo }: Plan) => {
  torrent._verifyPieces = (done) => done(null)
  askInOrder(torrent, runsOf(layout, bits, metainfo.piece_length), joining.now)
  torrent.once('ready', () => {
    const { discovery } = torrent
    if (!discovery) return
    const tell = discovery.complete.bind(discovery)
    discovery.complete = () => {
      if (joining.mayTellCompletion()) tell()
    }
  })
  torrent.on('verified', joining.onPiece)
  torrent.once('ready', () => {
    if (joining.isSeeding()) return
    const { userAgent, allowsPrivate } = joining.engine
    for (const address of metainfo.web_seeds)
      torrent.addWebSeed(createWebSeed({ address, metainfo, userAgent, allowsPrivate, onFailure: joining.onWarning }))
  })
}

type Known = {
  readonly info: () => Uint8Array | undefined
  readonly lanes: readonly Tiers[]
  readonly isPrivate: () => boolean
}

const swarmOf = (joining: Joining, torrent: Torrent, { info, lanes, isPrivate }: Known) => {
  const { engine, now, isSeeding } = joining
  exchangeMetadata(torrent, info)
  if (engine.utp) drainWithUtp(torrent)
  engine.places.join(torrent, isSeeding)
  preferByPriority(torrent, { own: engine.own, port: engine.port })
  const guard = guardPeers({
    torrent,
    ownPeerId: engine.client.peerId,
    preferred: engine.preferredHandshake,
    hasRoom: () => engine.places.hasRoom(torrent),
    isBanned: engine.bans.has,
    reach: joining.reach,
    hasUtp: engine.utp !== undefined,
    onUnreachable: (address) => {
      holes?.ask(address)
    },
    isSeeding,
    now,
  })
  const holes = engine.utp && punchHoles({ torrent, now, call: guard.callByUtp })
  greetPeers(torrent, { port: engine.port, isSeeding, own: engine.own })
  exchangePeers(torrent)
  banPoisoners({ torrent, bans: engine.bans, now, onBan: joining.onBan })
  putTogether(torrent, engine.buffers)
  finishTogether(torrent)
  requestOncePerTurn(torrent)
  torrent._debug = () => {}
  torrent.on('wire', knowSeeders(torrent))
  torrent.on('wire', (wire: Wire) => {
    wire._debug = () => {}
    splitWithoutJoining(wire)
    batchWrites(wire)
    rampUp(wire, now)
    keepBelowLimit(wire)
    heedEarlyUnchoke(torrent, wire)
    wire.on('download', (bytes: number) => joining.onPayload('downloaded', bytes))
    wire.on('upload', (bytes: number) => joining.onPayload('uploaded', bytes))
  })
  const { userAgent, port, announceKey: key, own } = engine
  const trackers = listenToTrackers(torrent, {
    ...{ now, own, lanes, userAgent, port, key, isPrivate },
    turn: engine.announcePace.turn,
    totals: joining.totals,
  })
  if (engine.dht6) findByDht6(torrent, engine.dht6, isPrivate)
  const prioritize = urgentPieces(torrent)
  const throttled = throttle(torrent, now)
  throttled.limit(joining.limits)
  torrent.on('error', joining.onFailure)
  torrent.on('warning', (warning: Error) => joining.onWarning(withoutPaths(warning.message)))
  return {
    /** The library averages over seconds, which costs most of what an idle torrent uses: nothing moves without a peer. */
    speeds: () =>
      torrent.wires.length === 0 ? atRest : { download: Math.round(torrent.downloadSpeed), upload: Math.round(torrent.uploadSpeed) },
    peers: () => ({ all: torrent.wires.length, seeders: torrent.wires.filter((wire) => wire.isSeeder).length }),
    /** Whether a peer is connected or a tracker answered recently. */
    isInTouch: () => torrent.wires.length > 0 || trackers.isInTouch(),
    trackerSays: trackers.says,
    /** A private torrent ignores them. */
    addTrackers: (urls: readonly string[]) => {
      if (!isPrivate()) trackers.add(urls)
    },
    /** Downloads these pieces before all others, each run in order, until called again. They must be wanted. */
    prioritize,
    limit: throttled.limit,
    /** Sends nothing more, whatever is requested. */
    mute: () => {
      for (const wire of torrent.wires) wire.choke()
    },
    leave: () => leave(torrent, engine.stopEvents),
  }
}

const atRest = { download: 0, upload: 0 }

const usualLimit = 250

/** Peers declare how many open requests they accept. Some accept one less than they say and are slow to refuse. */
const keepBelowLimit = (wire: Wire): void => {
  wire.on('extended', (kind: string, extension: { reqq?: unknown }) => {
    if (kind !== 'handshake') return
    extension.reqq = typeof extension.reqq === 'number' && extension.reqq > 16 ? extension.reqq - 8 : usualLimit
  })
}

/** A peer may unchoke us with its first packet, before the library listens for that: it would then never ask the peer for anything. */
const heedEarlyUnchoke = (torrent: Torrent, wire: Wire): void => {
  setImmediate(() => {
    if (!torrent.destroyed && !wire.destroyed && !wire.peerChoking) torrent._update()
  })
}

const stopEventMs = 1_000

/** A tracker must process the stop event before the torrent comes back, or it could take it for a later one. */
const leave = async (torrent: Torrent, stopEvents: StopEvents): Promise<void> => {
  if (torrent.destroyed) return
  const { discovery } = torrent
  const tracker = discovery?.tracker
  if (discovery) discovery.tracker = null
  const stopEvent = tracker && Promise.race([stopEvents.say(tracker), new Promise((resolve) => setTimeout(resolve, stopEventMs))])
  await new Promise<void>((resolve) => torrent.destroy(resolve))
  await stopEvent
}
