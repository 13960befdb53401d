import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { needs } from './needs'
import { newKeys } from './tunnels'
import { besides, removeControl, startCapture, startWireguard } from './wireguard-programs'

/** Creating networks needs root, and not every container allows it. */
const mayMakeNetworks = (): boolean =>
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  existsSync('/dev/net/tun') &&
  needs('unshare') &&
  Bun.spawnSync(['unshare', '--net', 'true']).success

export const canMakeNetworks = mayMakeNetworks() && ['ip', 'wireguard-go', 'wg', 'tcpdump'].map(needs).every(Boolean)

export const serverKeys = newKeys()
const endpoint = { host: '10.77.0.2', port: 51_820 }

const run = (...words: string[]): string => {
  const done = Bun.spawnSync(words)
  if (done.exitCode !== 0) throw new Error(`${words.join(' ')}\n${done.stderr}`)
  return done.stdout.toString()
}

/**
 * Two network namespaces joined by a cable: one for the engine, the other for a real WireGuard server with a tracker and a name server
 * behind it. Captures the traffic on the cable.
 */
export const createVpnWorld = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-vpn-'))
  const name = `mq${process.pid % 100_000}`
  const [here, there] = [`${name}c`, `${name}s`]
  // Each is controlled through a file with its name, shared by all network namespaces.
  const [device, client] = [`${name}w`, `${name}k`]
  const children: Bun.Subprocess[] = []
  const inside = (space: string, ...words: string[]) => run('ip', 'netns', 'exec', space, ...words)
  const start = (space: string, words: string[]) => {
    const child = Bun.spawn(['ip', 'netns', 'exec', space, ...words], { stdin: 'ignore', stdout: 'pipe', stderr: 'ignore' })
    children.push(child)
    return child
  }
  const startDevice = async (space: string, device: string): Promise<Bun.Subprocess> => {
    const child = await startWireguard({ inside: ['ip', 'netns', 'exec', space], device, folder })
    children.push(child)
    return child
  }

  const end = () => {
    for (const child of children.reverse()) child.kill('SIGKILL')
    for (const space of [here, there]) Bun.spawnSync(['ip', 'netns', 'del', space])
    for (const each of [device, client]) removeControl(each)
    rmSync(folder, { recursive: true, force: true })
  }
  const make = async (): Promise<void> => {
    for (const space of [here, there]) run('ip', 'netns', 'add', space)
    run('ip', 'link', 'add', 'v0', 'netns', here, 'type', 'veth', 'peer', 'name', 'v1', 'netns', there)
    run('ip', '-n', here, 'addr', 'add', '10.77.0.1/24', 'dev', 'v0')
    run('ip', '-n', there, 'addr', 'add', '10.77.0.2/24', 'dev', 'v1')
    for (const [space, link] of [
      [here, 'lo'],
      [there, 'lo'],
      [here, 'v0'],
      [there, 'v1'],
    ] as const)
      run('ip', '-n', space, 'link', 'set', link, 'up')
    // Gives everything a route out of this network, so it is seen.
    run('ip', '-n', here, 'route', 'add', 'default', 'via', '10.77.0.2')

    await startDevice(there, device)
    const keyFile = join(folder, 'server.key')
    writeFileSync(keyFile, serverKeys.private_key, { mode: 0o600 })
    inside(there, 'wg', 'set', device, 'listen-port', String(endpoint.port), 'private-key', keyFile)
    run('ip', '-n', there, 'addr', 'add', '10.9.0.1/24', 'dev', device)
    run('ip', '-n', there, 'link', 'set', device, 'mtu', '1420', 'up')
    const services = start(there, [process.execPath, join(import.meta.dir, 'vpn-services-main.ts')])
    await services.stdout.getReader().read()
  }
  try {
    await make()
  } catch (error) {
    end()
    throw error
  }

  return {
    folder,
    endpoint,
    /** Command prefixes that run a command in the network of the engine, or of the server. */
    here: ['ip', 'netns', 'exec', here],
    there: ['ip', 'netns', 'exec', there],
    allow: (publicKey: string, address = '10.9.0.2') =>
      inside(there, 'wg', 'set', device, 'peer', publicKey, 'allowed-ips', `${address}/32`),
    /** Sets the port that the server leases from now on. */
    lend: (port: number) => inside(there, process.execPath, '-e', `await fetch('http://127.0.0.1:8001/lend?${port}')`),
    /** Connects to a port on the engine's side from outside the tunnel; returns whether it was accepted. */
    call: (port: number) =>
      Bun.spawnSync([
        'ip',
        'netns',
        'exec',
        there,
        process.execPath,
        '-e',
        `await Bun.connect({ hostname: '10.77.0.1', port: ${port}, socket: { data() {} } }); process.exit()`,
      ]).exitCode === 0,
    /** A typical client in the engine's network: kernel sockets through another wireguard-go. */
    joinByKernel: async ({ private_key, address, endpoint: at }: KernelClient) => {
      const child = await startDevice(here, client)
      const keyFile = join(folder, 'client.key')
      writeFileSync(keyFile, private_key, { mode: 0o600 })
      const peer = ['peer', serverKeys.public_key, 'endpoint', `${at.host}:${at.port}`, 'allowed-ips', '10.9.0.1/32']
      inside(here, 'wg', 'set', client, 'private-key', keyFile, ...peer)
      run('ip', '-n', here, 'addr', 'add', `${address}/24`, 'dev', client)
      run('ip', '-n', here, 'link', 'set', client, 'mtu', '1420', 'up')
      return {
        /** The interface that leads into the tunnel. */
        device: client,
        end: async () => {
          child.kill('SIGKILL')
          await child.exited
        },
      }
    },
    /** Changes the address of an interface in the engine's network. */
    moveTo: (device: string, address: string): void => {
      run('ip', '-n', here, 'addr', 'flush', 'dev', device)
      run('ip', '-n', here, 'addr', 'add', `${address}/24`, 'dev', device)
    },
    remove: (publicKey: string) => inside(there, 'wg', 'set', device, 'peer', publicKey, 'remove'),
    capture: async () => {
      const capture = await startCapture({ inside: ['ip', 'netns', 'exec', here], link: 'v0', folder })
      return {
        /** Ends it and returns what was captured: packets to the endpoint, and all packets of this side that should not exist. */
        stop: async () => {
          await capture.stop()
          return {
            toEndpoint: capture.lines(toEndpoint).length,
            elsewhere: capture.lines(`${besides(toEndpoint)} and not ${callOfAnother}`),
          }
        },
      }
    },
    end,
  }
}

type KernelClient = {
  readonly private_key: string
  readonly address: string
  readonly endpoint: { readonly host: string; readonly port: number }
}

const toEndpoint = `(udp and host ${endpoint.host} and port ${endpoint.port})`
/**
 * A peer that met an engine outside its tunnel may connect to it there again. That packet comes from the other side, and only the kernel
 * answers it, with a reset without a sequence number; an engine's own packets always have one.
 */
const callOfAnother = `(src host ${endpoint.host} or (tcp[tcpflags] & tcp-rst != 0 and tcp[4:4] = 0))`
