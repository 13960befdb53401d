import { join } from 'node:path'
import { update } from '#server/cli/update'
import { systemClock } from '#server/foundation/lib/clock'
import { type Disk, disk } from '#server/service/updates/install'

/**
 * `marquee update` for a program that a test placed somewhere. Prints each file operation, and stops before number STOP_AT so it can be
 * killed there. Usage: update-main EXECUTABLE VERSION DATA_DIR URL KEY STOP_AT [--rollback]
 */
const [executable = '', version = '', dataDir = '', url = '', key = '', stopAt = '0', rollback] = process.argv.slice(2)

let count = 0
const say = (text: string) => process.stdout.write(`${text}\n`)
const reach = (step: string) => {
  say(`${++count} ${step}`)
  if (count === Number(stopAt)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
}
const on = Object.fromEntries(
  Object.entries(disk).map(([name, act]) => [
    name,
    (...given: never[]) => {
      reach(name)
      return (act as (...given: never[]) => unknown)(...given)
    },
  ]),
) as Disk

const server = join(import.meta.dir, '..')
process.exit(
  await update(
    {
      argv: [],
      env: {},
      platform: process.platform,
      arch: process.arch,
      pid: process.pid,
      uid: process.getuid?.() ?? null,
      version,
      isRelease: true,
      self: [process.execPath, join(server, 'main.ts')],
      threads: {
        bundle: new URL('../service/diagnostics/bundle-worker.ts', import.meta.url),
        torrentReader: new URL('../acquisition/torrent/reader-worker.ts', import.meta.url),
        listReader: new URL('../connections/lists/reader-worker.ts', import.meta.url),
        fileReader: new URL('../connections/move-in/contents-worker.ts', import.meta.url),
        media: new URL('../library/media/worker.ts', import.meta.url),
        watchdog: new URL('../foundation/platform/watchdog-thread.ts', import.meta.url),
        queryThread: new URL('../catalog/movies/query-worker.ts', import.meta.url),
      },
      ui: undefined,
      licenses: async () => ({ thirdParty: [], notices: '' }),
      clock: systemClock,
      isTerminal: false,
      write: say,
      writeBytes: () => {},
      out: say,
      err: say,
      input: () => new Blob().stream() as unknown as AsyncIterable<Uint8Array>,
      onStopSignal: () => {},
      onFault: () => {},
      memoryBytes: () => 0,
      exit: (code) => process.exit(code),
      parent: null,
    },
    { 'data-dir': dataDir, rollback: rollback === '--rollback' },
    { source: { url, key }, executable, on },
  ).catch((error: unknown) => {
    say(error instanceof Error ? error.message : String(error))
    return 69
  }),
)
