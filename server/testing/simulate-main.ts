import { type Fate, replaceGlobals } from './simulator/globals'

/** Runs these seeds, from one to another, and prints a line of JSON for each: `simulate-main.ts [first] [last]`. */
const [first = 1, last = first] = process.argv.slice(2).map(Number)
const write = process.stdout.write.bind(process.stdout)

// In this order: what imports the clock, the disk, or the network by name must get ours.
const fate = { time: { now: () => 0 }, chance: () => 0.5 } as unknown as Fate
replaceGlobals(fate)
const { replaceNetworkModules } = await import('#server/network/tunnel/replace-network-modules')
replaceNetworkModules({
  socket: () => fate.api().socket(),
  serve: (...words) => fate.api().serve(...words),
  datagrams: (...words) => fate.api().datagrams(...words),
  names: (host) => fate.api().names(host),
})
const { simulate } = await import('./simulator/simulate')
const { runEngine } = await import('#server/acquisition/torrent/engine')
for (let seed = first; seed <= last; seed++) write(`${JSON.stringify(await simulate(seed, fate, runEngine))}\n`)
process.exit()
