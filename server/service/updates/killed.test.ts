import { Database } from 'bun:sqlite'
import { afterAll, afterEach, beforeAll, beforeEach, expect, setDefaultTimeout, test } from 'bun:test'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs'
import { arch, tmpdir } from 'node:os'
import { join } from 'node:path'
import { exitCodes } from '#server/cli/exit-codes'
import { bundlePrograms, wholeProgram } from '#server/testing/bundle-programs'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { openReleases } from '#server/testing/releases'
import { openTestApp, type TestApp } from '#server/testing/test-app'
import { until } from '#server/testing/until'
import { previousOf } from './install'
import { targetOf } from './target'

/** Protects against hanging: every step starts the whole program. */
setDefaultTimeout(600_000)

const movies = 60
const [old, newer] = ['Marquee 1.0.0', 'Marquee 1.1.0']

let app: TestApp
let programs: string
let settings: unknown
let folder: string
let executable: string
let releases: ReturnType<typeof openReleases>
let started: Bun.Subprocess[] = []

/** The replaced program really serves: the whole program behind a script that states its version. */
const program = (version: string) => `#!/bin/sh
if [ "$1" = version ]; then
  echo "Marquee ${version}"
  if [ -e '${folder}/hold' ]; then echo $$ > '${folder}/held.part'; mv '${folder}/held.part' '${folder}/held'; exec sleep 600; fi
  exit 0
fi
exec '${process.execPath}' '${programs}/main.ts' "$@"
`

beforeAll(async () => {
  programs = mkdtempSync(join(tmpdir(), 'marquee-programs-'))
  await bundlePrograms(programs, [...wholeProgram, 'testing/update-main.ts'])
  app = await openTestApp()
  const root_folder_id = await putRoot(app)
  for (let at = 1; at <= movies; at++)
    putFile(app, putMovie(app, { title: `Movie ${at}` }), { root_folder_id, relative_path: `Movie ${at}/movie.mkv` })
  expect((await app.ask('PUT', '/config', { region: 'NZ' })).status).toBe(200)
  await app.stop()
  await app.provider.stop()
  settings = inDatabase('SELECT * FROM config')
})
afterAll(() => {
  rmSync(app.dir, { recursive: true })
  rmSync(programs, { recursive: true })
})

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-killed-'))
  mkdirSync(join(folder, 'bin'))
  executable = join(folder, 'bin/marquee')
  putProgram('1.0.0')
  releases = openReleases(targetOf({ platform: process.platform, arch: arch(), executable }))
  releases.publish('1.1.0', program('1.1.0'))
})
afterEach(async () => {
  for (const child of started) child.kill('SIGKILL')
  await Promise.all(started.map(({ exited }) => exited))
  started = []
  await releases.stop()
  rmSync(folder, { recursive: true })
})

const putProgram = (version: string) => {
  rmSync(executable, { force: true })
  writeFileSync(executable, program(version))
  chmodSync(executable, 0o755)
}
const says = (path: string) => Bun.spawnSync([path, 'version']).stdout.toString().trim()

/** `marquee update` as a separate process; stops before step number `at`. */
const startUpdate = ({ at = 0, words = [] }: { at?: number; words?: string[] } = {}) => {
  const { url, key } = releases.source
  const child = Bun.spawn(
    [process.execPath, join(programs, 'testing/update-main.ts'), executable, '1.0.0', app.dataDir, url, key, String(at), ...words],
    { stdin: 'ignore', stdout: 'pipe', stderr: 'inherit', env: { PATH: process.env.PATH, HOME: folder } },
  )
  started.push(child)
  return child
}

const linesOf = async function* (stream: ReadableStream<Uint8Array>) {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of stream) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}

const kill = async (child: Bun.Subprocess) => {
  child.kill('SIGKILL')
  await child.exited
}

/** Returns the step before which it was killed. Null if it ended on its own. */
const killAt = async (at: number, words: string[] = []): Promise<string | null> => {
  const child = startUpdate({ at, words })
  let output = ''
  for await (const line of linesOf(child.stdout)) {
    if (line.startsWith(`${at} `)) {
      await kill(child)
      return line.slice(line.indexOf(' ') + 1)
    }
    output += `${line}\n`
  }
  if ((await child.exited) !== 0) throw new Error(output)
  return null
}

const serve = async () => {
  const child = Bun.spawn([executable, 'serve', '--json', '--no-open', '--data-dir', app.dataDir, '--listen', '127.0.0.1:0'], {
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'ignore',
    // Like systemd: it exits to be restarted.
    env: { PATH: process.env.PATH, HOME: folder, INVOCATION_ID: 'a' },
  })
  started.push(child)
  for await (const line of linesOf(child.stdout)) {
    const { url } = JSON.parse(line) as { url: string }
    const key = inDatabase<{ api_key: string }>('SELECT api_key FROM config')?.api_key ?? ''
    const ask = (method: string, path: string) => fetch(`${url}/api/v1${path}`, { method, headers: { authorization: `Bearer ${key}` } })
    return { child, ask }
  }
  throw new Error('the program at the name of the old one does not start')
}

const inDatabase = <T>(question: string): T | null => {
  const db = new Database(join(app.dataDir, 'app.db'), { readonly: true })
  try {
    return db.query<T, []>(question).get()
  } finally {
    db.close()
  }
}

/** After any interruption, one of the two versions is there, complete, and serves the existing library. */
const expectToServe = async (versions: string[]) => {
  expect(versions).toContain(says(executable))
  if (existsSync(previousOf(executable))) expect([old, newer]).toContain(says(previousOf(executable)))
  const { child, ask } = await serve()
  const shown = (await (await ask('GET', '/movies?limit=100')).json()) as { results: unknown[] }
  expect(shown.results).toHaveLength(movies)
  child.kill('SIGTERM')
  expect(await child.exited).toBe(0)
  expectDataIntact()
}

const expectDataIntact = () => {
  expect(inDatabase<{ integrity_check: string }>('PRAGMA integrity_check')?.integrity_check).toBe('ok')
  expect(inDatabase<{ movies: number }>('SELECT count(*) AS movies FROM movies')?.movies).toBe(movies)
  expect(inDatabase<unknown>('SELECT * FROM config')).toEqual(settings)
}

const spoil = (bytes: Uint8Array<ArrayBuffer>) => releases.files.set(`${releases.publish('1.1.0', program('1.1.0'))}.gz`, bytes)

/** Leftovers do not get in the way. */
const expectNextUpdateToSucceed = async () => {
  expect(await killAt(0)).toBeNull()
  expect([says(executable), says(previousOf(executable))]).toEqual([newer, old])
}

test('killed before any file operation, an update leaves the old program or the new one, and the library', async () => {
  const steps: string[] = []
  const served = new Set<string>()
  // Covers each combination: every other time, the program is asked only for its version.
  for (let at = 1; ; at++) {
    putProgram('1.0.0')
    rmSync(previousOf(executable), { force: true })
    const step = await killAt(at)
    if (step === null) break
    steps.push(step)
    // The second rename puts the new program in place; the first gives the old one its second name.
    const present = steps.filter((name) => name === 'renameSync').length === 2 && step !== 'renameSync' ? newer : old
    const state = `${present} ${existsSync(previousOf(executable))}`
    if (served.has(state)) expect(says(executable)).toBe(present)
    else await expectToServe([present])
    served.add(state)
    expectDataIntact()
  }

  expect([says(executable), says(previousOf(executable))]).toEqual([newer, old])
  expect(steps).toEqual(expect.arrayContaining(['writeSync', 'fsyncSync', 'chmodSync', 'linkSync', 'renameSync', 'rmSync']))
})

test('killed before any file operation, a rollback leaves one of the two programs, and a way to the other', async () => {
  const steps: string[] = []
  for (let at = 1; ; at++) {
    putProgram('1.1.0')
    writeFileSync(previousOf(executable), program('1.0.0'), { mode: 0o755 })
    const step = await killAt(at, ['--rollback'])
    if (step === null) break
    steps.push(step)
    expect([old, newer]).toContain(says(executable))
    expect([old, newer]).toContain(says(previousOf(executable)))
    expect(await killAt(0, ['--rollback'])).toBeNull()
    expect([old, newer]).toContain(says(executable))
  }

  expect([says(executable), says(previousOf(executable))]).toEqual([old, newer])
  expect(steps.filter((name) => name === 'renameSync')).toHaveLength(3)
  await expectToServe([old])
})

test('killed during its backup, the old program serves, and the partial backup does not count as one', async () => {
  const backups = join(app.dataDir, 'backups')
  mkdirSync(backups, { recursive: true })
  const begun = Promise.withResolvers<void>()
  const watcher = watch(backups, () => begun.resolve())
  // It must not get past its backup, however late we hear of it.
  const child = startUpdate({ at: 1 })
  await begun.promise
  await kill(child)
  watcher.close()

  await expectToServe([old])
  await expectNextUpdateToSucceed()
})

test('killed during the download, the old program serves', async () => {
  const name = `marquee-1.1.0-${targetOf({ platform: process.platform, arch: arch(), executable })}.gz`
  const whole = releases.files.get(name)
  const asked = Promise.withResolvers<void>()
  // Half of it, then nothing.
  releases.files.set(
    name,
    new ReadableStream({
      pull: (controller) => {
        controller.enqueue((whole as Uint8Array).subarray(0, 100))
        asked.resolve()
        return new Promise(() => {})
      },
    }),
  )
  const child = startUpdate()
  await asked.promise
  await kill(child)

  await expectToServe([old])
  releases.files.set(name, whole!)
  await expectNextUpdateToSucceed()
})

test('killed while the new program is tested, the old program serves', async () => {
  writeFileSync(join(folder, 'hold'), '')
  const child = startUpdate()
  await until('the new program is asked for its version', () => existsSync(join(folder, 'held')))
  await kill(child)
  process.kill(Number(readFileSync(join(folder, 'held'), 'utf8')), 'SIGKILL')
  rmSync(join(folder, 'hold'))

  await expectToServe([old])
  await expectNextUpdateToSucceed()
})

test('a running service restarts as the new program, even if killed on the way', async () => {
  const { child: first } = await serve()
  expect(await killAt(0)).toBeNull()
  expect(await first.exited).toBe(exitCodes.restart)
  await expectToServe([newer])

  expect(await killAt(0, ['--rollback'])).toBeNull()
  const { child: second } = await serve()
  const update = startUpdate()
  for await (const line of linesOf(update.stdout)) if (line.endsWith('linkSync')) await kill(second)
  expect(await update.exited).toBe(0)
  await expectToServe([newer])
})

test.each([
  ['older', () => releases.publish('0.9.0', program('0.9.0')), { words: 'is the newest version', code: 0 }],
  ['not signed', () => releases.files.delete('SHA256SUMS.sig'), { words: 'SHA256SUMS.sig is missing', code: 69 }],
  ['changed', () => spoil(Bun.gzipSync('else')), { words: 'does not match the signature', code: 69 }],
  ['cut off', () => spoil(new Uint8Array([31, 139, 8])), { words: 'was damaged during the download', code: 69 }],
])('`marquee update` to a release that is %s reports it and leaves the program', async (_, publish, { words, code }) => {
  publish()
  const child = startUpdate()

  expect(await new Response(child.stdout).text()).toContain(words)
  expect(await child.exited).toBe(code)
  expect(says(executable)).toBe(old)
  expect(existsSync(previousOf(executable))).toBe(false)
})
