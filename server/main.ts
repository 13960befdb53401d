import { build } from '#build'
import { run } from '#server/cli/run'
import { systemClock } from '#server/foundation/lib/clock'
import { attachConsole } from '#server/foundation/platform/windows-console'
import { endTools } from '#server/foundation/upstream/media-tool/run-tool'
import { webUi } from '#web-ui'
import { version } from '../package.json'

/** On Windows, the console that started the program, as the program has none of its own. */
const consoleOutput = await attachConsole(process.platform)
const isRelease = Bun.main.startsWith('/$bunfs') || /^[A-Z]:[\\/]~BUN/i.test(Bun.main)
const send = process.send?.bind(process)
/** Writing to a pipe is asynchronous, and whatever is pending at exit would be lost. */
let written = Promise.resolve()
const write = (text: string) => {
  if (consoleOutput) {
    consoleOutput(text)
    return
  }
  const { promise, resolve } = Promise.withResolvers<void>()
  process.stdout.write(text, () => resolve())
  written = promise
}

// If set, the runtime would print every request, including API keys.
process.env.BUN_CONFIG_VERBOSE_FETCH = 'false'

// Elysia would otherwise describe every refused body in full, which takes a second for the largest one.
if (isRelease) process.env.NODE_ENV = 'production'

// Only the owner may read the files that this program creates.
process.umask(0o077)

// The reader of a pipe may be gone, as with `| head`; ignore it.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

// However the process ends, no media tool may keep running.
process.on('exit', endTools)

// The build delays JIT compilation for a fast startup (scripts/build.ts). Code that still runs after a second is worth compiling.
setTimeout(() => Bun.unsafe.setJITPolicy(1), 1000).unref()

const code = await run({
  argv: process.argv.slice(2),
  env: process.env,
  platform: process.platform,
  arch: process.arch,
  pid: process.pid,
  uid: process.getuid?.() ?? null,
  version: build === null ? version : `${version}+${build}`,
  isRelease,
  self: isRelease ? [process.execPath] : [process.execPath, Bun.main],
  threads: {
    bundle: new URL('./service/diagnostics/bundle-worker.ts', import.meta.url),
    torrentReader: new URL('./acquisition/torrent/reader-worker.ts', import.meta.url),
    listReader: new URL('./connections/lists/reader-worker.ts', import.meta.url),
    fileReader: new URL('./connections/move-in/contents-worker.ts', import.meta.url),
    media: new URL('./library/media/worker.ts', import.meta.url),
    watchdog: new URL('./foundation/platform/watchdog-thread.ts', import.meta.url),
    queryThread: new URL('./catalog/movies/query-worker.ts', import.meta.url),
  },
  ui: webUi,
  licenses: () => import('#third-party'),
  clock: systemClock,
  isTerminal: consoleOutput !== null || process.stdout.isTTY === true,
  write,
  writeBytes: (bytes) => void process.stdout.write(bytes),
  out: (text) => void write(`${text}\n`),
  err: (text) => (consoleOutput ? consoleOutput(`${text}\n`) : void process.stderr.write(`${text}\n`)),
  input: () => Bun.stdin.stream() as unknown as AsyncIterable<Uint8Array>,
  onStopSignal: (listener) => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, listener)
  },
  onFault: (listener) => {
    process.on('uncaughtException', listener)
    process.on('unhandledRejection', listener)
  },
  memoryBytes: () => process.memoryUsage.rss(),
  exit: (ending) => process.exit(ending),
  parent: send
    ? {
        send: (message) => send(message),
        onMessage: (listener) => process.on('message', listener),
        onEnd: (listener) => process.on('disconnect', listener),
      }
    : null,
})

if (code !== undefined) {
  await written
  process.exit(code)
}
