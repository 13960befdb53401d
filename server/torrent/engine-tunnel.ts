import { Failure } from '#server/lib/failure'
import { say } from '#server/lib/sentence'
import { closeJail, type Guarantee, isClosed, type Machine } from '#server/tunnel/jail'
import { type ForwardedPort, keepForwardedPort } from '#server/tunnel/kept-port'
import { lookThrough } from '#server/tunnel/look'
import type { PeerState } from '#server/tunnel/peer'
import { replaceSeams } from '#server/tunnel/seams'
import { sentences } from '#server/tunnel/sentences'
import { createResolver } from '#server/tunnel/sockets/resolver'
import { openTunnel, type Tunnel } from '#server/tunnel/tunnel'
import { widenBuffers } from '#server/tunnel/widen'
import type { EngineProcess } from './engine'
import { tunnelProblemOf } from './problem-of'
import { asCommand, type Command, type CommandOf, type EventOf, type TunnelTest } from './protocol'

type Options = { readonly machine: Machine; readonly wallMs: () => number }
type Config = CommandOf<'tunnel'>['config']
type Facts = Omit<EventOf<'tunnel'>, 'type'>

const tellEveryMs = 1_000
const testEveryMs = 60_000
const lookEveryMs = 24 * 60 * 60_000
/** The computer may have moved to another network, and the server to another address: a new engine has a new socket. */
const patienceMs = 5 * 60_000
const exitCode = 3

/**
 * The torrent engine with nothing but a tunnel around it. In this order: the one socket, the jail, every other way to a network
 * replaced, and only when the tunnel is up the engine itself is loaded. When the tunnel goes down, the engine ends; the next one waits
 * for it to come up.
 */
export const runEngineInTunnel = (host: EngineProcess, options: Options): void => {
  let engine: ((message: unknown) => void) | undefined
  let isGiven = false
  let test: (() => Promise<TunnelTest>) | undefined

  const load = async (forwardedPort: number | null): Promise<void> => {
    const { runEngine } = await import('./engine')
    runEngine({
      ...host,
      ...(forwardedPort !== null && { forwardedPort }),
      onMessage: (listener) => {
        engine = listener
      },
    })
  }
  const giveUp = (error: unknown): void => {
    host.send({ type: 'tunnel', ...nothingYet, state: 'blocked', problem: tunnelProblemOf(error) })
    host.exit(exitCode)
  }
  const answerTest = async ({ call }: CommandOf<'tunnel_test'>): Promise<void> => {
    const tunnel = (await test?.()) ?? notBegun
    host.send({ type: 'reply', call, ok: true, result: { tunnel } })
  }

  const before = (command: Command | undefined): void => {
    if (command?.type === 'ping') host.send({ type: 'pong', n: command.n })
    if (command?.type === 'shutdown') host.exit(0)
    if (command?.type !== 'tunnel' || isGiven) return
    isGiven = true
    enter({ host, config: command.config, ...options }, (port) => void load(port).catch(giveUp)).then((inside) => {
      test = inside.test
    }, giveUp)
  }
  host.onMessage((message) => {
    const command = asCommand(message)
    if (command?.type === 'tunnel_test') void answerTest(command).catch(giveUp)
    else if (engine) engine(message)
    else before(command)
  })
  host.onDisconnect(() => {
    if (!engine) host.exit(0)
  })
  host.send({ type: 'needs_tunnel' })
}

type Entering = Options & { readonly host: EngineProcess; readonly config: Config }
/** With the port that is passed on to us, if there is one. */
type Load = (forwardedPort: number | null) => void

const enter = async ({ host, config, machine, wallMs }: Entering, load: Load) => {
  let guarantee: Guarantee | undefined
  let isBegun = false
  let testedAt: number | null = null
  const learned: Pick<Facts, 'exit_ip' | 'forwarded_port' | 'port_problem'> = { exit_ip: null, forwarded_port: null, port_problem: null }
  const tunnel: Tunnel = await openTunnel(config, { wallMs, widen: widenBuffers(machine.platform), onState: (state) => moved(state) })
  const network = { tunnel, resolver: createResolver(tunnel) }
  const facts = (): Facts => ({
    ...factsOf(tunnel),
    ...learned,
    guarantee: guarantee ?? 'program',
    tested_at: testedAt,
    is_closed: testedAt !== null,
  })
  const tell = () => host.send({ type: 'tunnel', ...facts() })
  const moved = (state: PeerState): void => {
    tell()
    if (state === 'down' && isBegun) host.exit(exitCode)
    if (state !== 'up' || isBegun || guarantee === undefined) return
    isBegun = true
    void look()
    void openPort({ config, network, learned, tell }).then(load)
  }
  const look = async () => {
    const seen = await lookThrough(network, config.exit_url ?? null)
    learned.exit_ip = seen.exit_ip
    tell()
    return seen
  }
  /** Nothing is worth a packet beside the tunnel, not even a farewell to the trackers. */
  const testJail = (): void => {
    const tested_at = wallMs()
    if (isClosed(machine)) testedAt = tested_at
    else {
      host.send({ type: 'tunnel', ...facts(), state: 'blocked', tested_at, is_closed: false, problem: say(sentences, 'engine_gets_past') })
      host.exit(exitCode)
    }
  }

  const closed = closeJail(machine)
  const left = replaceSeams(network)
  if (left.length > 0) throw new Failure(say(sentences, 'network_not_replaced', { names: left }))
  testJail()
  guarantee = closed
  setInterval(testJail, testEveryMs)
  setInterval(tell, tellEveryMs)
  setInterval(() => void look(), lookEveryMs)
  setTimeout(() => {
    if (!isBegun) host.exit(exitCode)
  }, patienceMs)
  moved(tunnel.state())
  return {
    test: async (): Promise<TunnelTest> => {
      testJail()
      const answers = tunnel.state() === 'up'
      return { ...notBegun, ...(answers && (await look())), answers, is_closed: true }
    },
  }
}

type Opening = {
  readonly config: Config
  readonly network: Parameters<typeof keepForwardedPort>[0]['network']
  readonly learned: { forwarded_port: number | null; port_problem: Facts['port_problem'] }
  readonly tell: () => void
}

/** The port that the engine is to listen on. When it is lent another one later, whoever hears of that starts a new engine. */
const openPort = async ({ config, network, learned, tell }: Opening): Promise<number | null> => {
  const { forwarding } = config
  if (typeof forwarding === 'number') learned.forwarded_port = forwarding
  if (forwarding !== 'lent') return learned.forwarded_port
  const changed = ({ port, problem }: ForwardedPort): void => {
    Object.assign(learned, { forwarded_port: port, port_problem: problem })
    tell()
  }
  return (await keepForwardedPort({ network, onChange: changed }).first).port
}

const nothingYet: Facts = {
  state: 'connecting',
  handshake_at: null,
  received_bytes: 0,
  sent_bytes: 0,
  guarantee: 'program',
  problem: null,
  tested_at: null,
  is_closed: false,
  exit_ip: null,
  forwarded_port: null,
  port_problem: null,
}

const notBegun: TunnelTest = { answers: false, names: 'none', exit_ip: null, exit_problem: null, is_closed: false }

const factsOf = (tunnel: Tunnel): Facts => {
  const { receivedBytes, sentBytes } = tunnel.traffic()
  return {
    ...nothingYet,
    state: tunnel.state(),
    handshake_at: tunnel.lastHandshakeMs(),
    received_bytes: receivedBytes,
    sent_bytes: sentBytes,
  }
}
