import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TunnelConfig } from '#server/acquisition/torrent/session'
import { createNatWorld } from './nat-world'
import { newKeys } from './tunnels'
import { until } from './until'
import { removeControl, startCapture, startWireguard } from './wireguard-programs'

const [server, client] = [newKeys(), newKeys()]
const router = '10.1.0.1'
const ports = { wireguard: 51_820, socks: 1_080 }
const hub6 = '2001:db8:3::1'
const inTunnel = { own: ['10.9.0.2', '2001:db8:9::2'], server: ['10.9.0.1', '2001:db8:9::1'] }
const anywhere = ['0.0.0.0/0', '::/0']

/** The only way that an engine on the first computer may use. */
export type Way = {
  readonly config: TunnelConfig
  /** A filter for what this way consists of. */
  readonly packets: string
  /** The interface of the router where what is in it can be seen. */
  readonly link: string
  readonly cut: () => void
  readonly mend: () => Promise<void> | void
}

const run = (...words: string[]): void => {
  const done = Bun.spawnSync(words)
  if (done.exitCode !== 0) throw new Error(`${words.join(' ')}\n${done.stderr}`)
}

/**
 * Two computers behind routers and a third one between them, as in the NAT world. The router of the first is the other end of a tunnel and a
 * proxy too, and lets nothing in that nobody inside asked for. Both networks carry IPv6, so what leaves beside the way arrives.
 */
export const createVpnNatWorld = async () => {
  const nat = createNatWorld()
  const folder = mkdtempSync(join(tmpdir(), 'marquee-vpn-nat-'))
  const [device, kernel] = [`mv${process.pid % 100_000}`, `mk${process.pid % 100_000}`]
  const children: Bun.Subprocess[] = []
  const keep = <T extends Bun.Subprocess>(child: T): T => {
    children.push(child)
    return child
  }
  const end = (): void => {
    for (const child of children) child.kill('SIGKILL')
    nat.end()
    for (const each of [device, kernel]) removeControl(each)
    rmSync(folder, { recursive: true, force: true })
  }
  const addIpv6 = (): void => {
    const add = (where: readonly string[], address: string, link: string) =>
      run(...where, 'ip', 'addr', 'add', `${address}/64`, 'dev', link, 'nodad')
    add(nat.hub.cmd, hub6, 'street')
    add(nat.router, '2001:db8:3::2', 'wan')
    add(nat.router, '2001:db8:1::1', 'lan')
    add(nat.one, '2001:db8:1::2', 'eth')
    run(...nat.one, 'ip', '-6', 'route', 'add', 'default', 'via', '2001:db8:1::1')
    for (const beyond of ['2001:db8:9::/64', '2001:db8:1::/64'])
      run(...nat.hub.cmd, 'ip', '-6', 'route', 'add', beyond, 'via', '2001:db8:3::2')
    run(...nat.router, 'sh', '-c', 'echo 1 > /proc/sys/net/ipv6/conf/all/forwarding')
  }
  const startDevice = async (inside: readonly string[], name: string, { private_key }: { readonly private_key: string }) => {
    const child = keep(await startWireguard({ inside, folder, device: name }))
    const keyFile = join(folder, `${name}.key`)
    writeFileSync(keyFile, private_key, { mode: 0o600 })
    run(...inside, 'wg', 'set', name, 'private-key', keyFile)
    return child
  }
  const raise = (inside: readonly string[], name: string, [four, six]: readonly string[]): void => {
    run(...inside, 'ip', 'addr', 'add', `${four}/24`, 'dev', name)
    run(...inside, 'ip', 'addr', 'add', `${six}/64`, 'dev', name, 'nodad')
    run(...inside, 'ip', 'link', 'set', name, 'mtu', '1420', 'up')
  }
  const allow = () => run(...nat.router, 'wg', 'set', device, 'peer', client.public_key, 'allowed-ips', inTunnel.own.map(onlyIt).join(','))
  const startMain = async (where: readonly string[], name: string, ...words: string[]) => {
    const child = keep(
      Bun.spawn([...where, process.execPath, join(import.meta.dir, name), ...words], {
        stdin: 'ignore',
        stdout: 'pipe',
        stderr: 'inherit',
      }),
    )
    const said: string[] = []
    const listen = async () => {
      for await (const bytes of child.stdout) said.push(...new TextDecoder().decode(bytes).trim().split('\n'))
    }
    void listen()
    await until(`${name} is ready`, () => said.length > 0)
    return { child, said }
  }

  /** The engine's own tunnel. */
  const tunnel = (): Way => ({
    config: {
      private_key: client.private_key,
      addresses: inTunnel.own,
      dns: [],
      mtu: 1420,
      peer_public_key: server.public_key,
      preshared_key: null,
      endpoint: { host: router, port: ports.wireguard },
      allowed_ips: anywhere,
      keepalive_seconds: 25,
    },
    packets: `(udp and host ${router} and port ${ports.wireguard})`,
    link: device,
    cut: () => run(...nat.router, 'wg', 'set', device, 'peer', client.public_key, 'remove'),
    mend: allow,
  })
  /** Somebody else's tunnel, beside the way that all others use, with the rule of the user guide. */
  const foreignInterface = async (): Promise<Way> => {
    let program: Bun.Subprocess | undefined
    const mend = async () => {
      allow()
      program = await startDevice(nat.one, kernel, client)
      const peer = ['peer', server.public_key, 'endpoint', `${router}:${ports.wireguard}`, 'allowed-ips', anywhere.join(',')]
      run(...nat.one, 'wg', 'set', kernel, ...peer)
      raise(nat.one, kernel, inTunnel.own)
      for (const family of ['-4', '-6']) run(...nat.one, 'ip', family, 'route', 'add', 'default', 'dev', kernel, 'table', '51')
    }
    await mend()
    for (const own of inTunnel.own) run(...nat.one, 'ip', own.includes(':') ? '-6' : '-4', 'rule', 'add', 'from', own, 'lookup', '51')
    return {
      ...tunnel(),
      config: { interface: kernel, dns: [] },
      cut: () => program?.kill('SIGKILL'),
      mend,
    }
  }
  /** A proxy that carries nothing but datagrams. */
  const proxy = async (): Promise<Way> => {
    let program: Bun.Subprocess | undefined
    const mend = async () => {
      program = (await startMain(nat.router, 'socks-server-main.ts', router, `${ports.socks}`)).child
    }
    await mend()
    return {
      config: { proxy: { host: router, port: ports.socks } },
      // Datagrams go to whatever port the proxy names.
      packets: `(host ${router} and (udp or port ${ports.socks}))`,
      link: 'wan',
      cut: () => program?.kill('SIGKILL'),
      mend,
    }
  }

  try {
    addIpv6()
    await startDevice(nat.router, device, server)
    run(...nat.router, 'wg', 'set', device, 'listen-port', `${ports.wireguard}`)
    raise(nat.router, device, inTunnel.server)
    allow()
    const node = await startMain(nat.hub.cmd, 'dht6-node-main.ts', hub6)
    return {
      ...nat,
      hub: { ...nat.hub, address6: hub6 },
      /** A node of the IPv6 DHT on the third computer. */
      node: node.said[0] ?? '',
      /** How many peers it was told of. */
      told: () => Number(node.said.length > 1 && node.said.at(-1)),
      ways: { tunnel, foreignInterface, proxy },
      /** Whatever leaves the first computer or reaches it, and what of it is inside this way. */
      capture: async ({ link }: Way) => ({
        outside: await startCapture({ inside: nat.one, link: 'eth', folder }),
        within: await startCapture({ inside: nat.router, link, folder }),
      }),
      end,
    }
  } catch (error) {
    end()
    throw error
  }
}

const onlyIt = (address: string): string => `${address}/${address.includes(':') ? 128 : 32}`
