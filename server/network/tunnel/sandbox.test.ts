import { expect, setDefaultTimeout, test } from 'bun:test'
import { join } from 'node:path'

setDefaultTimeout(120_000)
const isEnforced = process.platform === 'linux' && (process.arch === 'x64' || process.arch === 'arm64')

/** Probes run in a separate process: what they close stays closed. */
const probes = (steps: string, as?: { uid: number }) => {
  const script = `
    import { enterSandbox } from '${join(import.meta.dir, 'sandbox.ts')}'
    import { createServer, connect } from 'node:net'
    import dgram from 'node:dgram'
    import { dlopen } from 'bun:ffi'
    ${as ? `process.setgid(${as.uid}); process.setuid(${as.uid})` : ''}
    const server = createServer((s) => s.end('HTTP/1.0 200 OK\\r\\n\\r\\n')); await new Promise((r) => server.listen(0, '127.0.0.1', () => r()))
    const port = server.address().port
    const told = (p) => Promise.race([p, Bun.sleep(60_000).then(() => 'silent')]).catch((e) => 'refused ' + (e.code ?? e.message))
    const probes = {
      net: () => new Promise((ok, no) => { const s = connect(port, '127.0.0.1'); s.on('data', () => ok('open')); s.on('error', no) }),
      bun: () => Bun.connect({ hostname: '127.0.0.1', port, socket: { data() {} } }).then(() => 'open'),
      fetch: () => fetch('http://127.0.0.1:' + port).then(() => 'open', (e) => { if (/Malformed|Invalid|parse|HTTP/i.test(String(e.code ?? e.message))) return 'open'; throw e }),
      dgram: () => new Promise((ok, no) => { const u = dgram.createSocket('udp4'); u.on('error', no); u.send('x', port, '127.0.0.1', (e) => (e ? no(e) : ok('open'))) }),
      ffi: async () => dlopen('libc.so.6', { socket: { args: ['i32', 'i32', 'i32'], returns: 'i32' } }).symbols.socket(2, 1, 0) >= 0 ? 'open' : 'refused',
      raw6: async () => dlopen('libc.so.6', { socket: { args: ['i32', 'i32', 'i32'], returns: 'i32' } }).symbols.socket(10, 2, 0) >= 0 ? 'open' : 'refused',
      netlink: async () => dlopen('libc.so.6', { socket: { args: ['i32', 'i32', 'i32'], returns: 'i32' } }).symbols.socket(16, 3, 0) >= 0 ? 'open' : 'refused',
      child: async () => Bun.spawnSync(['bash', '-c', 'exec 3<>/dev/tcp/127.0.0.1/' + port + ' && echo open || echo refused']).stdout.toString().trim(),
      worker: () => new Promise((ok) => { const w = new Worker(URL.createObjectURL(new Blob(["import{dlopen}from'bun:ffi';postMessage(dlopen('libc.so.6',{socket:{args:['i32','i32','i32'],returns:'i32'}}).symbols.socket(2,1,0)>=0?'open':'refused')"], { type: 'application/javascript' }))); w.onmessage = (e) => { w.terminate(); ok(e.data) } }),
    }
    const all = async () => { const found = {}; for (const [name, probe] of Object.entries(probes)) found[name] = String(await told(Promise.resolve().then(probe))).split(' ')[0]; return found }
    ${steps}
    process.exit(0)`
  const run = Bun.spawnSync([process.execPath, '-e', script], { cwd: join(import.meta.dir, '../../..'), env: { ...process.env } })
  const text = run.stdout.toString()
  if (!text) throw new Error(run.stderr.toString())
  return JSON.parse(text)
}

const everything = (word: string) => ({
  net: word,
  bun: word,
  fetch: word,
  dgram: word,
  ffi: word,
  raw6: word,
  netlink: word,
  child: word,
  worker: word,
})

test.skipIf(!isEnforced)('in the sandbox no thread, library or child gets a network socket, and without it every one does (Linux)', () => {
  const { before, guarantee, after } = probes(
    `const before = await all(); const guarantee = enterSandbox(process); console.log(JSON.stringify({ before, guarantee, after: await all() }))`,
  )

  expect(before).toEqual(everything('open'))
  expect(guarantee).toBe('system')
  expect(after).toEqual(everything('refused'))
})

test.skipIf(!isEnforced || process.getuid?.() !== 0)('the sandbox needs no privilege (Linux, root)', () => {
  const { guarantee, after } = probes(
    `const guarantee = enterSandbox(process); console.log(JSON.stringify({ guarantee, after: await all() }))`,
    { uid: 65_534 },
  )

  expect(guarantee).toBe('system')
  expect(after).toEqual(everything('refused'))
})

test('on other systems it reports that only the program itself keeps to the tunnel', () => {
  const { guarantee } = probes(`console.log(JSON.stringify({ guarantee: enterSandbox({ platform: 'darwin', arch: 'arm64' }) }))`)

  expect(guarantee).toBe('program')
})
