import { afterEach, expect, test } from 'bun:test'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '#server/testing/until'
import { isAlive } from '../../../../e2e/processes'

const folder = mkdtempSync(join(tmpdir(), 'marquee-tool-'))
const left: number[] = []
afterEach(() => {
  for (const pid of left.filter(isAlive)) process.kill(pid, 'SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

test.skipIf(process.platform === 'win32')('a process that ends takes its media tools along', async () => {
  const noted = join(folder, 'tool.pid')
  const script = `
      const { endTools, runTool } = await import('#server/foundation/upstream/media-tool/run-tool')
      process.on('exit', endTools)
      const { existsSync } = await import('node:fs')
      void runTool({ command: ['sh', '-c', 'echo $$ > "${noted}.part"; mv "${noted}.part" "${noted}"; exec sleep 600'], timeout_ms: 600_000, max_bytes: 10 })
      const look = setInterval(() => { if (existsSync(${JSON.stringify(noted)})) { clearInterval(look); process.exit(3) } }, 5)`
  const child = Bun.spawn([process.execPath, '-e', script], { stdin: 'ignore', stdout: 'ignore', stderr: 'ignore' })

  const code = await child.exited
  expect(existsSync(noted)).toBe(true)
  left.push(Number(readFileSync(noted, 'utf8')))

  expect(code).toBe(3)
  await until('the tool has ended', () => Promise.resolve(!isAlive(left[left.length - 1]!)))
})
