import { afterAll, beforeAll, expect, test } from 'bun:test'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { executable, outerEnv, run } from './executable'
import { type Service, startService } from './service'

/** The commands that the docs show, taken from the docs. */
const page = (name: string) => readFileSync(join(import.meta.dir, '../docs', name), 'utf8')
const blockWith = (name: string, words: string): string =>
  [...page(name).matchAll(/```sh\n([\s\S]+?)```/g)].map(([, block = '']) => block).find((block) => block.includes(words)) ?? ''
/** Commands of a block, without the comments behind them. */
const commandsIn = (block: string): string[][] =>
  block
    .split('\n')
    .map((line) => line.replace(/ +# .*/, '').trim())
    .filter(Boolean)
    .map((line) => line.split(' ').slice(1))

let dir: string
let dataDir: string
let service: Service
beforeAll(async () => {
  dir = realpathSync(mkdtempSync(join(tmpdir(), 'marquee-docs-')))
  dataDir = join(dir, 'data')
  service = await startService({ dataDir })
}, 120_000)
afterAll(async () => {
  await service?.stop()
  rmSync(dir, { recursive: true, force: true })
}, 60_000)

const marquee = (...words: string[]) => run(words, { env: { MARQUEE_DATA_DIR: dataDir, HOME: dir } })

test('the first example lists movies', () => {
  const script = blockWith('api.md', 'curl').replaceAll('http://localhost:8080', service.url)
  const started = `marquee() { ${executable().join(' ')} "$@"; }\n${script}`

  const { exitCode, stdout } = Bun.spawnSync({ cmd: ['sh', '-c', started], env: { ...outerEnv(), MARQUEE_DATA_DIR: dataDir } })

  expect(script).toContain('/api/v1/movies')
  expect(exitCode).toBe(0)
  expect(JSON.parse(stdout.toString())).toEqual({ results: [], next_cursor: null, has_more: false })
})

test('browsers store no response of the API', async () => {
  const headers = { authorization: `Bearer ${service.key}` }
  const answers = await Promise.all(
    ['/status', '/movies', '/movies/99', '/config'].map((path) => fetch(`${service.url}/api/v1${path}`, { headers })),
  )

  expect(page('api.md')).toContain('`Cache-Control: no-store`')
  expect(answers.map((answer) => answer.headers.get('cache-control'))).toEqual(answers.map(() => 'no-store'))
})

test('marquee login-url signs in once', async () => {
  const { code, out } = await marquee('login-url')
  const [address = '', secret] = out.trim().split('#boot=')
  const exchange = () =>
    fetch(`${address}api/v1/auth/sessions/exchange`, { method: 'POST', headers: { authorization: `Bearer ${secret}` } })

  expect([code, (await exchange()).status, (await exchange()).status]).toEqual([0, 201, 401])
})

test('marquee doctor names each thing that the docs name', async () => {
  const { out } = await marquee('doctor', '--json')
  const checks = (JSON.parse(out) as { check: string }[]).map(({ check }) => check.split('_')[0])
  const promised = /`marquee doctor` checks the (.+?), and suggests/.exec(page('operations.md').replaceAll('\n', ' '))?.[1] ?? ''
  const known: Record<string, string> = { folder: 'data', lock: 'instance', 'and media tool': 'media' }

  const things = promised.split(', ').map((thing) => known[thing] ?? thing)

  expect(things.length).toBeGreaterThan(5)
  expect(things.filter((thing) => !checks.includes(thing))).toEqual([])
})

test('a service is shown before it is installed, and its files are printed', async () => {
  const [dryRun] = commandsIn(blockWith('operations.md', 'service install')).filter((words) => words.includes('--dry-run'))
  // As root, it is a service of the system, for an account.
  const account = process.getuid?.() === 0 ? ['--user', 'nobody'] : []
  const shown = await marquee(...dryRun!, ...account)
  const [systemd, launchd] = await Promise.all([marquee('descriptor', 'systemd'), marquee('descriptor', 'launchd')])

  expect([shown.code, systemd.code, launchd.code]).toEqual([0, 0, 0])
  expect(shown.out).toContain('marquee.service')
  expect(readdirSync(dir).filter((name) => name.startsWith('.'))).toEqual([])
  expect(systemd.out).toContain('[Service]')
  expect(launchd.out).toContain('<plist')
})

test('the data folder holds what the docs list, and nothing else', async () => {
  const rows = [...page('operations.md').matchAll(/^\| (`[^|]+) \|/gm)].map(([, names = '']) => names)
  const listed = rows.flatMap((names) => [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name.replace(/\/$/, '')))
  await marquee('backup', 'create')

  const found = readdirSync(dataDir).map((name) => name.replace(/-(wal|shm|journal)$/, ''))

  expect(found).toContain('app.db')
  expect(found.filter((name) => !listed.includes(name))).toEqual([])
})

test('backups are created, listed, verified, and restored into an empty folder', async () => {
  const commands = commandsIn(blockWith('operations.md', 'backup create'))
  const without = commands.filter((words) => !words.includes('FILE'))
  const ended = []
  for (const words of without) ended.push((await marquee(...words)).code)
  const name = readdirSync(join(dataDir, 'backups')).find((each) => each.endsWith('.zip')) ?? ''
  const file = join(dataDir, 'backups', name)
  const elsewhere = join(dir, 'somewhere else')
  mkdirSync(elsewhere)

  const verified = await marquee('backup', 'verify', file)
  const refused = await marquee('backup', 'restore', file)
  const restored = await run(['backup', 'restore', file, '--data-dir', elsewhere])

  expect(without.map((words) => words.join(' '))).toEqual(['backup create', 'backup list', 'backup verify'])
  expect(ended).toEqual([0, 0, 0])
  expect([verified.code, refused.code, restored.code]).toEqual([0, 75, 0])
  expect(existsSync(join(elsewhere, 'app.db'))).toBe(true)
})
