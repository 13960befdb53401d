import { join } from 'node:path'
import { newKeys } from '#server/testing/tunnels'
import { canMakeNetworks, createVpnWorld, serverKeys } from '#server/testing/vpn-world'
import type { Run, Side } from './vpn-side'

/**
 * Our tunnel against the TCP of the kernel through wireguard-go, in turn and in one run, to the same server:
 * `bun scripts/bench/vpn.ts [--seconds 8] [--connections 100]`
 */
const option = (name: string, otherwise: number): number => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? otherwise : Number(process.argv[at + 1])
}
const seconds = option('seconds', 8)
const connections = option('connections', 100)
const lines = [
  { name: '0 ms', delay: 0, loss: 0 },
  { name: '40 ms', delay: 20, loss: 0 },
  { name: '40 ms, 1 % lost', delay: 20, loss: 0.01 },
]

if (!canMakeNetworks) {
  console.log('not measured: it needs root, ip, wg, wireguard-go and tcpdump')
  process.exit(0)
}

const side = join(import.meta.dir, 'vpn-side.ts')
const world = await createVpnWorld()
const [ours, theirs] = [newKeys(), newKeys()]
const children: Bun.Subprocess[] = []
const start = async (where: readonly string[], plan: Side): Promise<Bun.Subprocess<'ignore', 'pipe', 'inherit'>> => {
  const child = Bun.spawn([...where, process.execPath, side, JSON.stringify(plan)], { stdin: 'ignore', stdout: 'pipe', stderr: 'inherit' })
  children.push(child)
  if (plan.role !== 'measure') await child.stdout.getReader().read()
  return child
}

try {
  world.allow(ours.public_key)
  world.allow(theirs.public_key, '10.9.0.3')
  await start(world.there, { role: 'serve' })
  console.log(`${connections} connections, ${seconds} s each; MB/s of ours and of the kernel through wireguard-go`)
  for (const { name, delay, loss } of lines) {
    const relay = delay > 0 ? await start(world.here, { role: 'relay', to: world.endpoint, delay, loss }) : undefined
    const endpoint = relay ? { host: '127.0.0.1', port: 51_821 } : world.endpoint
    const kernel = await world.joinByKernel({ ...theirs, address: '10.9.0.3', endpoint })
    for (const direction of ['down', 'up'] as const) {
      const measure = async (way: Run['way']) => {
        const tunnel = { private_key: ours.private_key, peer_public_key: serverKeys.public_key, endpoint }
        const child = await start(world.here, { role: 'measure', way, direction, seconds, connections, tunnel })
        return JSON.parse(await new Response(child.stdout).text()) as { rate: number; cpu: number; lag: number }
      }
      const [own, other] = [await measure('ours'), await measure('kernel')]
      const ratio = other.rate === 0 ? 0 : own.rate / other.rate
      console.log(
        `${name}, ${direction}: ${own.rate.toFixed(1)} and ${other.rate.toFixed(1)}, ${ratio.toFixed(2)} ×; ours ${own.cpu.toFixed(1)} s of CPU a GB, longest pause ${Math.round(own.lag)} ms`,
      )
    }
    await kernel.end()
    relay?.kill()
  }
} finally {
  for (const child of children) child.kill('SIGKILL')
  world.end()
}
process.exit(0)
