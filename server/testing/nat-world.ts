import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { needs } from './needs'

const run = (...words: string[]): string => {
  const done = Bun.spawnSync(words)
  if (done.exitCode !== 0) throw new Error(`${words.join(' ')}\n${done.stderr}`)
  return done.stdout.toString()
}

/** What a router at home does: hides the computers behind it, and lets nothing in that nobody inside asked for. */
const router = `table ip nat {
 chain leaving {
  type nat hook postrouting priority 100;
  oifname "wan" masquerade
 }
}
table ip filter {
 chain own {
  type filter hook input priority 0;
  iifname "wan" ct state established,related accept
  iifname "wan" drop
 }
 chain passing {
  type filter hook forward priority 0;
  iifname "wan" ct state established,related accept
  iifname "wan" drop
 }
}
`

/** Whether this system can make computers behind routers. */
export const canMakeRouters = (): boolean => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !needs('nft')) return false
  const folder = mkdtempSync(join(tmpdir(), 'marquee-nft-'))
  const file = join(folder, 'rules')
  writeFileSync(file, router)
  try {
    return Bun.spawnSync(['unshare', '--net', 'nft', '-f', file]).success
  } catch {
    return false
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What the routers and the third computer are connected to. */
const street = 'street'

/** Two computers, each behind a router of its own, and a third one on the internet between them. */
export const createNatWorld = () => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-nat-'))
  const name = `mn${process.pid % 100_000}`
  const spaces = ['hub', 'na', 'nb', 'ha', 'hb'].map((each) => `${name}${each}`)
  const [hub = '', na = '', nb = '', ha = '', hb = ''] = spaces
  const rules = join(folder, 'router.nft')
  writeFileSync(rules, router)

  type Plug = { readonly space: string; readonly link: string }
  const connect = (one: Plug, other: Plug) =>
    run('ip', 'link', 'add', one.link, 'netns', one.space, 'type', 'veth', 'peer', 'name', other.link, 'netns', other.space)
  const address = (space: string, link: string, at: string) => {
    run('ip', '-n', space, 'addr', 'add', at, 'dev', link)
    run('ip', '-n', space, 'link', 'set', link, 'up')
  }

  const make = (): void => {
    for (const space of spaces) {
      run('ip', 'netns', 'add', space)
      run('ip', '-n', space, 'link', 'set', 'lo', 'up')
    }
    run('ip', '-n', hub, 'link', 'add', street, 'type', 'bridge')
    address(hub, street, '203.0.113.1/24')
    for (const [n, nat, host] of [
      [1, na, ha],
      [2, nb, hb],
    ] as const) {
      connect({ space: hub, link: `v${n}` }, { space: nat, link: 'wan' })
      connect({ space: nat, link: 'lan' }, { space: host, link: 'eth' })
      run('ip', '-n', hub, 'link', 'set', `v${n}`, 'master', street, 'up')
      address(nat, 'wan', `203.0.113.${n + 1}/24`)
      address(nat, 'lan', `10.${n}.0.1/24`)
      address(host, 'eth', `10.${n}.0.2/24`)
      run('ip', '-n', host, 'route', 'add', 'default', 'via', `10.${n}.0.1`)
      run('ip', 'netns', 'exec', nat, 'sh', '-c', 'echo 1 > /proc/sys/net/ipv4/ip_forward')
      run('ip', 'netns', 'exec', nat, 'nft', '-f', rules)
    }
  }
  const end = (): void => {
    for (const space of spaces) Bun.spawnSync(['ip', 'netns', 'del', space])
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    make()
  } catch (error) {
    end()
    throw error
  }
  const inside = (space: string) => ['ip', 'netns', 'exec', space]
  return {
    hub: { cmd: inside(hub), address: '203.0.113.1' },
    one: inside(ha),
    other: inside(hb),
    /** The router of the first one, 10.1.0.1 on its side. */
    router: inside(na),
    /** The address of the other one's router, all that others see of it. */
    otherAddress: '203.0.113.3',
    end,
  }
}
