import { runEngine } from '#server/torrent/engine'

/** The engine as a process of its own, without the rest of the program. */
runEngine({
  version: '0.1.0',
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
})
