import { closeJail, type Guarantee, isClosed, type Machine } from '#server/tunnel/jail'
import type { PeerState } from '#server/tunnel/peer'
import { replaceSeams } from '#server/tunnel/seams'
import { createResolver } from '#server/tunnel/sockets/resolver'
import { openTunnel, type Tunnel, type TunnelConfig } from '#server/tunnel/tunnel'
import { widenBuffers } from '#server/tunnel/widen'
import type { EngineDoor } from './engine'
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
export const runEngineInTunnel = (door: EngineDoor, options: Options): void => {
  let engine: ((message: unknown) => void) | undefined
  let isGiven = false

  const load = async (): Promise<void> => {
    const { runEngine } = await import('./engine')
    runEngine({
      ...door,
      onMessage: (listener) => {
        engine = listener
      },
    })
  }
  const giveUp = (error: unknown): void => {
    door.send({ type: 'tunnel', ...nothingYet, state: 'blocked', problem: error instanceof Error ? error.message : String(error) })
    door.exit(exitCode)
  }

  const before = (command: Command | undefined): void => {
    if (command?.type === 'ping') door.send({ type: 'pong', n: command.n })
    if (command?.type === 'shutdown') door.exit(0)
    if (command?.type !== 'tunnel' || isGiven) return
    isGiven = true
    enter({ door, config: command.config, ...options }, () => void load().catch(giveUp)).catch(giveUp)
  }
  door.onMessage((message) => (engine ? engine(message) : before(asCommand(message))))
  door.onDisconnect(() => {
    if (!engine) door.exit(0)
  })
  door.send({ type: 'needs_tunnel' })
}

type Entering = Options & { readonly door: EngineDoor; readonly config: TunnelConfig }

const enter = async ({ door, config, machine, wallMs }: Entering, load: () => void): Promise<void> => {
  let guarantee: Guarantee | undefined
  let isLoaded = false
  const tunnel: Tunnel = await openTunnel(config, { wallMs, widen: widenBuffers(machine.platform), onState: (state) => moved(state) })
  let testedAt: number | null = null
  const tell = () => door.send({ type: 'tunnel', ...factsOf(tunnel, guarantee ?? 'program', testedAt) })
  const moved = (state: PeerState): void => {
    tell()
    if (state === 'down' && isLoaded) door.exit(exitCode)
    if (state !== 'up' || isLoaded || guarantee === undefined) return
    isLoaded = true
    load()
  }

  const closed = closeJail(machine)
  const left = replaceSeams({ tunnel, resolver: createResolver(tunnel) })
  if (left.length > 0) throw new Error(`${left.join(', ')} could not be taken from the torrent engine`)
  const test = () => {
    if (!isClosed(machine)) throw new Error('the torrent engine could get past its tunnel')
    testedAt = wallMs()
  }
  test()
  guarantee = closed
  setInterval(() => {
    try {
      test()
    } catch {
      // Nothing is worth a packet beside the tunnel, not even a farewell.
      door.exit(exitCode)
    }
  }, testEveryMs)
  setInterval(tell, tellEveryMs)
  setTimeout(() => {
    if (!isLoaded) door.exit(exitCode)
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
