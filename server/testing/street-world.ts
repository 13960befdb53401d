import { needs } from './needs'

const run = (...words: string[]): void => {
  const done = Bun.spawnSync(words)
  if (done.exitCode !== 0) throw new Error(`${words.join(' ')}\n${done.stderr}`)
}

/** Whether this system can make computers of their own. */
export const canMakeComputers = (): boolean => process.platform === 'linux' && process.getuid?.() === 0 && needs('ip')

/** Two computers on a network without anything else. These are their only addresses, apart from loopback. */
export const createStreet = (addresses: readonly [string, string]) => {
  const name = `ms${process.pid % 100_000}${addresses[0].includes(':') ? 'v' : 'f'}`
  const spaces = [`${name}a`, `${name}b`] as const
  const end = (): void => {
    for (const space of spaces) Bun.spawnSync(['ip', 'netns', 'del', space])
  }
  try {
    for (const space of spaces) {
      run('ip', 'netns', 'add', space)
      run('ip', '-n', space, 'link', 'set', 'lo', 'up')
    }
    run('ip', 'link', 'add', 'eth', 'netns', spaces[0], 'type', 'veth', 'peer', 'name', 'eth', 'netns', spaces[1])
    for (const [n, space] of spaces.entries()) {
      const at = addresses[n] ?? ''
      run('ip', '-n', space, 'addr', 'add', `${at}/${at.includes(':') ? 64 : 24}`, 'dev', 'eth', ...(at.includes(':') ? ['nodad'] : []))
      run('ip', '-n', space, 'link', 'set', 'eth', 'up')
      // Programs take the address that leads anywhere for their own.
      run('ip', '-n', space, ...(at.includes(':') ? ['-6'] : []), 'route', 'add', 'default', 'dev', 'eth')
    }
  } catch (error) {
    end()
    throw error
  }
  const inside = (space: string) => ['ip', 'netns', 'exec', space]
  return {
    one: inside(spaces[0]),
    other: inside(spaces[1]),
    /** The datagrams that the other one has sent. */
    datagrams: (): number => {
      const { stdout } = Bun.spawnSync([...inside(spaces[1]), 'cat', '/proc/net/snmp', '/proc/net/snmp6'])
      const text = stdout.toString()
      const byIpv4 = [...text.matchAll(/^Udp: (.*)$/gm)].at(1)?.[1]?.split(' ')[3]
      const byIpv6 = /^Udp6OutDatagrams\s+(\d+)$/m.exec(text)?.[1]
      return Number(byIpv4 ?? 0) + Number(byIpv6 ?? 0)
    },
    end,
  }
}
