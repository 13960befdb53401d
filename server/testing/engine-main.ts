import type { EngineProcess } from '#server/acquisition/torrent/engine-process'

const isInTunnel = process.argv.includes('in-tunnel')

const host: EngineProcess = {
  version: '0.1.0',
  isInTunnel,
  pid: process.pid,
  send: (event) => process.send?.(event),
  onMessage: (listener) => process.on('message', listener),
  onDisconnect: (listener) => process.on('disconnect', listener),
  onFault: (listener) => {
    process.on('uncaughtException', listener)
    process.on('unhandledRejection', listener)
  },
  memoryBytes: () => process.memoryUsage.rss(),
  exit: (code) => process.exit(code),
}

/** An unknown architecture at first, so the system closes nothing off; the test for leaks then uses this system's real one. */
function leakyMachine() {
  const machine = { platform: process.platform as string, arch: 'unknown' }
  process.on('message', (message: { type?: string }) => {
    if (message.type === 'tunnel_test') machine.arch = process.arch
  })
  return machine
}

/** The engine as a standalone process, without the rest of the program. */
if (process.argv.includes('engine-helper')) {
  const { runRelay } = await import('#server/network/tunnel/relay/relay')
  const write = (bytes: Uint8Array) => void process.stdout.write(bytes)
  await runRelay({ input: Bun.stdin.stream() as unknown as AsyncIterable<Uint8Array>, write, exit: (code) => process.exit(code) })
} else if (isInTunnel) {
  const { runEngineInTunnel } = await import('#server/acquisition/torrent/engine-tunnel')
  const { startHelper } = await import('#server/acquisition/torrent/engine-helper')
  const self = [process.execPath, import.meta.path, 'engine-helper']
  runEngineInTunnel(host, {
    machine: process.argv.includes('sandbox-left-open') ? leakyMachine() : process,
    wallMs: Date.now,
    startHelper: () => startHelper(self),
  })
} else {
  const { runEngine } = await import('#server/acquisition/torrent/engine')
  runEngine(host)
}
