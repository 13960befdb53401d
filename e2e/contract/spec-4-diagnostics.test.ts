import { Database } from 'bun:sqlite'
import { afterAll, beforeAll, expect } from 'bun:test'
import { createHash } from 'node:crypto'
import { arch, platform } from 'node:os'
import { join } from 'node:path'
import JSZip from 'jszip'
import { until } from '#server/testing/until'
import { run } from '../executable'
import { section } from './sentence'
import { type Body, demoMovies, listening, openStanding, type Standing, settle } from './standing'

const sensitive = `api_key vpn_private_key vpn_port_forward_api_key metadata_api_key subtitles_api_key subtitles_password tracker_client_id
  tracker_client_secret list_api_key session_signing_key`.split(/\s+/)
/** Left unset, to distinguish null from redacted. */
const unset = ['vpn_private_key', 'tracker_client_secret']

let standing: Standing
let answer: Response
let bytes: Uint8Array
let zip: JSZip
let config: Body

const entry = async (name: string): Promise<string> => (await zip.file(name)?.async('string')) ?? ''
const json = async (name: string): Promise<Body> => JSON.parse(await entry(name))
const take = async () => {
  const got = await fetch(`${standing.url}/api/v1/diagnostics/export`, { headers: { authorization: `Bearer ${standing.key}` } })
  return { answer: got, bytes: await got.bytes() }
}
const lines = async (): Promise<Body[]> =>
  (await entry('logs/last-7d.jsonl'))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

beforeAll(async () => {
  standing = await openStanding()
  const secrets = sensitive.filter((name) => !['api_key', 'session_signing_key', 'metadata_api_key', ...unset].includes(name))
  await standing.ok('PUT', '/config', Object.fromEntries(secrets.map((name) => [name, `secret of ${name} 4711`])))
  config = await standing.ok('PUT', '/config', { log_level: 'debug' })
  await standing.ok('POST', '/indexers', { name: 'with', type: 'torznab', url: standing.indexer.url, api_key: 'indexer-key-4711-abc' })
  await standing.ok('POST', '/indexers', { name: 'without', type: 'torznab', url: `${standing.indexer.url}/other` })
  await standing.add(demoMovies[0])
  await standing.api('POST', '/backups')
  await settle(standing)
  const taken = await take()
  answer = taken.answer
  bytes = taken.bytes
  if (!answer.ok) throw new Error(new TextDecoder().decode(bytes))
  zip = await JSZip.loadAsync(bytes)
}, 120_000)
afterAll(() => standing?.close(), 30_000)

section('4. GET /api/v1/diagnostics/export', (is) => {
  is('Content type application/zip, served as an attachment with the filename service-diagnostics-<timestamp>.zip', () => {
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/zip')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="?service-diagnostics-[\dTZ-]+\.zip"?$/)
  })

  is('The endpoint is read-only and has no side effects', async () => {
    const digest = () => {
      const db = new Database(join(standing.dataDir, 'app.db'), { readonly: true })
      const tables = db
        .query<{ name: string }, []>("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
        .all()
      const quiet = tables.filter(({ name }) => !/task|scheduler|run|backup/.test(name))
      // Health checks run all the time, and an issue is announced once it has lasted. The first backup is due within a minute.
      const but: Record<string, string> = {
        history: "WHERE type NOT GLOB 'health_*' AND type NOT GLOB 'backup_*'",
        instance: "WHERE key <> 'seq'",
      }
      const hash = createHash('sha256')
      for (const { name } of quiet) hash.update(JSON.stringify(db.query(`SELECT * FROM "${name}" ${but[name] ?? ''}`).all()))
      db.close()
      return hash.digest('hex')
    }
    const before = digest()
    await take()

    expect(digest()).toBe(before)
  })

  is('It emits no AppEvent', async () => {
    const socket = await listening(standing)
    await take()
    const tag = await standing.ok('POST', '/tags', { name: 'after the bundle' })
    await until('the next event arrives', () => socket.frames().some(({ id }) => id === tag.id))
    socket.close()

    // Health checks and scheduled tasks announce themselves at any time.
    expect(socket.frames().filter(({ type }) => !/^(tag_changed|health_changed|task_)/.test(type))).toEqual([])
  })

  is('The bundle is returned as a single response body', () => {
    expect(Number(answer.headers.get('content-length'))).toBe(bytes.length)
  })

  is('Every sensitive value is redacted before the bundle is returned', async () => {
    const secrets = [...sensitive.map((name) => config[name]), 'indexer-key-4711-abc'].filter((value) => value !== null)
    const texts = await Promise.all(Object.keys(zip.files).map(entry))

    expect(secrets.length).toBe(9)
    expect(secrets.filter((secret) => texts.some((text) => text.includes(secret)))).toEqual([])
  })

  is('The archive holds exactly these entries', () => {
    const descriptor = platform() === 'win32' ? [] : ['service-descriptor.txt']
    const wanted = ['meta.json', 'config-redacted.json', 'indexers-redacted.json', 'backups.json', 'tasks.json', 'logs/last-7d.jsonl']

    expect(
      Object.values(zip.files)
        .flatMap((file) => (file.dir ? [] : [file.name]))
        .toSorted(),
    ).toEqual([...wanted, ...descriptor].toSorted())
  })
})

section('4. meta.json', (is) => {
  is('It has exactly these fields', async () => {
    expect(Object.keys(await json('meta.json')).toSorted()).toEqual(
      [
        'app_version',
        'build_profile',
        'target_triple',
        'os_family',
        'os',
        'arch',
        'schema_version',
        'media_tool_version',
        'generated_at',
      ].toSorted(),
    )
  })
  is('app_version: the package version of the running binary', async () => {
    expect((await json('meta.json')).app_version).toBe((await standing.ok('GET', '/status')).version)
  })
  is('build_profile: debug or release', async () => {
    expect(['debug', 'release']).toContain((await json('meta.json')).build_profile)
  })
  is('target_triple: approximate build target, shaped <arch>-<os>', async () => {
    const meta = await json('meta.json')

    expect(meta.target_triple).toBe(`${meta.arch}-${meta.os}`)
  })
  is('os_family, os, arch: runtime OS metadata', async () => {
    const meta = await json('meta.json')

    expect(meta.os_family).toBe(platform() === 'win32' ? 'windows' : 'unix')
    expect(meta.os).toBe({ darwin: 'macos', win32: 'windows' }[platform() as string] ?? platform())
    expect(meta.arch).toBe({ x64: 'x86_64', arm64: 'aarch64' }[arch() as string] ?? arch())
  })
  is('schema_version: the database schema version the bundle was generated against', async () => {
    const db = new Database(join(standing.dataDir, 'app.db'), { readonly: true })
    const { user_version } = db.query<{ user_version: number }, []>('PRAGMA user_version').get()!
    db.close()

    expect((await json('meta.json')).schema_version).toBe(user_version)
  })
  is('media_tool_version: the first line of its version output if it is reachable, otherwise null', async () => {
    const { media_tool_version } = await json('meta.json')
    const own = Bun.which('ffprobe') ? Bun.spawnSync(['ffprobe', '-version']).stdout.toString().split('\n')[0] : null

    expect(media_tool_version === null || !media_tool_version.includes('\n')).toBe(true)
    if (own === null) expect(media_tool_version).toBeNull()
    else expect(own).toStartWith(media_tool_version)
  })
  is('generated_at: RFC 3339 UTC timestamp of bundle creation', async () => {
    const { generated_at } = await json('meta.json')

    expect(generated_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/)
    expect(Math.abs(Date.parse(generated_at) - Date.now())).toBeLessThan(600_000)
  })
})

section('4. config-redacted.json', (is) => {
  is('The ten sensitive fields are replaced by the literal string [REDACTED] when set, and stay null when not configured', async () => {
    const redacted = await json('config-redacted.json')

    for (const name of sensitive) expect([name, redacted[name]]).toEqual([name, unset.includes(name) ? null : '[REDACTED]'])
  })
  is('The JSON shape is preserved', async () => {
    expect(Object.keys(await json('config-redacted.json')).toSorted()).toEqual(Object.keys(config).toSorted())
  })
  is('All other config fields appear as stored', async () => {
    const redacted = await json('config-redacted.json')
    const plain = (row: Body) => Object.fromEntries(Object.entries(row).filter(([name]) => !sensitive.includes(name)))

    expect(plain(redacted)).toEqual(plain(config))
  })
})

section('4. indexers-redacted.json', (is) => {
  is('api_key_set is true when an API key is set, otherwise false, and the key is never included', async () => {
    const rows = await json('indexers-redacted.json')

    expect(rows.map((row: Body) => [row.name, row.api_key_set])).toEqual([
      ['with', true],
      ['without', false],
    ])
    expect(rows.every((row: Body) => !('api_key' in row))).toBe(true)
  })
  is('settings_json_set is true when per-indexer settings are stored, otherwise false, and the blob is never included', async () => {
    await standing.ok('POST', '/indexers', {
      name: 'third',
      type: 'torznab',
      url: `${standing.indexer.url}/3?passkey=aaaabbbbccccdddd1234`,
    })
    const fresh = await JSZip.loadAsync((await take()).bytes)
    const text = (await fresh.file('indexers-redacted.json')?.async('string')) ?? ''
    const rows: Body[] = JSON.parse(text)

    expect(rows.map((row) => row.settings_json_set)).toEqual([false, false, true])
    expect(rows.some((row) => 'settings' in row || 'settings_json' in row)).toBe(false)
    expect(text).not.toContain('aaaabbbbccccdddd1234')
  })
  is('All other indexer fields are included verbatim', async () => {
    const rows = await json('indexers-redacted.json')
    const { results } = await standing.ok('GET', '/indexers')

    for (const row of rows) {
      const shown = results.find((each: Body) => each.id === row.id)
      const { queries_left: reckoned, ...stored } = shown

      expect(reckoned).toBeNull()
      expect(Object.keys(stored).length).toBeGreaterThan(20)
      expect(row).toMatchObject(stored)
    }
  })
})

section('4. The other entries', (is) => {
  is('backups.json: metadata of the backup archives, the archive blobs are not included', async () => {
    const rows: Body[] = await json('backups.json')
    const listed = (await standing.ok('GET', '/backups')).results

    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows)
      for (const name of ['id', 'kind', 'filename', 'size_bytes', 'app_version', 'schema_version', 'created_at'])
        expect([name, row[name]]).toEqual([name, listed.find((each: Body) => each.id === row.id)[name]])
  })
  is('tasks.json: the scheduler registry, every periodic task', async () => {
    const rows: Body[] = await json('tasks.json')
    const { results } = await standing.ok('GET', '/tasks?limit=100')

    expect(rows.map(({ name }) => name)).toEqual(results.map((task: Body) => task.name))
    expect(rows.every((row) => Object.keys(row).join() === Object.keys(results[0]).join())).toBe(true)
    expect(rows.find(({ name }) => name === 'log-retention').last_run_at).not.toBeNull()
  })
  is('service-descriptor.txt: on Linux the text of the init-system unit, on macOS how to get it, on Windows none', async () => {
    const text = await entry('service-descriptor.txt')
    const told = platform() === 'linux' ? (await run(['descriptor', 'systemd'])).out : ''

    if (platform() === 'linux') expect(text).toContain('[Service]')
    if (platform() === 'linux') expect(text.match(/^\[\w+\]$/gm)).toEqual(told.match(/^\[\w+\]$/gm))
    if (platform() === 'darwin') expect(text).toContain('launchctl')
  })
  is('logs/last-7d.jsonl: one JSON object per line, with the fields of the log row', async () => {
    const rows = await lines()

    expect(rows.length).toBeGreaterThan(3)
    for (const row of rows)
      expect(Object.keys(row).toSorted()).toEqual(
        ['fields_json', 'level', 'message', 'source', 'span_id', 'subsystem', 'target', 'trace_id', 'ts_us'].toSorted(),
      )
  })
  is('Newest first', async () => {
    const times = (await lines()).map((row) => row.ts_us)

    expect(times).toEqual(times.toSorted((a, b) => b - a))
  })
  is('Fewer than 50 000 rows in the window: every row in the window is included', async () => {
    const rows = await lines()
    const db = new Database(join(standing.dataDir, 'logs.db'), { readonly: true })
    const [table] = db
      .query<{ name: string }, []>("SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE '%ts_us%' LIMIT 1")
      .all()
    const { count } = db
      .query<{ count: number }, [number]>(`SELECT count(*) AS count FROM "${table!.name}" WHERE ts_us <= ?`)
      .get(rows[0].ts_us)!
    db.close()

    expect(rows.length).toBe(count)
  })
})
