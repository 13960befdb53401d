import { chmodSync, mkdirSync } from 'node:fs'
import { compose } from '#server/compose'
import { systemClock } from '#server/lib/clock'
import { runEngine } from '#server/torrent/engine'
const isCompiled = Bun.main.startsWith('/$bunfs') || Bun.main.startsWith('B:/~BUN')
const self = isCompiled ? [process.execPath] : [process.execPath, Bun.main]
if (process.argv.includes('engine')) {
  runEngine({ version: '0.1.0', pid: process.pid, send: (event) => process.send?.(event), onMessage: (l) => process.on('message', l), onDisconnect: (l) => process.on('disconnect', l), onFault: (l) => { process.on('uncaughtException', l); process.on('unhandledRejection', l) }, memoryBytes: () => process.memoryUsage().rss, exit: (code) => process.exit(code) })
} else {
const dataDir = process.env.MARQUEE_DATA_DIR!
process.umask(0o077)
mkdirSync(dataDir, { recursive: true }); chmodSync(dataDir, 0o700)
const house = await compose({ dataDir, version: '0.1.0', clock: systemClock, isRelease: isCompiled, bundleWorker: new URL('./diagnostics/bundle-worker.ts', import.meta.url), self, childEnv: process.env, listenOn: { port: Number(process.env.PORT ?? 0) } })
const at = house.start()
console.log(`READY http://127.0.0.1:${at.port} ${house.config.get().api_key}`)
process.on('SIGTERM', () => void house.stop().then(() => process.exit(0)))
}
