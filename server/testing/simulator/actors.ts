import net, { type Socket } from 'node:net'
import type { EngineProcess } from '#server/acquisition/torrent/engine-process'
import { type Command, type Event, protocolVersion, type Reply } from '#server/acquisition/torrent/protocol'
import { canFollow } from '#server/acquisition/torrent/torrent-states'
import { writeBencode } from '#server/foundation/lib/bencode'
import { noGoal, quietSettings } from '../torrent-world'
import type { createDisk } from './disk'
import type { SimulatedNetwork } from './network'
import type { Time } from './time'

export type World = {
  readonly time: Time
  readonly network: SimulatedNetwork
  readonly disk: ReturnType<typeof createDisk>
  readonly chance: () => number
  readonly runEngine: (host: EngineProcess) => void
  /** Addresses that the tracker tells everybody. */
  readonly known: Set<string>
  /** What must never be. */
  readonly wrong: string[]
}

export const trackerHost = '10.0.0.1'
const intervalSeconds = 1_800

/** A tracker that knows the peers, and the engines that announce themselves. */
export const startTracker = ({ time, known }: World): void => {
  const answer = (socket: Socket, asked: string): void => {
    const port = /[?&]port=(\d+)/.exec(asked)?.[1]
    const peers = Buffer.concat([...known].map(compactOf))
    if (port) known.add(`${socket.remoteAddress}:${port}`)
    const body = writeBencode({ interval: intervalSeconds, peers })
    socket.write(`HTTP/1.1 200 OK\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n`)
    socket.end(Buffer.from(body))
  }
  time.within(trackerHost, () =>
    net
      .createServer((socket) => {
        let asked = ''
        socket.on('error', () => {})
        socket.on('data', (bytes) => {
          asked += bytes.toString('latin1')
          if (asked.includes('\r\n\r\n')) answer(socket, asked)
        })
      })
      .listen(80),
  )
}

const compactOf = (address: string): Buffer => {
  const [host = '', port = ''] = address.split(':')
  return Buffer.from([...host.split('.').map(Number), Number(port) >> 8, Number(port) & 255])
}

type Wanting = { readonly host: string; readonly torrent: Uint8Array; readonly info_hash: string }
export type SimulatedEngine = ReturnType<typeof startEngine>
type Call = { readonly [C in Command as C['type']]: Omit<C, 'call' | 'type'> }

/** An engine on a computer of its own, and what its parent would do: it greets it, adds the torrent, and resumes it when the disk has room. */
export const startEngine = (world: World, { host, torrent, info_hash }: Wanting) => {
  const { time, network, disk, wrong } = world
  const folder = `/${host}/movies`
  let tell: (message: unknown) => void = () => {}
  let life = 0
  let calls = 0
  let completed = false
  let problem: string | undefined
  let state = 'inspecting'
  let isOff = false
  let hasStopped = false
  const open = new Map<number, (event: Event) => void>()
  disk.makeFolder(folder)

  const hear = (event: Event): void => {
    time.note(`event ${JSON.stringify(event)}`)
    if (event.type === 'reply' || event.type === 'refusal') open.get(event.call)?.(event)
    if (event.type === 'completed') {
      completed = true
      problem = undefined
    }
    if (event.type === 'error') problem = event.error.code
    if (event.type === 'state') {
      if (!canFollow(event.from, event.to)) wrong.push(`${host} went from ${event.from} to ${event.to}`)
      state = event.to
      if (state === 'seeding' || state === 'completed') completed = true
      if (state === 'failed' && disk.openBelow(folder) > 0) wrong.push(`${host} failed, and its files are still open`)
    }
    if (event.type === 'log' && event.level === 'error') wrong.push(`${host}: ${event.message} ${JSON.stringify(event.fields)}`)
  }
  const call = <T extends keyof Call>(type: T, words: Call[T]): Promise<Reply | undefined> => {
    const number = ++calls
    time.within(host, () => tell({ type, call: number, ...words }))
    return new Promise((resolve) => open.set(number, (event) => resolve(event.type === 'reply' ? event.result : undefined)))
  }
  const begin = (): void => {
    const mine = ++life
    isOff = false
    const engine: EngineProcess = {
      ...{ version: '0.1.0', pid: mine, isInTunnel: false },
      send: (event) => (mine === life ? hear(event) : undefined),
      onMessage: (listener) => {
        tell = listener
      },
      onDisconnect: () => {},
      onFault: () => {},
      memoryBytes: () => 0,
      exit: () => {
        hasStopped = true
        kill(false)
      },
    }
    time.within(host, () => world.runEngine(engine))
    const settings = { ...quietSettings, pex: true }
    const source = { torrent_base64: Buffer.from(torrent).toString('base64') }
    const wish = { source, folder, files: [0], paused: false, seed_goal: noGoal }
    void call('hello', { protocol: protocolVersion, state_dir: `/${host}/state`, settings }).then(() => call('add', wish))
  }
  const kill = (isSilent: boolean): void => {
    life++
    isOff = true
    network.kill(host, isSilent)
    time.forget(host)
    disk.closeAll(host)
  }
  begin()

  return {
    host,
    begin,
    isOver: () => completed || (problem !== undefined && problem !== 'disk_full'),
    hasStopped: () => hasStopped,
    outcome: () => problem ?? (completed ? state : `not over: ${state}`),
    isComplete: () => completed,
    file: (name: string) => disk.content(`${folder}/${info_hash}/${name}`),
    isOff: () => isOff,
    resume: () => (isOff ? undefined : call('resume', { info_hash })),
    /** The process dies; or the computer does, with what was not synced. */
    kill: (losesPower: boolean): void => {
      kill(losesPower)
      if (losesPower) disk.cutPower(host)
    },
    stop: () => call('shutdown', { within_ms: 5_000 }),
  }
}
