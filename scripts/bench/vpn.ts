import { join } from 'node:path'
import { newKeys } from '#server/testing/tunnels'
import { canMakeNetworks, createVpnWorld, serverKeys } from '#server/testing/vpn-world'
import type { Run, Side } from './vpn-side'

/**
 * Our tunnel against kernel TCP through wireguard-go, alternating in one run, to the same server: `bun scripts/bench/vpn.ts [--seconds 8]
 * [--connections 100] [--rounds 1] [--delay 40] [--loss 1] [--rate 100] [--direction up]`. The options after the rounds select one line
 * instead of all.
 */
const word = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : process.argv[at + 1]
}
const option = (name: string, otherwise: number): number => Number(word(name) ?? otherwise)
const seconds = option('seconds', 8)
const connections = option('connections', 100)
const rounds = option('rounds', 1)
type Line = { readonly delay?: number; readonly loss?: number; readonly rate?: number }
const lineOf = ({ delay = 0, loss = 0, rate = 0 }: Line) => ({
  name: [`${delay} ms`, ...(loss > 0 ? [`${loss} % lost`] : []), ...(rate > 0 ? [`${rate} Mbit/s`] : [])].join(', '),
  isPlain: delay === 0 && loss === 0 && rate === 0,
  shape: { delay: delay / 2, loss: loss / 100, rate: rate * 125 },
})
const picked = { delay: option('delay', 0), loss: option('loss', 0), rate: option('rate', 0) }
const lines = (word('delay') ? [picked] : [{}, { delay: 40 }, { delay: 40, loss: 1 }, { delay: 10, rate: 100 }]).map(lineOf)
const directions = (['down', 'up'] as const).filter((direction) => direction === (word('direction') ?? direction))
const turns = directions.flatMap((direction) => Array.from({ length: rounds }, () => direction))

if (!canMakeNetworks) {
  console.log('skipped: needs root, ip, wg, wireguard-go and tcpdump')
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
  for (const { name, isPlain, shape } of lines) {
    const relay = isPlain ? undefined : await start(world.here, { role: 'relay', to: world.endpoint, ...shape })
    const endpoint = relay ? { host: '127.0.0.1', port: 51_821 } : world.endpoint
    const kernel = await world.joinByKernel({ ...theirs, address: '10.9.0.3', endpoint })
    for (const direction of turns) {
      const measure = async (way: Run['way']) => {
        const tunnel = { private_key: ours.private_key, peer_public_key: serverKeys.public_key, endpoint }
        const child = await start(world.here, { role: 'measure', way, direction, seconds, connections, tunnel })
        return JSON.parse(await new Response(child.stdout).text()) as { rate: number; cpu: number; pause: number; work: number }
      }
      const [own, other] = [await measure('ours'), await measure('kernel')]
      const ratio = other.rate === 0 ? 0 : own.rate / other.rate
      console.log(
        `${name}, ${direction}: ${own.rate.toFixed(1)} and ${other.rate.toFixed(1)}, ${ratio.toFixed(2)} ×; ours ${own.cpu.toFixed(1)} CPU s per GB, longest event loop pause ${Math.round(own.pause)} ms, of which at most ${Math.round(own.work)} ms computing`,
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
