import { Database } from 'bun:sqlite'
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, statfsSync, writeFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { executable, outerEnv } from '../../e2e/executable'
import { startService } from '../../e2e/service'

/** The data folder on a full, read-only or failing disk: the service must start, answer and stop every time, and lose no log row. */

const times = 3
const wrong: string[] = []
const say = (text: string): void => console.log(text)

const run = (cmd: readonly string[]): boolean => Bun.spawnSync([...cmd], { stdout: 'ignore', stderr: 'ignore' }).exitCode === 0
const which = (name: string): boolean => Bun.which(name) !== null

/** A small disk (tmpfs). */
const mountDisk = (): { place: string; end: () => void } => {
  const place = mkdtempSync(join(tmpdir(), 'marquee-disk-'))
  if (!run(['mount', '-t', 'tmpfs', '-o', 'size=48m', 'tmpfs', place])) throw new Error('cannot mount a tmpfs')
  return {
    place,
    end: () => {
      run(['mount', '-o', 'remount,rw', place])
      run(['umount', '-l', place])
      rmSync(place, { recursive: true, force: true })
    },
  }
}

/** Fills the disk to the last byte. Returns a function that frees it. */
const fill = (place: string): (() => void) => {
  const path = join(place, `filler-${crypto.randomUUID()}`)
  const fd = openSync(path, 'w')
  for (const size of [1 << 20, 4096, 1]) {
    try {
      for (;;) if (writeSync(fd, Buffer.alloc(size, 1)) < size) break
    } catch {
      // No space for a chunk of this size.
    }
  }
  closeSync(fd)
  if (statfsSync(place).bavail > 0) throw new Error('the disk is not full')
  return () => rmSync(path)
}

/** A preload library that makes every fsync fail; null without a C compiler. */
const failingFlushes = (folder: string): string | null => {
  const compiler = ['cc', 'clang', 'gcc'].find(which)
  if (!compiler) return null
  const [source, library] = [join(folder, 'eio.c'), join(folder, 'eio.so')]
  writeFileSync(
    source,
    '#include <errno.h>\nint fsync(int fd) { errno = EIO; return -1; }\nint fdatasync(int fd) { errno = EIO; return -1; }\n',
  )
  return run([compiler, '-shared', '-fPIC', '-o', library, source]) ? library : null
}

const logRows = (dataDir: string): number => {
  const sqlite = new Database(join(dataDir, 'logs.db'), { readonly: true })
  try {
    return Number(sqlite.query('SELECT count(*) FROM logs').values()[0]?.[0])
  } finally {
    sqlite.close()
  }
}

type Trial = { name: string; dataDir: string; env?: Record<string, string>; started?: () => void }

/** Starts, reads, writes and stops. Takes the known `key`, because reading it would need another process. */
const trial = async ({ name, dataDir, env = {}, started }: Trial, key: string): Promise<void> => {
  const bad = (text: string) => wrong.push(`${name}: ${text}`)
  const child = Bun.spawn([...executable(), 'serve', '--json', '--no-open', '--data-dir', dataDir, '--listen', '127.0.0.1:0'], {
    env: { ...outerEnv(), ...env },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const told = new Response(child.stderr).text()
  try {
    const line = await Promise.race([firstLine(child.stdout), Bun.sleep(30_000).then(() => '')])
    const { event, url } = line === '' ? { event: 'nothing', url: '' } : (JSON.parse(line) as { event: string; url: string })
    if (event !== 'listening') bad(`it does not start: ${event} ${(await Promise.race([told, Bun.sleep(2000)])) ?? ''}`)
    else {
      started?.()
      await ask(url, key, bad)
    }
  } finally {
    const began = performance.now()
    child.kill('SIGTERM')
    const force = setTimeout(() => child.kill('SIGKILL'), 20_000)
    const code = await child.exited
    clearTimeout(force)
    if (code !== 0) bad(`it exits with ${code}`)
    const text = await told
    if (/^\s+at /m.test(text)) bad(`a stack trace: ${text.slice(0, 300)}`)
    say(`  ${name}: stopped with ${code} after ${Math.round(performance.now() - began)} ms ${text.trim().slice(0, 150)}`)
  }
}

const ask = async (url: string, key: string, bad: (text: string) => void): Promise<void> => {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  for (const path of ['/status', '/movies', '/config', '/health', '/history', '/logs', '/tasks', '/stats']) {
    const { status } = await fetch(`${url}/api/v1${path}`, { headers })
    if (status !== 200) bad(`GET ${path} returned ${status}`)
  }
  const change = await fetch(`${url}/api/v1/tags`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ name: `tag ${crypto.randomUUID()}` }),
  })
  if (![503, 507].includes(change.status)) bad(`a change returned ${change.status}: ${(await change.text()).slice(0, 200)}`)
  const check = await fetch(`${url}/api/v1/health/check`, { method: 'POST', headers })
  const health = await fetch(`${url}/api/v1/health`, { headers })
  const { results } = (await health.json()) as { results: { code: string; title: string }[] }
  const found = results.filter(({ code }) => code === 'storage_broken')
  if (found.length !== 1)
    bad(`health has ${found.length} entries for the disk (check ${check.status}): ${JSON.stringify(results.map(({ code }) => code))}`)
}

const firstLine = async (stream: ReadableStream<Uint8Array>): Promise<string> => {
  const decoder = new TextDecoder()
  let text = ''
  for await (const bytes of stream) {
    text += decoder.decode(bytes, { stream: true })
    if (text.includes('\n')) return text.slice(0, text.indexOf('\n'))
  }
  return text
}

/** A data folder with logs, after a clean stop or a kill. */
const prepare = async (place: string, isCut: boolean): Promise<{ dataDir: string; key: string; rows: number }> => {
  const dataDir = join(place, 'data')
  mkdirSync(dataDir, { recursive: true })
  const service = await startService({ dataDir })
  await service.client.call('PUT', '/config', { log_level: 'debug', dht_enabled: false })
  for (let i = 0; i < 100; i++) await service.client.call('GET', '/movies')
  await service.client.call('GET', '/logs?limit=1')
  if (isCut) await service.cut()
  else await service.stop()
  return { dataDir, key: service.key, rows: logRows(dataDir) }
}

const soak = async (): Promise<void> => {
  for (const isCut of [false, true]) {
    const after = isCut ? 'after a kill' : 'after a stop'
    const disk = mountDisk()
    try {
      const { dataDir, key, rows } = await prepare(disk.place, isCut)
      const library = failingFlushes(disk.place)
      const makeRoom = [fill(disk.place)]
      // Starting after a kill checkpoints the write-ahead log and frees space, and so does stopping.
      const started = () => void makeRoom.push(fill(disk.place))
      for (let i = 1; i <= times; i++) await trial({ name: `full disk, ${after}, ${i}`, dataDir, started }, key)
      for (const each of makeRoom) each()
      run(['mount', '-o', 'remount,ro', disk.place])
      for (let i = 1; i <= times; i++) await trial({ name: `read-only disk, ${after}, ${i}`, dataDir }, key)
      run(['mount', '-o', 'remount,rw', disk.place])
      if (library === null) say('  no C compiler: skipping the failing disk')
      else
        for (let i = 1; i <= times; i++) await trial({ name: `failing disk, ${after}, ${i}`, dataDir, env: { LD_PRELOAD: library } }, key)
      const service = await startService({ dataDir })
      const code = await service.stop()
      if (code !== 0) wrong.push(`${after}: with a good disk it exits with ${code}`)
      const left = logRows(dataDir)
      say(`  ${after}: ${rows} log rows before, ${left} now`)
      if (left < rows) wrong.push(`${after}: ${rows - left} log rows are lost`)
      if (/\n\s+at /.test(readFileSync(join(disk.place, 'output.log'), 'utf8'))) wrong.push(`${after}: a stack trace`)
    } finally {
      disk.end()
    }
  }
}

if (process.platform !== 'linux' || process.getuid?.() !== 0) {
  say('skipped: mounting a disk needs root on Linux')
  process.exit(0)
}
await soak()
say(`${wrong.length} wrong`)
for (const each of wrong) say(each)
process.exit(wrong.length === 0 ? 0 : 1)
