import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import JSZip from 'jszip'
import { startService } from '../../e2e/service'
import { fillLogs } from './activity'
import { memoryOf } from './memory'
import { watchStatus } from './status'
import { median, percentile, printTable } from './table'

/** The diagnostic bundle with 50,000 log rows: duration, memory and latency of other requests, compared to zipping the same rows. */
const rows = Number(process.argv[2] ?? 50_000)
const dir = mkdtempSync(join(tmpdir(), 'marquee-bench-bundle-'))
const dataDir = join(dir, 'data')

const zipAlone = async (text: string): Promise<number> => {
  const began = performance.now()
  await new JSZip().file('logs/last-7d.jsonl', text).generateAsync({ type: 'uint8array', compression: 'DEFLATE' })
  return (performance.now() - began) / 1000
}

try {
  const setup = await startService({ dataDir })
  await setup.stop()
  fillLogs(dataDir, rows)
  const service = await startService({ dataDir })
  const headers = { authorization: `Bearer ${service.key}` }
  const idle = watchStatus(service.url, 5)
  await Bun.sleep(2000)
  const quiet = await idle()
  const before = memoryOf(service.pid)
  const busy = watchStatus(service.url, 5)
  const times: number[] = []
  let bytes = new Uint8Array()
  for (let round = 0; round < 3; round++) {
    const began = performance.now()
    bytes = new Uint8Array(await (await fetch(`${service.url}/api/v1/diagnostics/export`, { headers })).arrayBuffer())
    times.push((performance.now() - began) / 1000)
  }
  const meanwhile = await busy()
  const after = memoryOf(service.pid)
  await service.stop()
  const text = await (await JSZip.loadAsync(bytes)).file('logs/last-7d.jsonl')!.async('string')
  const alone = await zipAlone(text)
  printTable(`diagnostic bundle with ${text.trim().split('\n').length} log rows, ${(bytes.length / 1e6).toFixed(1)} MB`, [
    {
      'seconds (median of 3)': median(times).toFixed(2),
      'relative to zipping alone': (median(times) / alone).toFixed(1),
      'memory before MB': before.now.toFixed(0),
      'peak MB': after.peak.toFixed(0),
    },
  ])
  printTable('GET /status, milliseconds', [
    {
      when: 'nothing else',
      median: median(quiet).toFixed(1),
      p99: percentile(quiet, 0.99).toFixed(1),
      worst: Math.max(...quiet).toFixed(1),
    },
    {
      when: 'during the export',
      median: median(meanwhile).toFixed(1),
      p99: percentile(meanwhile, 0.99).toFixed(1),
      worst: Math.max(...meanwhile).toFixed(1),
    },
  ])
} finally {
  rmSync(dir, { recursive: true, force: true })
}
