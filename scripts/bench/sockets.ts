import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#server/testing/torrent-programs'
import { until } from '#server/testing/until'
import { startService } from '../../e2e/service'
import { cpuMicroseconds } from './cpu'
import { memoryOf } from './memory'
import { printTable } from './table'

/**
 * A thousand sockets that each receive 600 events, caused by as many requests, compared to a bare Bun.serve that publishes the same frames.
 * Our events are stored before they are sent, so the cost of the same requests without sockets is measured first and subtracted.
 */
const [clients, events] = [Number(process.argv[2] ?? 1000), Number(process.argv[3] ?? 600)]
const WARM_ROUNDS = 15
const dir = mkdtempSync(join(tmpdir(), 'marquee-bench-sockets-'))

type Run = { address: string; first?: object; make: (n: number) => Promise<unknown>; isEvent: (frame: string) => boolean; pid: number }

const hear = async ({ address, first, make, isEvent, pid }: Run) => {
  const received = new Uint32Array(clients)
  let [lost, full] = [0, 0]
  const sockets = Array.from({ length: clients }, (_, at) => {
    const socket = new WebSocket(address)
    socket.onopen = () => first && socket.send(JSON.stringify(first))
    socket.onclose = () => {
      lost++
    }
    socket.onmessage = ({ data }) => {
      if (isEvent(String(data)) && ++received[at]! === events) full++
    }
    return socket
  })
  await until('all are connected', () => sockets.every(({ readyState }) => readyState === WebSocket.OPEN), 30_000)
  await Bun.sleep(1000)
  const before = memoryOf(pid)
  const cpuBefore = cpuMicroseconds(pid)
  const began = performance.now()
  await makeAll(make)
  await until('all sockets have all events', () => full + lost >= clients, 300_000)
  const seconds = (performance.now() - began) / 1000
  const cpu = (cpuMicroseconds(pid) - cpuBefore) / 1e6
  const after = memoryOf(pid)
  const stillThere = clients - lost
  for (const socket of sockets) socket.close()
  return { seconds, cpu, stillThere, full, before, after }
}

const makeAll = async (make: Run['make']): Promise<void> => {
  let next = 0
  const worker = async () => {
    while (next < events) await make(next++)
  }
  await Promise.all(Array.from({ length: 8 }, worker))
}

const bare = async (frame: string) => {
  const port = await freePort()
  const script = join(dir, 'bare.ts')
  writeFileSync(
    script,
    `const frame = ${JSON.stringify(frame)}
Bun.serve({ hostname: '127.0.0.1', port: ${port},
  fetch: (request, server) => {
    if (request.headers.get('upgrade')) return server.upgrade(request) ? undefined : new Response(null, { status: 400 })
    if (request.method === 'POST') server.publish('all', frame)
    return new Response('ok')
  },
  websocket: { open: (socket) => socket.subscribe('all'), message: () => {} } })\n`,
  )
  const child = Bun.spawn([process.execPath, script], { stdin: 'ignore', stdout: 'ignore', stderr: 'inherit' })
  const url = `http://127.0.0.1:${port}/`
  await until('the bare server answers', () =>
    fetch(url).then(
      () => true,
      () => false,
    ),
  )
  const run = await hear({
    address: url.replace('http', 'ws'),
    make: async () => (await fetch(url, { method: 'POST' })).arrayBuffer(),
    isEvent: () => true,
    pid: child.pid,
  })
  child.kill()
  await child.exited
  return run
}

try {
  const service = await startService({ dataDir: join(dir, 'data') })
  const headers = { authorization: `Bearer ${service.key}`, 'content-type': 'application/json' }
  const makeTag = (word: string) => async (n: number) => {
    const answer = await fetch(`${service.url}/api/v1/tags`, { method: 'POST', headers, body: JSON.stringify({ name: `${word} ${n}` }) })
    if (answer.status !== 201) throw new Error(`creating a tag returned ${answer.status}`)
    await answer.arrayBuffer()
  }
  // The JIT compiles during some thousand requests, which is not part of an event's cost.
  for (let round = 0; round < WARM_ROUNDS; round++) await makeAll(makeTag(`warm ${round}`))
  const cpuBefore = cpuMicroseconds(service.pid)
  await makeAll(makeTag('silent'))
  const storing = (cpuMicroseconds(service.pid) - cpuBefore) / 1e6
  const ours = await hear({
    address: `${service.url.replace('http', 'ws')}/api/v1/ws`,
    first: { type: 'auth', api_key: service.key },
    make: makeTag('tag'),
    isEvent: (frame) => frame.includes('"tag_changed"'),
    pid: service.pid,
  })
  await service.stop()
  const plain = await bare(
    JSON.stringify({ type: 'tag_changed', id: 1234, name: 'tag 1234', change: 'created', seq: 1234, at: '2026-01-01T00:00:00.000Z' }),
  )
  const row = (what: string, run: typeof ours, beside = 0) => ({
    what,
    'all heard': `${run.full} of ${clients}`,
    'CPU s': (run.cpu - beside).toFixed(2),
    'of bare, CPU': `${((run.cpu - beside) / plain.cpu).toFixed(1)} ×`,
    seconds: run.seconds.toFixed(1),
    'frames/s': Math.round((clients * events) / run.seconds),
    'relative to a bare server': `${((100 * plain.seconds) / run.seconds).toFixed(0)} %`,
    'memory MB': `${run.before.now.toFixed(0)} → ${run.after.peak.toFixed(0)}`,
  })
  printTable(`${clients} sockets, ${events} events each`, [
    row('a bare Bun.serve that publishes', plain),
    row('the service', ours),
    row(`the service, minus ${storing.toFixed(2)} s for storing the events`, ours, storing),
  ])
} finally {
  rmSync(dir, { recursive: true, force: true })
}
