import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseDamage } from '../../e2e/kills'
import { startService } from '../../e2e/service'

/**
 * Starts and stops the program repeatedly on one data directory, alternating between clean stops and kills. Exits with 1 if a start fails
 * or the database is damaged.
 */
const rounds = Number(process.argv[2] ?? 100)
const dir = mkdtempSync(join(tmpdir(), 'marquee-starts-'))
const dataDir = join(dir, 'data')
const wrong: string[] = []
let slowestMs = 0
try {
  for (let round = 0; round < rounds; round++) {
    const began = performance.now()
    const service = await startService({ dataDir })
    slowestMs = Math.max(slowestMs, performance.now() - began)
    await service.client.call('PUT', '/config', { search_interval_minutes: 5 + (round % 100) })
    if (round % 2 === 0) {
      const code = await service.stop()
      if (code !== 0) wrong.push(`round ${round} ended with ${code}`)
    } else await service.cut()
    wrong.push(...databaseDamage(dataDir).map((text) => `round ${round}: ${text}`))
  }
  const service = await startService({ dataDir })
  const { search_interval_minutes } = await service.client.call<{ search_interval_minutes: number }>('GET', '/config')
  if (search_interval_minutes !== 5 + ((rounds - 1) % 100)) wrong.push(`the last change is lost: ${search_interval_minutes}`)
  await service.stop()
} finally {
  rmSync(dir, { recursive: true, force: true })
}
console.log(`${rounds} starts, the slowest ${Math.round(slowestMs)} ms, every other one killed: ${wrong.length} wrong`)
for (const each of wrong) console.log(each)
process.exitCode = wrong.length === 0 ? 0 : 1
