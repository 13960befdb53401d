import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { fits } from '#server/foundation/lib/fits'
import type { Values } from '#server/foundation/lib/sentence'
import type { NetworkCheck } from '#server/network/tunnel/check-network'
import type { PortProblem } from '#server/network/tunnel/forwarded-port'
import type { MappingState } from './port-mapping'
import type { sentences } from './sentences'

/** Both sides must have the same number, or the session does not start. */
export const protocolVersion = 1

const InfoHash = Type.String({ pattern: '^[0-9a-f]{40}$' })
const Call = Type.Integer({ minimum: 1 })
const Indexes = Type.Array(Type.Integer({ minimum: 0 }), { maxItems: 200_000 })
const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const Bytes = Type.Number({ minimum: 0 })

/** Bytes per second; null means unlimited. */
const Limits = Type.Object({ download: Nullable(Type.Integer({ minimum: 1 })), upload: Nullable(Type.Integer({ minimum: 1 })) })
export type Limits = Static<typeof Limits>

const SeedGoal = Type.Object({ ratio: Nullable(Type.Number({ minimum: 0 })), minutes: Nullable(Type.Number({ minimum: 0 })) })
export type SeedGoal = Static<typeof SeedGoal>

const Port = Type.Integer({ minimum: 1, maximum: 65_535 })
const Gateway = Type.Object({ host: Type.String(), port: Port })

const EngineSettings = Type.Object({
  /** 0 means a port of its own, chosen once and kept. */
  port: Type.Integer({ minimum: 0, maximum: 65_535 }),
  dht: Type.Boolean(),
  /** Initial nodes as `host:port`; absent means the public ones. */
  dht_bootstrap: Type.Optional(Type.Array(Type.String())),
  pex: Type.Boolean(),
  /** Connections over UDP, for peers that TCP does not reach. */
  utp: Type.Boolean(),
  /** Every tracker of a public torrent, not one tier after the other. */
  all_trackers: Type.Boolean(),
  max_connections: Type.Integer({ minimum: 1, maximum: 5000 }),
  limits: Limits,
  /** Ask the router to forward the port. */
  map_port: Type.Boolean(),
  /** The engine must have no network but the tunnel; with any other it refuses to start. */
  in_tunnel: Type.Boolean(),
  /** For tests: allows web seeds in our own network. */
  private_web_seeds: Type.Optional(Type.Boolean()),
  /** The routers to ask instead of this network's. */
  routers: Type.Optional(Type.Object({ pmp: Type.Optional(Gateway), ssdp: Type.Optional(Gateway) })),
})
export type EngineSettings = Static<typeof EngineSettings>
/** `blocked`: it could not be closed off, so it was not started. */
export type TunnelState = 'connecting' | 'up' | 'down' | 'blocked'

const WireguardConfig = Type.Object({
  private_key: Type.String(),
  addresses: Type.Array(Type.String()),
  dns: Type.Array(Type.String()),
  mtu: Type.Integer({ minimum: 1280, maximum: 1500 }),
  peer_public_key: Type.String(),
  preshared_key: Nullable(Type.String()),
  endpoint: Gateway,
  allowed_ips: Type.Array(Type.String(), { maxItems: 64 }),
  keepalive_seconds: Type.Integer({ minimum: 0, maximum: 65_535 }),
  /** The service inside the tunnel that reports our exit address; null for none. */
  exit_url: Type.Optional(Nullable(Type.String())),
  /** A port that the other end forwards: leased, or known beforehand. */
  forwarding: Type.Optional(Type.Union([Type.Literal('lent'), Port, Type.Null()])),
})
const ProxyConfig = Type.Object({
  proxy: Gateway,
  exit_url: Type.Optional(Nullable(Type.String())),
})
/** A network interface of this computer that belongs to somebody else's tunnel. */
const InterfaceConfig = Type.Object({
  interface: Type.String(),
  dns: Type.Array(Type.String()),
  exit_url: Type.Optional(Nullable(Type.String())),
  forwarding: Type.Optional(Type.Union([Type.Literal('lent'), Port, Type.Null()])),
})
const TunnelConfig = Type.Union([WireguardConfig, ProxyConfig, InterfaceConfig])

const Source = Type.Union([Type.Object({ magnet: Type.String({ maxLength: 100_000 }) }), Type.Object({ torrent_base64: Type.String() })])
export type Source = Static<typeof Source>

const Trackers = Type.Array(Type.String({ maxLength: 2_000 }), { maxItems: 50 })

const State = Type.Union(
  (['inspecting', 'waiting', 'checking', 'downloading', 'stalled', 'paused', 'seeding', 'completed', 'failed'] as const).map((s) =>
    Type.Literal(s),
  ),
)
export type TorrentState = 'inspecting' | 'waiting' | 'checking' | 'downloading' | 'stalled' | 'paused' | 'seeding' | 'completed' | 'failed'

/** The engine's error codes: `closing` and `not_found` are for the caller only, all others are sentences of this room. */
export type EngineErrorCode = keyof typeof sentences | 'not_found' | 'closing'
const sentenceWith = <Code extends string>() =>
  Type.Object({ code: Type.Unsafe<Code>(Type.String()), values: Type.Unsafe<Values>(Type.Object({})), text: Type.String() })
const Problem = sentenceWith<EngineErrorCode>()
export type Problem = Static<typeof Problem>

const File = Type.Object({ index: Type.Integer({ minimum: 0 }), path: Type.String(), size_bytes: Bytes, wanted: Type.Boolean() })
export type TorrentFile = Static<typeof File>

const Snapshot = Type.Object({
  info_hash: InfoHash,
  name: Type.String(),
  state: Type.Unsafe<TorrentState>(State),
  complete: Type.Boolean(),
  progress: Type.Number({ minimum: 0, maximum: 1 }),
  size_bytes: Nullable(Bytes),
  downloaded_bytes: Bytes,
  uploaded_bytes: Bytes,
  download_speed: Bytes,
  upload_speed: Bytes,
  seeders: Type.Integer({ minimum: 0 }),
  peers: Type.Integer({ minimum: 0 }),
  in_contact: Type.Boolean(),
  /** The words of a refusing tracker while none works: `passkey not registered`. */
  tracker_says: Nullable(Type.String()),
  eta_seconds: Nullable(Bytes),
  ratio: Type.Number({ minimum: 0 }),
  save_path: Type.String(),
  error: Nullable(Problem),
})
export type Snapshot = Static<typeof Snapshot>
export const snapshotFields = Object.keys(Snapshot.properties) as (keyof Snapshot)[]

const command = <const T extends string, P extends Record<string, TSchema>>(type: T, properties: P) =>
  Type.Object({ type: Type.Literal(type), trace_id: Type.Optional(Type.String()), ...properties }, { additionalProperties: false })

/** Messages from the parent. Every command but `ping` is answered by one `reply` with the same `call`. */
export const Command = Type.Union([
  command('hello', { call: Call, protocol: Type.Integer(), state_dir: Type.String(), settings: EngineSettings }),
  /** `files` null: inspect only, and wait for `start`. */
  command('add', {
    call: Call,
    source: Source,
    folder: Type.String(),
    files: Nullable(Indexes),
    paused: Type.Boolean(),
    seed_goal: SeedGoal,
    limits: Type.Optional(Limits),
    trackers: Type.Optional(Trackers),
  }),
  command('start', { call: Call, info_hash: InfoHash, files: Indexes }),
  command('pause', { call: Call, info_hash: InfoHash }),
  command('resume', { call: Call, info_hash: InfoHash }),
  command('remove', { call: Call, info_hash: InfoHash, delete_data: Type.Boolean() }),
  /** Deletes what is kept of a torrent that the engine does not run. */
  command('forget', { call: Call, info_hash: InfoHash, folder: Nullable(Type.String()), delete_data: Type.Boolean() }),
  command('verify', { call: Call, info_hash: InfoHash }),
  command('seed_goal', { call: Call, info_hash: InfoHash, seed_goal: SeedGoal }),
  /** Limits of one torrent, below those of all together. */
  command('torrent_limits', { call: Call, info_hash: InfoHash, limits: Limits }),
  /** More trackers to announce to. A private torrent ignores them. */
  command('trackers', { call: Call, info_hash: InfoHash, trackers: Trackers }),
  command('files', { call: Call, info_hash: InfoHash }),
  /** A file is being watched from this byte on; repeated as long as that is so. The reply lists its verified bytes. */
  command('watch', { call: Call, info_hash: InfoHash, file: Type.Integer({ minimum: 0 }), at: Bytes }),
  /** The size of a swarm that is not joined, by its trackers. */
  command('scrape', { call: Call, info_hash: InfoHash, trackers: Trackers }),
  command('limits', { call: Call, limits: Limits }),
  /** Requests a URL from inside the tunnel; an engine without one refuses. The caller handles redirects. */
  command('fetch', {
    call: Call,
    url: Type.String({ maxLength: 8_000 }),
    headers: Type.Record(Type.String(), Type.String()),
    /** The person's own URL, which may be in a private network. */
    is_own: Type.Boolean(),
    within_ms: Type.Integer({ minimum: 1 }),
    max_bytes: Type.Integer({ minimum: 0 }),
  }),
  command('list', { call: Call }),
  command('shutdown', { call: Call, within_ms: Type.Integer({ minimum: 0 }) }),
  /** Tests the tunnel, and tries to get past it. */
  command('tunnel_test', { call: Call }),
  /** The reply to `needs_tunnel`. Contains keys: never log it. */
  command('tunnel', { config: TunnelConfig }),
  command('ping', { n: Type.Integer() }),
])
export type Command = Static<typeof Command>
export type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>

/** What was learned about a tunnel from inside; `none` and null if there was nobody to ask. */
const TunnelTest = Type.Object({
  answers: Type.Boolean(),
  names: Type.Unsafe<NetworkCheck['names']>(Type.Union((['found', 'failed', 'none'] as const).map((word) => Type.Literal(word)))),
  exit_ip: Nullable(Type.String()),
  exit_problem: Nullable(sentenceWith<string>()),
  is_closed: Type.Boolean(),
})
export type TunnelTest = Static<typeof TunnelTest>
const WhyNoPort = Type.Unsafe<PortProblem>(Type.Union((['silent', 'refused', 'moves'] as const).map((word) => Type.Literal(word))))

/** A web server's response, truncated if too long, or the error code. */
const Fetched = Type.Union([
  Type.Object({ status: Type.Integer(), headers: Type.Record(Type.String(), Type.String()), body_base64: Type.String() }),
  Type.Object({ failed: Type.String() }),
])
export type Fetched = Static<typeof Fetched>

const Reply = Type.Object({
  fetched: Type.Optional(Fetched),
  tunnel: Type.Optional(TunnelTest),
  port: Type.Optional(Type.Integer()),
  info_hash: Type.Optional(InfoHash),
  files: Type.Optional(Nullable(Type.Array(File))),
  torrents: Type.Optional(Type.Array(Snapshot)),
  /** Null if no tracker says it. */
  swarm: Type.Optional(Nullable(Type.Object({ seeders: Type.Integer({ minimum: 0 }), leechers: Type.Integer({ minimum: 0 }) }))),
  /** Existing and verified byte ranges of a file; the ends are exclusive. */
  verified: Type.Optional(Type.Array(Type.Tuple([Bytes, Bytes]))),
})
export type Reply = Static<typeof Reply>

const event = <const T extends string, P extends Record<string, TSchema>>(type: T, properties: P) =>
  Type.Object({ type: Type.Literal(type), ...properties }, { additionalProperties: false })

const Level = Type.Union((['error', 'warn', 'info', 'debug', 'trace'] as const).map((level) => Type.Literal(level)))

/** Messages from the engine. */
export const Event = Type.Union([
  event('ready', { protocol: Type.Integer(), pid: Type.Integer() }),
  event('reply', { call: Call, ok: Type.Literal(true), result: Reply }),
  event('refusal', { call: Call, ok: Type.Literal(false), error: Problem }),
  event('metadata', {
    info_hash: InfoHash,
    name: Type.String(),
    private: Type.Boolean(),
    size_bytes: Bytes,
    files: Type.Array(File),
  }),
  event('progress', { torrents: Type.Array(Snapshot) }),
  event('state', { info_hash: InfoHash, from: Type.Unsafe<TorrentState>(State), to: Type.Unsafe<TorrentState>(State) }),
  /** All wanted files are complete and verified on disk. */
  event('completed', { info_hash: InfoHash }),
  event('error', { info_hash: InfoHash, error: Problem }),
  event('stats', { torrents: Type.Integer(), connections: Type.Integer(), rss_bytes: Bytes, longest_pause_ms: Type.Number() }),
  /** Whether peers can connect to us, and what the router does for it. */
  event('reach', {
    reachable: Type.Unsafe<'yes' | 'no' | 'unknown'>(Type.Union((['yes', 'no', 'unknown'] as const).map((word) => Type.Literal(word)))),
    mapping: Type.Unsafe<MappingState>(
      Type.Union((['off', 'trying', 'mapped', 'refused', 'no_router', 'behind_another'] as const).map((word) => Type.Literal(word))),
    ),
    mapped_by: Nullable(
      Type.Unsafe<'pcp' | 'nat_pmp' | 'upnp'>(Type.Union((['pcp', 'nat_pmp', 'upnp'] as const).map((word) => Type.Literal(word)))),
    ),
  }),
  /** An engine that may have no network but a tunnel waits for it. */
  event('needs_tunnel', {}),
  event('tunnel', {
    state: Type.Unsafe<TunnelState>(Type.Union((['connecting', 'up', 'down', 'blocked'] as const).map((word) => Type.Literal(word)))),
    /** Wall clock in milliseconds. */
    handshake_at: Nullable(Type.Number()),
    received_bytes: Bytes,
    sent_bytes: Bytes,
    guarantee: Type.Unsafe<'system' | 'program'>(Type.Union((['system', 'program'] as const).map((word) => Type.Literal(word)))),
    problem: Nullable(sentenceWith<string>()),
    /** When the engine last tried to get past the tunnel, and whether that failed as it must. */
    tested_at: Nullable(Type.Number()),
    is_closed: Type.Boolean(),
    exit_ip: Nullable(Type.String()),
    forwarded_port: Nullable(Port),
    port_problem: Nullable(WhyNoPort),
    /** Of a proxy. */
    carries_udp: Nullable(Type.Boolean()),
  }),
  event('pong', { n: Type.Integer() }),
  event('log', {
    level: Type.Unsafe<'error' | 'warn' | 'info' | 'debug' | 'trace'>(Level),
    message: Type.String(),
    fields: Type.Record(Type.String(), Type.Unknown()),
    trace_id: Type.Optional(Type.String()),
  }),
])
export type Event = Static<typeof Event>
export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>

const isCommand = fits(Command)
const isEvent = fits(Event)

/** The message, or undefined if it is not in the protocol. */
export const asCommand = (message: unknown): Command | undefined => (isCommand(message) ? message : undefined)
export const asEvent = (message: unknown): Event | undefined => (isEvent(message) ? message : undefined)
