import { Database } from 'bun:sqlite'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import JSZip from 'jszip'
import { startService } from '../../e2e/service'
import { memoryOf } from './memory'
import { median, printTable } from './table'

/** The diagnostic bundle with 50,000 log rows: duration, memory and latency of other requests, compared to zipping the same rows. */
const rows = Number(process.argv[2] ?? 50_000)
const dir = mkdtempSync(join(tmpdir(), 'marquee-bench-bundle-'))
const dataDir = join(dir, 'data')

const fillLogs = (): void => {
  const db = new Database(join(dataDir, 'logs.db'))
  const insert = db.prepare(
    `INSERT INTO logs (ts_us, level, target, subsystem, trace_id, span_id, message, fields_json, source) VALUES (?, ?, ?, 'http', ?, ?, ?, ?, 'backend')`,
  )
  const now = Date.now() * 1000
  db.transaction(() => {
    for (let n = 0; n < rows; n++) {
      const trace = n.toString(16).padStart(32, 'a')
      const fields = JSON.stringify({ method: 'GET', path: `/api/v1/movies/${n}`, status: 200, duration_ms: n % 90 })
      insert.run(now - n * 10_000_000, 2 + (n % 2), 'service::platform::http', trace, trace.slice(16), 'request answered', fields)
    }
  })()
  db.close()
}

const percentile = (values: readonly number[], share: number) => values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0

/** Measures the latency of `GET /status` continuously until stopped. */
const watchStatus = (url: string) => {
  const taken: number[] = []
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      const began = performance.now()
      await (await fetch(`${url}/api/v1/status`)).arrayBuffer()
      taken.push(performance.now() - began)
      await Bun.sleep(5)
    }
  })()
  return async () => {
    isOver = true
    await watching
    return taken
  }
}

const zipAlone = async (text: string): Promise<number> => {
  const began = performance.now()
  await new JSZip().file('logs/last-7d.jsonl', text).generateAsync({ type: 'uint8array', compression: 'DEFLATE' })
  return (performance.now() - began) / 1000
}

try {
  const setup = await startService({ dataDir })
  await setup.stop()
  fillLogs()
  const service = await startService({ dataDir })
  const headers = { authorization: `Bearer ${service.key}` }
  const idle = watchStatus(service.url)
  await Bun.sleep(2000)
  const quiet = await idle()
  const before = memoryOf(service.pid)
  const busy = watchStatus(service.url)
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
