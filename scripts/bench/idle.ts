import { createTorrentWorld, makePayload, owned } from '#server/testing/torrent-world'
import { until } from '#server/testing/until'
import { program } from '../build'
import { cpuMicroseconds } from './cpu'

/** What the engine uses while it seeds many torrents that nobody wants: `bun scripts/bench/idle.ts [torrents, default 500]`. */
const count = Number(process.argv[2] ?? '500')
const seconds = 30
const halfAnHour = 1_800_000
const restMs = 10_000
const announcesFor = count * 100 + 60_000

const world = createTorrentWorld()
const tracker = await world.tracker(halfAnHour)
const folder = await world.folder('seed')
const payloads = []
for (let n = 0; n < count; n++)
  payloads.push(await makePayload(folder, { name: `Idle ${n}`, files: { 'movie.mkv': 256 * 1024 }, tracker: tracker.url }))
const { session } = await world.engine({ cmd: [program, 'engine'] })
for (const payload of payloads) await session.add(owned(payload))
const isKnown = () => new Set(tracker.announces.map(({ info_hash }) => info_hash)).size === count
await until('the tracker knows every torrent', isKnown, announcesFor)
await Bun.sleep(restMs)

const pid = session.pid() ?? 0
const rounds: number[] = []
for (let round = 0; round < 3; round++) {
  const before = cpuMicroseconds(pid)
  await Bun.sleep(seconds * 1_000)
  rounds.push((cpuMicroseconds(pid) - before) / 1e6)
}
console.log(`${count} idle torrents, CPU seconds in ${seconds} s: ${rounds.map((used) => used.toFixed(3)).join(', ')}`)
await world.end()
process.exit(0)
