import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#server/testing/torrent-programs'
import { childrenOf, residentBytes } from '../../e2e/processes'
import { startService } from '../../e2e/service'
import { cpuMicroseconds } from './cpu'
import { serve, untilAnswered } from './first-answer'
import { fillMovies } from './movies'
import { median, printTable } from './table'

/**
 * From process start to the first 200, compared to a compiled server that does nothing, in wall and CPU time (all threads); and idle
 * memory.
 */
const rounds = Number(process.argv[2] ?? 7)
const large = Number(process.argv[3] ?? 100_000)
const dir = mkdtempSync(join(tmpdir(), 'marquee-bench-start-'))

const buildEmpty = async (): Promise<string> => {
  const source = join(dir, 'empty.ts')
  writeFileSync(source, "Bun.serve({ hostname: '127.0.0.1', port: Number(process.env.PORT), fetch: () => new Response('{}') })\n")
  const flags = ['--compile', '--minify', '--bytecode', '--format=esm', '--outfile', join(dir, 'empty')]
  const child = Bun.spawn([process.execPath, 'build', ...flags, source], { stdout: 'ignore', stderr: 'inherit' })
  if ((await child.exited) !== 0) throw new Error('building the empty server failed')
  return join(dir, 'empty')
}

type Started = { ms: number; cpuMs: number; pid: number; stop: () => Promise<void> }
const start = async (cmd: readonly string[], port: number): Promise<Started> => {
  const { ms, child } = await untilAnswered(cmd, port)
  const cpuMs = cpuMicroseconds(child.pid) / 1000
  const stop = async () => {
    child.kill('SIGTERM')
    await child.exited
  }
  return { ms, cpuMs, pid: child.pid, stop }
}

type Took = { ms: number; cpuMs: number }
const timed = async (cmdFor: (port: number, round: number) => readonly string[], round: number): Promise<Took> => {
  const port = await freePort()
  const { ms, cpuMs, stop } = await start(cmdFor(port, round), port)
  await stop()
  return { ms, cpuMs }
}

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(0)

try {
  const empty = await buildEmpty()
  const library = await startService({ dataDir: join(dir, 'large') })
  await library.stop()
  fillMovies(join(dir, 'large'), large)
  const kinds: [string, (port: number, round: number) => readonly string[]][] = [
    ['an empty compiled server', () => [empty]],
    ['Marquee, first start', (port, round) => serve(join(dir, `first-${round}`), port)],
    ['Marquee, every other start', (port) => serve(join(dir, 'again'), port)],
    [`Marquee with ${large} movies`, (port) => serve(join(dir, 'large'), port)],
  ]
  const times = new Map(kinds.map(([name]) => [name, [] as Took[]]))
  for (let round = 0; round <= rounds; round++)
    for (const [name, cmdFor] of kinds) {
      const took = await timed(cmdFor, round)
      // The first round warms the disk cache.
      if (round > 0) times.get(name)!.push(took)
    }
  const middle = (all: readonly Took[], of: keyof Took) => median(all.map((took) => took[of]))
  const base = times.get(kinds[0]![0])!
  printTable(
    `start to first response, ${rounds} rounds`,
    [...times].map(([name, all]) => ({
      what: name,
      'median ms': middle(all, 'ms').toFixed(0),
      'best ms': Math.min(...all.map(({ ms }) => ms)).toFixed(0),
      times: (middle(all, 'ms') / middle(base, 'ms')).toFixed(1),
      'cpu ms': middle(all, 'cpuMs').toFixed(0),
      'cpu times': (middle(all, 'cpuMs') / middle(base, 'cpuMs')).toFixed(1),
    })),
  )

  const port = await freePort()
  const { pid, stop } = await start(serve(join(dir, 'again'), port), port)
  await Bun.sleep(10_000)
  const engine = (await childrenOf(pid)).find(({ args }) => args.includes(' engine'))
  printTable('memory after ten seconds idle', [
    { what: 'service', MB: megabytes(residentBytes(pid)) },
    { what: 'torrent engine', MB: engine ? megabytes(residentBytes(engine.pid)) : '-' },
  ])
  await stop()
} finally {
  rmSync(dir, { recursive: true, force: true })
}
