import { join } from 'node:path'

/** Runs the service from source, restarting it on changes, and the UI's development server. */
const root = join(import.meta.dir, '..')
const start = (...cmd: string[]) => Bun.spawn(cmd, { cwd: root, stdin: 'inherit', stdout: 'inherit', stderr: 'inherit' })

const dataDir = process.env.MARQUEE_DATA_DIR ?? join(root, 'dist/dev-data')
const running = [
  start(
    process.execPath,
    '--watch',
    '--no-clear-screen',
    'server/main.ts',
    'serve',
    '--no-open',
    '--data-dir',
    dataDir,
    ...process.argv.slice(2),
  ),
  start(process.execPath, 'x', '--bun', 'vite', '--config', 'vite.config.mts'),
]
const stop = () => {
  for (const child of running) child.kill('SIGTERM')
}
process.on('SIGTERM', stop)
process.on('SIGINT', () => process.stdin.isTTY || stop())
await Promise.race(running.map((child) => child.exited))
stop()
await Promise.all(running.map((child) => child.exited))
