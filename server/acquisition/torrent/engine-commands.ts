import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { say } from '#server/foundation/lib/sentence'
import type { Log } from '#server/foundation/platform/log'
import { keepNodes, type NodeMemory } from './dht-nodes'
import { type OwnPort, openClient } from './engine-client'
import { fetchInside } from './engine-fetch'
import type { EngineParts } from './engine-life'
import type { EngineProcess } from './engine-process'
import { createReach, type Reach } from './engine-reach'
import { createTorrent, type EngineTorrent, type Wish } from './engine-torrent'
import { isProblem, readMagnet, readMetainfo } from './metainfo'
import { keepPortMapped, type PortMapping } from './port-mapping'
import { type Command, type CommandOf, type Limits, type Problem, protocolVersion, type Reply } from './protocol'
import { createResumeFiles } from './resume-files'
import { scrape } from './scrape'
import { sentences } from './sentences'
import { usableTrackers } from './torrent-texts'

export type Engine = {
  readonly host: EngineProcess
  readonly log: Log
  readonly torrents: Map<string, EngineTorrent>
  state:
    | {
        readonly parts: EngineParts
        readonly reach: Reach
        /** Asks the router for the port, once there is something to share. */
        readonly openPort: () => void
        readonly closePort: () => Promise<void>
        readonly nodes: NodeMemory
      }
    | undefined
  isClosing: boolean
}

type Outcome = Reply | Problem
const toCaller = (code: 'closing' | 'not_found', text: string): Problem => ({ code, values: {}, text })
type Answered = Exclude<Command, CommandOf<'ping' | 'shutdown' | 'tunnel' | 'tunnel_test'>>

/** Executes a command; returns its result or the reason for failure. */
export const answer = async (engine: Engine, command: Answered, log: Log): Promise<Outcome> => {
  if (engine.isClosing) return toCaller('closing', 'The engine is closing')
  if (command.type === 'hello') return hello(engine, command)
  const { state, torrents } = engine
  if (!state) return say(sentences, 'engine_error', { error: 'it was not greeted' })
  if (command.type === 'add') return add(engine, { ...state.parts, log }, command)
  if (command.type === 'fetch' || command.type === 'scrape') return askOutside(engine.host, state.parts.engine, command)
  if (command.type === 'list') return { torrents: [...torrents.values()].map((torrent) => torrent.snapshot()) }
  if (command.type === 'forget') return forget(engine, state.parts.resumes, command)
  if (command.type === 'limits') {
    state.parts.engine.limit(command.limits)
    return {}
  }
  const torrent = torrents.get(command.info_hash)
  if (!torrent) return toCaller('not_found', `torrent ${command.info_hash} not found`)
  return command.type === 'remove' ? remove(engine, torrent, command) : (actions[command.type] as Action)(torrent, command)
}

type Named = Exclude<Answered, { type: 'hello' | 'add' | 'list' | 'limits' | 'fetch' | 'scrape' | 'remove' | 'forget' }>
type Action = (torrent: EngineTorrent, command: Named) => Outcome | Promise<Outcome>
type Actions = { readonly [T in Named['type']]: (torrent: EngineTorrent, command: CommandOf<T>) => Outcome | Promise<Outcome> }

const actions: Actions = {
  start: (torrent, { files }) => torrent.start(files) ?? {},
  pause: async (torrent) => {
    await torrent.pause()
    return {}
  },
  resume: (torrent) => {
    void torrent.resume()
    return {}
  },
  verify: (torrent) => {
    void torrent.verify()
    return {}
  },
  seed_goal: (torrent, { seed_goal }) => {
    torrent.setGoal(seed_goal)
    return {}
  },
  torrent_limits: (torrent, { limits }) => {
    torrent.limit(limits)
    return {}
  },
  trackers: (torrent, { trackers }) => {
    torrent.addTrackers(trackers)
    return {}
  },
  files: (torrent) => ({ files: torrent.files() }),
  watch: (torrent, { file, at }) => {
    const verified = torrent.watch(file, at)
    return verified ? { verified } : say(sentences, 'no_such_files')
  },
}

type Asking = CommandOf<'fetch' | 'scrape'>
const askOutside = async ({ isInTunnel }: EngineProcess, client: EngineParts['engine'], command: Asking): Promise<Outcome> => {
  if (command.type === 'fetch') return isInTunnel ? { fetched: await fetchInside(command) } : say(sentences, 'engine_not_inside')
  const { announcePace, userAgent } = client
  return { swarm: await scrape(command.info_hash, usableTrackers(command.trackers), { userAgent, turn: announcePace.turn }) }
}

const hello = async (engine: Engine, { protocol, settings: wanted, state_dir }: CommandOf<'hello'>): Promise<Outcome> => {
  const settings = { ...wanted, port: engine.host.forwardedPort ?? wanted.port }
  if (protocol !== protocolVersion)
    return say(sentences, 'engine_error', { error: `it speaks protocol ${protocolVersion}, not ${protocol}` })
  if (engine.state) return say(sentences, 'engine_error', { error: 'it was greeted before' })
  if (settings.in_tunnel !== engine.host.isInTunnel)
    return say(sentences, 'engine_error', { error: 'it must have nothing but a tunnel, and has more' })
  const resumes = createResumeFiles(state_dir)
  const client = await openClient({ settings, version: engine.host.version, ownPort: ownPortOf(resumes, engine.log) })
  if (settings.port !== 0 && client.port !== settings.port)
    engine.log.warn('torrent port is taken; using another one', { port: client.port })
  client.client.on('error', (error: Error) => engine.log.error('torrent client failed', { reason: error.message }))
  const reach = createReach({ now: () => performance.now(), tell: (news) => engine.host.send({ type: 'reach', ...news }) })
  const { port } = client
  let mapping: PortMapping | undefined
  engine.state = {
    reach,
    nodes: await keepNodes(resumes.dhtNodes, client.dhtNodes, () => performance.now()),
    openPort: () => {
      if (!settings.map_port) return
      const { routers } = settings
      mapping ??= keepPortMapped({ port, hasUdp: client.utp !== undefined, log: engine.log, routers, onChange: reach.mapping })
    },
    closePort: async () => await mapping?.close(),
    parts: { engine: client, resumes, reach, tell: engine.host.send, log: engine.log, now: () => performance.now() },
  }
  return { port }
}

/** A full disk must not keep the engine from running: it chooses another port next time. */
const ownPortOf = ({ ownPort }: EngineParts['resumes'], log: Log): OwnPort => ({
  load: ownPort.load,
  save: (port) => ownPort.save(port).catch((error) => log.warn('torrent port not saved', { reason: String(error) })),
})

/** Adding an existing torrent changes nothing. */
const add = async ({ torrents, state }: Engine, parts: EngineParts, command: CommandOf<'add'>): Promise<Outcome> => {
  const wish = readWish(command)
  if (isProblem(wish)) return wish
  if (torrents.has(wish.info_hash)) return { info_hash: wish.info_hash }
  state?.openPort()
  const torrent = createTorrent(parts, wish)
  torrents.set(wish.info_hash, torrent)
  void torrent.open()
  return { info_hash: wish.info_hash }
}

const unlimited: Limits = { download: null, upload: null }

/** A torrent refused for its contents still has a name, and is kept as failed so the reason can be read. */
const readWish = ({ source, folder, files, paused, seed_goal, limits = unlimited, trackers = [] }: CommandOf<'add'>): Wish | Problem => {
  const common = { folder, files, paused, seed_goal, limits, trackers }
  if ('magnet' in source) {
    const magnet = readMagnet(source.magnet)
    return isProblem(magnet) ? magnet : { ...common, info_hash: magnet.info_hash, magnet }
  }
  const metainfo = readMetainfo(Buffer.from(source.torrent_base64, 'base64'))
  if (!isProblem(metainfo)) return { ...common, info_hash: metainfo.info_hash, metainfo }
  const { info_hash, ...found } = metainfo
  return info_hash ? { ...common, info_hash, problem: found } : found
}

const remove = async ({ torrents }: Engine, torrent: EngineTorrent, { delete_data }: CommandOf<'remove'>): Promise<Outcome> => {
  torrents.delete(torrent.info_hash)
  await torrent.remove(delete_data)
  return { info_hash: torrent.info_hash }
}

const forget = async ({ torrents }: Engine, resumes: EngineParts['resumes'], command: CommandOf<'forget'>): Promise<Outcome> => {
  const { info_hash, folder, delete_data } = command
  if (torrents.has(info_hash)) return {}
  await resumes.remove(info_hash)
  if (delete_data && folder !== null) await rm(join(folder, info_hash), { recursive: true, force: true })
  return {}
}
