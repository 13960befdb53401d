import type { EngineProcess } from '#server/torrent/engine'

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

/** The engine as a process of its own, without the rest of the program. */
if (isInTunnel) {
  const { runEngineInTunnel } = await import('#server/torrent/engine-tunnel')
  runEngineInTunnel(host, { machine: process, wallMs: Date.now })
} else {
  const { runEngine } = await import('#server/torrent/engine')
  runEngine(host)
}
