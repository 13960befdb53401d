import { Failure } from '#server/foundation/lib/failure'
import { say } from '#server/foundation/lib/sentence'
import type { ForwardedPort } from '#server/network/tunnel/forwarded-port'
import type { Helper } from '#server/network/tunnel/relay/helper-line'
import { replaceNetworkModules } from '#server/network/tunnel/replace-network-modules'
import { enterSandbox, type Guarantee, isSandboxed, type Machine } from '#server/network/tunnel/sandbox'
import { sentences } from '#server/network/tunnel/sentences'
import { type EngineNetwork, openEngineNetwork } from './engine-network'
import type { EngineProcess } from './engine-process'
import { tunnelProblemOf } from './problem-of'
import { asCommand, type Command, type CommandOf, type EventOf, type TunnelTest } from './protocol'

type Options = {
  readonly machine: Machine
  readonly wallMs: () => number
  /** Starts the process that talks to the proxy for us. */
  readonly startHelper: () => Helper
}
type Config = CommandOf<'tunnel'>['config']
type Facts = Omit<EventOf<'tunnel'>, 'type'>

const tellEveryMs = 1_000
const testEveryMs = 60_000
const checkEveryMs = 24 * 60 * 60_000
/** The computer may have moved to another network, and the server to another address: a new engine gets a new socket. */
const patienceMs = 5 * 60_000
const exitCode = 3

/**
 * Runs the torrent engine with nothing but a tunnel around it. In this order: the one socket, the sandbox, every other way to a network
 * replaced; only once the tunnel is up is the engine itself loaded. When the tunnel goes down, the engine ends; the next one waits for it.
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
/** With the forwarded port, if there is one. */
type Load = (forwardedPort: number | null) => void

const enter = async ({ host, config, machine, wallMs, startHelper }: Entering, load: Load) => {
  let guarantee: Guarantee | undefined
  let isBegun = false
  let testedAt: number | null = null
  const learned: Pick<Facts, 'exit_ip' | 'forwarded_port' | 'port_problem'> = { exit_ip: null, forwarded_port: null, port_problem: null }
  const { platform } = machine
  const network: EngineNetwork = await openEngineNetwork(config, { platform, wallMs, startHelper, onState: () => moved() })
  const facts = (): Facts => ({
    ...factsOf(network),
    ...learned,
    guarantee: guarantee ?? 'program',
    tested_at: testedAt,
    is_closed: testedAt !== null,
  })
  const tell = () => host.send({ type: 'tunnel', ...facts() })
  const moved = (): void => {
    // Do not talk through what was opened before the sandbox was entered.
    if (guarantee === undefined) return
    const state = network.state()
    tell()
    if (isBegun && (state === 'down' || state === 'blocked')) host.exit(exitCode)
    if (state !== 'up' || isBegun) return
    isBegun = true
    void check()
    void network.lend(lent).then(({ port }) => {
      learned.forwarded_port = port
      load(port)
    })
  }
  /** If another port is leased later, the parent starts a new engine. */
  const lent = ({ port, problem }: ForwardedPort): void => {
    Object.assign(learned, { forwarded_port: port, port_problem: problem })
    tell()
  }
  const check = async () => {
    const seen = await network.check()
    learned.exit_ip = seen.exit_ip
    tell()
    return seen
  }
  /** Nothing may be sent outside the tunnel, not even a stop event to trackers. */
  const testSandbox = (): void => {
    const tested_at = wallMs()
    if (isSandboxed(machine)) testedAt = tested_at
    else {
      host.send({ type: 'tunnel', ...facts(), state: 'blocked', tested_at, is_closed: false, problem: say(sentences, 'engine_gets_past') })
      host.exit(exitCode)
    }
  }

  const closed = enterSandbox(machine)
  const left = replaceNetworkModules(network.networkApi)
  if (left.length > 0) throw new Failure(say(sentences, 'network_not_replaced', { names: left }))
  testSandbox()
  guarantee = closed
  setInterval(testSandbox, testEveryMs)
  setInterval(tell, tellEveryMs)
  setInterval(() => void check(), checkEveryMs)
  setTimeout(() => {
    if (!isBegun) host.exit(exitCode)
  }, patienceMs)
  moved()
  return {
    test: async (): Promise<TunnelTest> => {
      testSandbox()
      const answers = network.state() === 'up'
      return { ...notBegun, ...(answers && (await check())), answers, is_closed: true }
    },
  }
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
  carries_udp: null,
}

const notBegun: TunnelTest = { answers: false, names: 'none', exit_ip: null, exit_problem: null, is_closed: false }

const factsOf = (network: EngineNetwork): Facts => {
  const { receivedBytes, sentBytes } = network.traffic()
  return {
    ...nothingYet,
    state: network.state(),
    problem: network.problem(),
    handshake_at: network.answeredAt(),
    received_bytes: receivedBytes,
    sent_bytes: sentBytes,
    carries_udp: network.carriesUdp?.() ?? null,
  }
}
