/**
 * The used parts of packages without types. Those marked "inside" are not published interfaces: versions are pinned, and this folder's
 * tests fail if one changes.
 */
declare module 'parse-torrent' {
  import type { TorrentSource } from 'webtorrent'

  const parseTorrent: (source: string | Uint8Array) => Promise<TorrentSource>
  export default parseTorrent
}

declare module 'webtorrent' {
  import type { EventEmitter } from 'node:events'

  /** What the client has to know about a torrent. */
  export type TorrentSource = {
    infoHash: string
    name: string
    announce: string[]
    urlList: string[]
    peerAddresses?: string[]
    private?: boolean
    /** Its presence says that the rest is known. */
    info?: object
    files?: { path: string; name: string; length: number; offset: number }[]
    length?: number
    pieceLength?: number
    lastPieceLength?: number
    pieces?: string[]
  }

  export type Wire = EventEmitter & {
    isSeeder: boolean
    peerId: string | null
    readonly destroyed: boolean
    readonly peerChoking: boolean
    readonly type: string
    /** Open requests, roughly in request order. */
    readonly requests: readonly { readonly piece: number; readonly offset: number; readonly length: number }[]
    /** What the peer has asked for and not got. */
    readonly peerRequests: readonly { readonly piece: number; readonly offset: number; readonly length: number }[]
    readonly peerPieces: { get(index: number): boolean }
    readonly remoteAddress: string
    readonly remotePort: number
    downloaded: number
    uploaded: number
    downloadSpeed(bytes?: number): number
    uploadSpeed(): number
    request(piece: number, offset: number, length: number, done: (error: Error | null, bytes?: Uint8Array) => void): void
    /** Cancels a request; its callback gets an error. */
    cancel(piece: number, offset: number, length: number): void
    destroy(): void
    end(): void
    choke(): void

    push(message: Uint8Array | null): boolean

    /** inside */
    _encryptor: object | null
    _buffer: Uint8Array[]
    _bufferSize: number
    _parserSize: number
    _parser(message: Uint8Array): void
    _write(chunk: Uint8Array, done: (error: null) => void): void
    _predestroy(): void
    _debug(): void
    use(extension: object): void
    readonly extendedHandshake: { metadata_size?: number; p?: number; upload_only?: 1; yourip?: Uint8Array }
    /** What the peer said of itself, unchecked, and the numbers of its extensions. */
    readonly peerExtendedHandshake: { readonly p?: unknown; readonly yourip?: unknown }
    readonly peerExtendedMapping: Readonly<Record<string, number | undefined>>
    /** Not for private torrents. */
    readonly ut_pex?: EventEmitter & {
      addPeer(address: string, flags: PexFlags): void
      addPeer6(address: string, flags: PexFlags): void
      dropPeer(address: string): void
      dropPeer6(address: string): void
      start(): void
      /** inside */
      _sendMessage(): void
    }
    extended(kind: string, message: Uint8Array): void
  }

  export type PexFlags = { supportsUtp?: boolean; supportsUtHolepunch?: boolean; isReachable?: boolean }

  export type Peer = EventEmitter & {
    id: string
    readonly type: string
    addr: string | null
    secure: number
    connected: boolean
    readonly destroyed: boolean
    readonly source: string
    /** How often it was called again. */
    retries: number
    wire: Wire | null
    destroy(error?: Error): void
  }

  export type ChunkStore = {
    chunkLength: number
    put(index: number, bytes: Uint8Array, done: (error?: Error | null) => void): void
    get(index: number, range: { offset?: number; length?: number } | null, done: (error: Error | null, bytes?: Uint8Array) => void): void
    close(done: (error?: Error | null) => void): void
    destroy(done: (error?: Error | null) => void): void
  }

  /** The received part of a piece. */
  export type Piece = {
    readonly length: number
    missing: number
    sources: Wire[] | null
    /** False once it is complete. */
    init(): boolean
    /** Stores blocks from this one on; true when the piece is complete. */
    set(block: number, data: Uint8Array, source: Wire): boolean
    flush(): Uint8Array | null
    /** The next block that is not requested; -1 if there is none. */
    reserve(): number
    /** Marks a block as no longer requested. */
    cancel(block: number): void
    /** inside; the blocks before `_reservations` were requested, except for cancelled ones */
    readonly _chunks: number
    readonly _reservations: number
    readonly _cancellations: readonly number[] | null
    _buffer: unknown[] | null
    _flushed: boolean
  }

  export type Selection = {
    readonly from: number
    readonly to: number
    readonly offset: number
    readonly priority: number
    readonly isStreamSelection: boolean
  }

  export type TorrentOptions = {
    preloadedStore?: ChunkStore
    storeCacheSlots: number
    deselect: boolean
    bitfield?: Uint8Array
    strategy: 'sequential'
    getAnnounceOpts(): { uploaded: number; downloaded: number; left?: number }
  }

  export type Torrent = EventEmitter & {
    readonly infoHash: string
    readonly ready: boolean
    readonly destroyed: boolean
    readonly wires: readonly Wire[]
    readonly downloadSpeed: number
    readonly uploadSpeed: number
    readonly bitfield: { get(index: number): boolean }
    readonly pieceLength: number
    discovery: (EventEmitter & { tracker: import('./engine-announcer').Announcer | null; complete(): void }) | null
    addPeer(address: string): boolean
    addWebSeed(connection: object): void
    destroy(done: () => void): void

    /** inside */
    peerId: string
    announce: string[]
    _numConns: number
    readonly _peers: ReadonlyMap<string, Peer>
    removePeer(address: string): void
    /** Peers to connect to, in this order. */
    readonly _queue: Peer[] | null
    _preloadedStore: ChunkStore
    _startupBitfield: Uint8Array
    critical(from: number, to: number): void
    _deselect(from: number, to: number, isStreamSelection: boolean): void
    _select(from: number, to: number, priority: number, notify: undefined, isStreamSelection: boolean): void
    _onMetadata(metadata: Uint8Array | ParsedTorrent): Promise<void>
    _validAddr(address: string): boolean
    _addPeer(address: string, type: string, source: string): Peer | null
    _addIncomingPeer(peer: Peer): void
    readonly client: WebTorrent
    /** Connects to peers that wait for it. */
    _drain(): void
    _verifyPieces(done: (error: Error | null) => void): void
    _checkDone(): boolean
    _gcSelections(): void
    /** What to download, first entry first; the pieces before `from + offset` are there. */
    _selections: {
      readonly length: number
      get(index: number): Selection | undefined
      insert(selection: Selection): void
      clear(): void
    }
    pieces: (Piece | null)[]
    _reservations: ((Wire | null)[] | null | undefined)[]
    /** Requests one block; false if impossible. `isLast`: nothing else is left to request. */
    _request(wire: Wire, piece: number, isLast: boolean): boolean
    _updateWire(wire: Wire): void
    /** Requests more from all peers. */
    _update(): void
    _startDiscovery(): void
    _onWire(wire: Wire, address: string): void
    _debug(): void
  }

  export type ClientOptions = {
    peerId: Uint8Array
    userAgent: string
    torrentPort: number
    dhtPort?: number
    dht: false | { bootstrap?: string[]; socket?: EventEmitter }
    utPex: boolean
    lsd: false
    utp: false
    natUpnp: false
    natPmp: false
    webSeeds: false
    tracker: object
    maxConns: number
    secure: 0 | 1
    downloadLimit: number
    uploadLimit: number
  }

  type Node = { id: Uint8Array; host: string; port: number }
  type Dht = {
    readonly nodeId: Uint8Array
    readonly nodes: { toArray(): Node[] }
    addNode(node: Node): void
    /** inside */
    readonly _rpc: { readonly socket: import('./quiet-questions').Asker }
  }

  export default class WebTorrent extends EventEmitter {
    constructor(options: ClientOptions)
    readonly peerId: string
    readonly torrentPort: number
    readonly dht: false | Dht
    readonly torrents: readonly Torrent[]
    /** inside */
    utp: boolean
    readonly _connPool: {
      _onConnection(connection: import('node:stream').Duplex, type: 'tcp' | 'utp'): void
      utpServer?: { connect(port: number, host: string): import('node:stream').Duplex; close(): void; removeListener(): void }
    }
    add(source: TorrentSource, options: TorrentOptions): Torrent
    throttleDownload(bytesPerSecond: number): void
    throttleUpload(bytesPerSecond: number): void
    destroy(done: () => void): void
  }
}

declare module 'bittorrent-protocol' {
  import type { EventEmitter } from 'node:events'
  export class Wire extends EventEmitter {
    readonly destroyed: boolean
    setKeepAlive(isOn: boolean): void
    handshake(infoHash: string, peerId: string): void
    bitfield(bits: Uint8Array): void
    unchoke(): void
    have(piece: number): void
  }
  export default Wire
}

declare module 'create-torrent' {
  type Options = { name?: string; announceList?: string[][]; pieceLength?: number; private?: boolean; comment?: string; urlList?: string[] }
  const createTorrent: (
    input: string | string[] | Buffer,
    options: Options,
    done: (error: Error | null, torrent: Uint8Array) => void,
  ) => void
  export default createTorrent
}

declare module 'bittorrent-tracker/server' {
  import type { EventEmitter } from 'node:events'
  export default class Server extends EventEmitter {
    constructor(options: { http: boolean; udp: boolean; ws: boolean; stats?: boolean; interval?: number })
    readonly http: { address(): { port: number } }
    readonly udp: { address(): { port: number } }
    listen(port: number, host: string, done: () => void): void
    close(done: () => void): void
  }
}

declare module 'k-rpc-socket' {
  import type { EventEmitter } from 'node:events'

  const createAsker: (options: {
    socket: EventEmitter
    timeout: number
  }) => import('./quiet-questions').Asker & EventEmitter & { destroy(): void }
  export default createAsker
}
