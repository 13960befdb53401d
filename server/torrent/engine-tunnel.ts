import { Failure } from '#server/lib/failure'
import { say } from '#server/lib/sentence'
import { closeJail, type Guarantee, isClosed, type Machine } from '#server/tunnel/jail'
import type { PeerState } from '#server/tunnel/peer'
import { replaceSeams } from '#server/tunnel/seams'
import { sentences } from '#server/tunnel/sentences'
import { createResolver } from '#server/tunnel/sockets/resolver'
import { openTunnel, type Tunnel, type TunnelConfig } from '#server/tunnel/tunnel'
import { widenBuffers } from '#server/tunnel/widen'
import type { EngineProcess } from './engine'
import { tunnelProblemOf } from './problem-of'
import { asCommand, type Command } from './protocol'

type Options = { readonly machine: Machine; readonly wallMs: () => number }

const tellEveryMs = 1_000
const testEveryMs = 60_000
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

  const load = async (): Promise<void> => {
    const { runEngine } = await import('./engine')
    runEngine({
      ...host,
      onMessage: (listener) => {
        engine = listener
      },
    })
  }
  const giveUp = (error: unknown): void => {
    host.send({ type: 'tunnel', ...nothingYet, state: 'blocked', problem: tunnelProblemOf(error) })
    host.exit(exitCode)
  }

  const before = (command: Command | undefined): void => {
    if (command?.type === 'ping') host.send({ type: 'pong', n: command.n })
    if (command?.type === 'shutdown') host.exit(0)
    if (command?.type !== 'tunnel' || isGiven) return
    isGiven = true
    enter({ host, config: command.config, ...options }, () => void load().catch(giveUp)).catch(giveUp)
  }
  host.onMessage((message) => (engine ? engine(message) : before(asCommand(message))))
  host.onDisconnect(() => {
    if (!engine) host.exit(0)
  })
  host.send({ type: 'needs_tunnel' })
}

type Entering = Options & { readonly host: EngineProcess; readonly config: TunnelConfig }

const enter = async ({ host, config, machine, wallMs }: Entering, load: () => void): Promise<void> => {
  let guarantee: Guarantee | undefined
  let isLoaded = false
  const tunnel: Tunnel = await openTunnel(config, { wallMs, widen: widenBuffers(machine.platform), onState: (state) => moved(state) })
  let testedAt: number | null = null
  const tell = () => host.send({ type: 'tunnel', ...factsOf(tunnel, guarantee ?? 'program', testedAt) })
  const moved = (state: PeerState): void => {
    tell()
    if (state === 'down' && isLoaded) host.exit(exitCode)
    if (state !== 'up' || isLoaded || guarantee === undefined) return
    isLoaded = true
    load()
  }

  const closed = closeJail(machine)
  const left = replaceSeams({ tunnel, resolver: createResolver(tunnel) })
  if (left.length > 0) throw new Failure(say(sentences, 'network_not_replaced', { names: left }))
  const test = () => {
    if (!isClosed(machine)) throw new Failure(say(sentences, 'engine_gets_past'))
    testedAt = wallMs()
  }
  test()
  guarantee = closed
  setInterval(() => {
    try {
      test()
    } catch {
      // Nothing is worth a packet beside the tunnel, not even a farewell.
      host.exit(exitCode)
    }
  }, testEveryMs)
  setInterval(tell, tellEveryMs)
  setTimeout(() => {
    if (!isLoaded) host.exit(exitCode)
  }, patienceMs)
  moved(tunnel.state())
}

const nothingYet = {
  handshake_at: null,
  received_bytes: 0,
  sent_bytes: 0,
  guarantee: 'program' as Guarantee,
  problem: null,
  tested_at: null,
  is_closed: false,
}

const factsOf = (tunnel: Tunnel, guarantee: Guarantee, testedAt: number | null) => {
  const { receivedBytes, sentBytes } = tunnel.traffic()
  const handshake = tunnel.lastHandshakeMs()
  return {
    state: tunnel.state(),
    handshake_at: handshake,
    received_bytes: receivedBytes,
    sent_bytes: sentBytes,
    guarantee,
    problem: null,
    tested_at: testedAt,
    is_closed: testedAt !== null,
  }
}
