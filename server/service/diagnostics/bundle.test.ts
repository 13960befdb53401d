import { afterEach, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import JSZip from 'jszip'
import { downloadClientsTable } from '#server/acquisition/downloads/table'
import { indexersTable } from '#server/acquisition/indexers/table'
import { trackerAccountTable } from '#server/connections/tracker/table'
import { webhooksTable } from '#server/connections/webhooks/table'
import type { AppEvent } from '#server/events'
import { createConfig } from '#server/foundation/config/config'
import { configFields } from '#server/foundation/config/fields'
import { configTable } from '#server/foundation/config/table'
import { createJournal } from '#server/foundation/history/journal'
import { historyTable } from '#server/foundation/history/table'
import { stoppedClock } from '#server/foundation/lib/clock'
import { secret, secretsOf, text } from '#server/foundation/lib/fields'
import { createScrubber } from '#server/foundation/lib/redact'
import { createLog } from '#server/foundation/logs/log'
import { openLogs } from '#server/foundation/logs/open'
import { createLogSink } from '#server/foundation/logs/sink'
import { createBus } from '#server/foundation/platform/bus'
import { migrations } from '#server/foundation/platform/db/migrations/embedded.gen'
import { silentLog } from '#server/foundation/platform/log'
import { backupsTable } from '#server/service/backups/table'
import type { Task } from '#server/service/tasks/schema'
import { openMigratedDb } from '#server/testing/migrated'
import { createBundles, packInWorker } from './bundle'
import { createKnownSecrets } from './known-secrets'
import { type Packed, type PackOrder, packBundle } from './pack'
import { diagnosticsRoutes } from './routes'

/** Every archive is made in its own thread, which takes a while on a busy machine. */
setDefaultTimeout(120_000)

const cleaning: (() => void)[] = []
afterEach(() => {
  for (const clean of cleaning.splice(0).reverse()) clean()
})

const now = '2026-05-10T12:00:00.000Z'
const aTask = (last_error: string | null = null): Task => ({
  name: 'wanted-search',
  interval_seconds: 900,
  last_run_at: now,
  last_error,
  last_error_reason: null,
  next_run_at: null,
  last_canceled: false,
  running: false,
  cancelable: true,
  canceling: false,
  last_duration_ms: 3,
  enabled: true,
  progress: null,
})
const off = {
  refresh() {},
  hide: (text: string) => text,
  scrub: (text: string) => text,
  scrubValue: <T>(value: T): T => value,
  finds: () => false,
  present: () => [],
  secrets: () => [],
}

type Options = {
  scrubs?: boolean
  tasks?: Task[]
  mediaTool?: string | null
  descriptor?: string | null
  pack?: (order: PackOrder) => Promise<Packed>
}
const setUp = ({ scrubs = true, tasks = [aTask()], mediaTool = null, descriptor = '[Unit]\n', pack }: Options = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'))
  const clock = stoppedClock(now)
  const db = openMigratedDb()
  const events: AppEvent[] = []
  const bus = createBus<AppEvent>()
  bus.subscribe((event) => events.push(event))
  const config = createConfig({ db, journal: createJournal({ db, bus, clock }) })
  const settings = { url: text({ section: '', label: '', help: '', default: '' }), password: secret({ section: '', label: '', help: '' }) }
  const fieldsOf = {
    indexer: (type: string) => (type === 'unknown' ? undefined : settings),
    downloadClient: () => settings,
    list: () => settings,
  }
  const knownSecrets = createKnownSecrets({ db, config, fieldsOf })
  const scrubber = scrubs ? createScrubber({ knownSecrets }) : off
  const path = join(folder, 'logs.db')
  const logDb = openLogs(path).db
  const sink = createLogSink({ db: logDb, scrubber })
  const logs = createLog({ write: sink.write, clock, level: () => 'trace' })
  cleaning.push(() => {
    logs.close()
    sink.close()
    logDb.$client.close()
    db.$client.close()
    rmSync(folder, { recursive: true })
  })
  const bundles = createBundles({
    db,
    config,
    tasks: { all: () => tasks },
    clock,
    build: { version: '1.2.3', profile: 'debug' },
    mediaToolVersion: async () => mediaTool,
    descriptor: () => descriptor,
    scrubber,
    logs: { path, flush: sink.flush },
    log: silentLog,
    mask: () => ({ library: { path: '', isFrozen: false }, user: null, host: null }),
    pack:
      pack ??
      (scrubs ? packInWorker(new URL('./bundle-worker.ts', import.meta.url)) : (order) => packBundle(order, { entries: off, lines: off })),
  })
  const open = async () => {
    const { zip, filename } = await bundles.export()
    const { files } = await JSZip.loadAsync(zip)
    const texts = Object.fromEntries(
      await Promise.all(Object.values(files).map(async (file) => [file.name, await file.async('string')] as const)),
    )
    return { filename, texts, read: <T>(name: string) => JSON.parse(texts[name]!) as T }
  }
  return { clock, db, config, logs, logDb, sink, bundles, open, events, knownSecrets, path }
}
const anIndexer = (values: Partial<typeof indexersTable.$inferInsert> = {}) => ({
  name: 'One',
  type: 'torznab',
  url: 'http://indexer.example/api',
  created_at: now,
  updated_at: now,
  ...values,
})

describe('the archive', () => {
  test('has exactly the entries of the specification, and its filename', async () => {
    const { open } = setUp()

    const { filename, texts } = await open()

    expect(filename).toBe('service-diagnostics-20260510T120000Z.zip')
    expect(Object.keys(texts)).toEqual([
      'meta.json',
      'config-redacted.json',
      'indexers-redacted.json',
      'backups.json',
      'tasks.json',
      'service-descriptor.txt',
      'logs/last-7d.jsonl',
    ])
  })

  test('has no descriptor on a system without one', async () => {
    const { open } = setUp({ descriptor: null })

    expect((await open()).texts).not.toHaveProperty('service-descriptor.txt')
  })

  test('describes the build and its host', async () => {
    const { read } = await setUp({ mediaTool: 'ffprobe version 7.1 Copyright\nbuilt with gcc' }).open()

    const meta = read<Record<string, unknown>>('meta.json')
    expect(Object.keys(meta)).toEqual([
      'app_version',
      'build_profile',
      'target_triple',
      'os_family',
      'os',
      'arch',
      'schema_version',
      'media_tool_version',
      'generated_at',
    ])
    expect(meta).toMatchObject({
      app_version: '1.2.3',
      build_profile: 'debug',
      schema_version: migrations.at(-1)!.version,
      generated_at: now,
    })
    expect(meta.media_tool_version).toBe('ffprobe version 7.1 Copyright')
    expect(meta.target_triple).toBe(`${meta.arch}-${meta.os}`)
    expect((await setUp().open()).read<Record<string, unknown>>('meta.json').media_tool_version).toBeNull()
  })

  test('contains the settings in their shape: a secret that is set reads [REDACTED], one that is not set is null', async () => {
    const { open, config } = setUp()
    config.update({ metadata_api_key: 'a-metadata-key', subtitles_username: 'someone' }, { isKey: true })

    const redacted = (await open()).read<Record<string, unknown>>('config-redacted.json')

    expect(Object.keys(redacted)).toEqual(Object.keys(config.get()))
    expect(secretsOf(configFields).toSorted()).toEqual([
      'api_key',
      'list_api_key',
      'metadata_api_key',
      'session_signing_key',
      'subtitles_api_key',
      'subtitles_password',
      'tracker_client_id',
      'tracker_client_secret',
      'vpn_port_forward_api_key',
      'vpn_private_key',
    ])
    for (const name of secretsOf(configFields)) expect(redacted[name]).toBe(config.get()[name] === null ? null : '[REDACTED]')
    for (const [name, value] of Object.entries(config.get()))
      if (!(secretsOf(configFields) as string[]).includes(name)) expect(redacted[name]).toEqual(value)
  })

  test('contains the indexers with two booleans in place of their credentials', async () => {
    const { open, db } = setUp()
    db.insert(indexersTable)
      .values([
        anIndexer({
          api_key: 'indexer-key-1',
          settings_json: { password: 'indexer-pass' },
          escalation_level: 2,
          last_error: 'failed: http://x/?apikey=abc',
        }),
        anIndexer({ name: 'Two' }),
      ])
      .run()

    const { read, texts } = await open()

    const [one, two] = read<Record<string, unknown>[]>('indexers-redacted.json')
    expect(one).toMatchObject({
      url: 'http://indexer.example/api',
      type: 'torznab',
      priority: 25,
      enabled: true,
      escalation_level: 2,
      api_key_set: true,
      settings_json_set: true,
    })
    expect(one).toHaveProperty('most_recent_failure_at')
    expect(one).not.toHaveProperty('api_key')
    expect(one).not.toHaveProperty('settings_json')
    expect(one!.last_error).toBe('failed: http://x/?apikey=[REDACTED]')
    expect(two).toMatchObject({ api_key_set: false, settings_json_set: false })
    expect(JSON.stringify(texts)).not.toContain('indexer-pass')
  })

  test('contains the fifty newest backups and all tasks', async () => {
    const { open, db } = setUp()
    const backups = Array.from({ length: 60 }, (_, i) => ({
      kind: 'manual' as const,
      filename: `b${i}.zip`,
      size_bytes: 1,
      app_version: '1',
      schema_version: 1,
      created_at: `2026-05-10T12:00:${String(i).padStart(2, '0')}.000Z`,
      checksum_sha256: 'x',
    }))
    db.insert(backupsTable).values(backups).run()

    const { read } = await open()

    const shown = read<{ filename: string }[]>('backups.json')
    expect(shown.map((backup) => backup.filename)).toEqual(
      backups
        .slice(10)
        .map((backup) => backup.filename)
        .reverse(),
    )
    expect(read<Task[]>('tasks.json')).toEqual([aTask()])
  })

  test('contains the log of the last seven days, one object per line, newest first', async () => {
    const { open, logs, clock } = setUp()
    const say = logs.for('downloads', 'drive').info
    clock.set('2026-05-03T11:59:58.000Z')
    say('too old')
    clock.set('2026-05-03T12:00:01.000Z')
    say('oldest', { movie_id: 3 })
    clock.set(now)
    for (let i = 0; i < 4500; i++) say(`line ${i}`)

    const lines = (await open()).texts['logs/last-7d.jsonl']!.trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)

    expect(lines).toHaveLength(4501)
    expect(lines[0]!.message).toBe('line 4499')
    expect(lines.at(-1)).toEqual({
      ts_us: 1777809601000000,
      level: 2,
      target: 'service::downloads::drive',
      subsystem: 'downloads',
      trace_id: null,
      span_id: null,
      message: 'oldest',
      fields_json: { movie_id: 3 },
      source: 'backend',
    })
  })

  test('contains at most 50,000 log rows', async () => {
    const { open, logDb } = setUp()
    logDb.$client.run(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 50010)
       INSERT INTO logs (ts_us, level, target, subsystem, message, source) SELECT 1778414300000000 + i, 2, 'service::a', 'a', 'm' || i, 'backend' FROM n`,
    )

    const lines = (await open()).texts['logs/last-7d.jsonl']!.trimEnd().split('\n')

    expect(lines).toHaveLength(50_000)
    expect(JSON.parse(lines[0]!)).toMatchObject({ message: 'm50010' })
    expect(JSON.parse(lines.at(-1)!)).toMatchObject({ message: 'm11' })
  })

  test('changes nothing and emits no event', async () => {
    const { open, db, events } = setUp()
    const before = db.$client.serialize()

    await open()

    expect(events).toEqual([])
    expect(db.select().from(historyTable).all()).toEqual([])
    expect(Buffer.compare(before, db.$client.serialize())).toBe(0)
  })

  test('is built once for concurrent requests, and again for later ones', async () => {
    const { bundles } = setUp()

    const [one, two] = await Promise.all([bundles.export(), bundles.export()])
    const three = await bundles.export()

    expect(one).toBe(two)
    expect(three).not.toBe(one)
  })
})

/** Includes odd ones: quotes, percent signs, regular expressions, several lines, and all scripts. */
const canaries = Array.from(
  { length: 80 },
  (_, i) => `canary${i}${['-plain-Zq8', '"quo\\ted"', '%41&b=c+d', '(a+)+$[x]', "l'1\nl2", 'schlüssel-日本🔑'][i % 6]}x${i * 7919}`,
)
/** Ways in which a secret may be written, between other letters. */
const spellings = (secret: string): string[] => [
  secret,
  encodeURIComponent(secret),
  JSON.stringify(secret).slice(1, -1),
  ...['', '.', '..'].map((before) => Buffer.from(`${before}${secret}.`).toString('base64')),
  Buffer.from(secret).toString('hex'),
]
/** The strings to search for: of base64 only the part that depends on the secret alone. */
const forms = (secret: string): string[] => spellings(secret).map((form, i) => (i >= 3 && i <= 5 ? form.slice(4, -5) : form))
const holdsAny = (text: string): string[] =>
  canaries.filter((secret) => forms(secret).some((form) => text.includes(form) || text.includes(JSON.stringify(form).slice(1, -1))))

const plant = (app: ReturnType<typeof setUp>) => {
  const { db, config, logs } = app
  const names = secretsOf(configFields)
  const take = (i: number) => canaries[i]!
  db.update(configTable)
    .set(Object.fromEntries(names.map((name, i) => [name, take(i)])))
    .run()
  config.reload()
  db.insert(indexersTable)
    .values(
      Array.from({ length: 10 }, (_, i) =>
        anIndexer({
          name: `i${i}`,
          api_key: take(10 + i),
          settings_json: { password: take(20 + i), url_credentials: { user: 'me', params: [['passkey', take(30 + i)]] } },
        }),
      ),
    )
    .run()
  db.insert(downloadClientsTable)
    .values(
      Array.from({ length: 10 }, (_, i) => ({
        name: `c${i}`,
        type: 'q',
        settings_json: { url: 'http://localhost', password: take(40 + i) },
        created_at: now,
        updated_at: now,
      })),
    )
    .run()
  db.insert(trackerAccountTable)
    .values({ username: 'me', access_token: take(50), refresh_token: take(51), expires_at: now, connected_at: now })
    .run()
  db.insert(webhooksTable)
    .values(
      Array.from({ length: 14 }, (_, i) => ({
        name: `w${i}`,
        url: `https://hooks.example/${encodeURIComponent(take(52 + i))}`,
        headers: { authorization: take(66 + i) },
        created_at: now,
        updated_at: now,
      })),
    )
    .run()
  const say = logs.for('indexers', 'ask')
  for (const [i, secret] of canaries.entries()) {
    for (const form of spellings(secret)) {
      say.warn('upstream request failed', {
        url: `http://host/api?t=search&q=${form}`,
        error: new Error(`cannot fetch http://u:${encodeURIComponent(secret)}@h/${form}`),
      })
      say.error(`text ${form} text`)
    }
    if (i % 10 === 0)
      db.update(indexersTable)
        .set({ last_error: `failed at http://host/?x=${secret}` })
        .run()
  }
}

describe('of eighty secrets, each spelled in five ways', () => {
  test('none is in the archive or the log', async () => {
    const app = setUp({ tasks: [aTask(`no answer from http://u:${canaries[3]}@host/`)] })
    plant(app)

    const { texts } = await app.open()

    expect(app.knownSecrets().length).toBeGreaterThanOrEqual(80)
    for (const [name, text] of Object.entries(texts)) expect({ name, found: holdsAny(text) }).toEqual({ name, found: [] })
    expect(texts['logs/last-7d.jsonl']!.split('\n').length).toBeGreaterThan(1000)
    const stored = app.logDb.$client.query('SELECT target || message || coalesce(fields_json, 0) AS text FROM logs').all() as {
      text: string
    }[]
    expect(stored.filter(({ text }) => holdsAny(text).length > 0)).toEqual([])
  })

  test('all are in the log if the scrubber is off, which proves that the search finds them', async () => {
    const app = setUp({ scrubs: false })
    plant(app)

    const { texts } = await app.open()

    expect(holdsAny(texts['logs/last-7d.jsonl']!)).toHaveLength(80)
  })
})

describe('known secrets', () => {
  test('include the secret settings of a type and credentials from an address, but not other settings', () => {
    const { db, knownSecrets } = setUp()
    const settings_json = {
      url: 'http://public.example/path',
      password: 'of-the-indexer',
      url_credentials: { user: 'member', params: [['key', 'of-the-address']] },
    }
    db.insert(indexersTable)
      .values([anIndexer({ settings_json }), anIndexer({ name: 'strange', type: 'unknown', settings_json: { whatever: 'of-no-kind' } })])
      .run()

    const known = knownSecrets()

    expect(known).toEqual(expect.arrayContaining(['of-the-indexer', 'of-the-address', 'of-no-kind']))
    expect(known).not.toContain('http://public.example/path')
  })

  test('include the address of a webhook, its random parts, and its headers, but not its words', () => {
    const { db, knownSecrets } = setUp()
    const url = 'https://me:pass%21word@hooks.example/api/webhooks/112233445566/aB3dE5fG7hI9?thread_id=9f8e7d6c5b4a'
    db.insert(webhooksTable)
      .values({ name: 'w', url, headers: { 'X-Token': 'of-the-header' }, created_at: now, updated_at: now })
      .run()

    const known = knownSecrets()

    expect(known).toEqual(expect.arrayContaining([url, 'pass!word', 'aB3dE5fG7hI9', '9f8e7d6c5b4a', 'of-the-header']))
    expect(known).not.toContain('webhooks')
  })

  test('do not include the address of a webhook that is only a host, as a provider may have the same', () => {
    const { db, knownSecrets } = setUp()
    const url = 'http://127.0.0.1:8090/'
    db.insert(webhooksTable).values({ name: 'w', url, headers: {}, created_at: now, updated_at: now }).run()

    expect(knownSecrets().filter((secret) => secret.includes('127.0.0.1'))).toEqual([])
  })
})

describe('before it is delivered', () => {
  test('a log line is cleaned of a value that became a secret later', async () => {
    const { open, logs, sink, config } = setUp()
    logs.for('a').info('the word is later-a-secret-1', { list: ['later-a-secret-1'] })
    sink.flush()
    config.update({ subtitles_password: 'later-a-secret-1' }, { isKey: true })

    const { texts } = await open()

    expect(texts['logs/last-7d.jsonl']).toContain('the word is [REDACTED]')
    expect(texts['logs/last-7d.jsonl']).not.toContain('later-a-secret-1')
  })

  test('each setting appears as the rules say, even if one equals a secret', async () => {
    const { config, open } = setUp()
    config.update({ subtitles_username: 'bob12345', subtitles_password: 'bob12345' }, { isKey: true })

    const bundle = await open()

    expect(bundle.read<object>('config-redacted.json')).toMatchObject({ subtitles_username: 'bob12345', subtitles_password: '[REDACTED]' })
  })

  test('a value elsewhere that equals or contains a secret is replaced, and the bundle is delivered', async () => {
    const { db, config, open } = setUp({ descriptor: '[Unit]\nExecStart=/opt/hardlink/marquee\n' })
    db.insert(indexersTable)
      .values(anIndexer({ name: 'hardlink', url: 'http://hardlink.example' }))
      .run()
    config.update({ subtitles_password: 'hardlink', list_api_key: 'unix' }, { isKey: true })

    const { texts, read } = await open()

    expect(read<object[]>('indexers-redacted.json')).toMatchObject([{ name: '[REDACTED]', url: 'http://[REDACTED].example' }])
    expect(read<object>('meta.json')).toMatchObject({ os_family: '[REDACTED]', app_version: '1.2.3' })
    expect(texts['service-descriptor.txt']).toBe('[Unit]\nExecStart=/opt/[REDACTED]/marquee\n')
    expect(read<object>('config-redacted.json')).toMatchObject({ import_mode: 'hardlink' })
  })

  test('a replaced secret is no longer a secret, except in old log lines', async () => {
    const { db, config, logs, open } = setUp()
    db.insert(indexersTable)
      .values(anIndexer({ name: 'released' }))
      .run()
    config.update({ subtitles_password: 'released' }, { isKey: true })
    await open()
    logs.for('a').info('the word is released')

    config.update({ subtitles_password: 'another-word' }, { isKey: true })
    const { texts, read } = await open()

    expect(read<object[]>('indexers-redacted.json')).toMatchObject([{ name: 'released' }])
    expect(texts['logs/last-7d.jsonl']).toContain('the word is [REDACTED]')
  })

  test('a short password that is a common word hides nothing else', async () => {
    const { open, config, logs } = setUp()
    config.update({ subtitles_password: 'movies' }, { isKey: true })
    logs.for('movies', 'movies').info('movies were found', { word: 'movies' })

    const { texts } = await open()

    expect(texts['logs/last-7d.jsonl']).toContain('"message":"movies were found","fields_json":{"word":"[REDACTED]"}')
  })

  test('a password that equals a field name removes no field name', async () => {
    const { open, config } = setUp()
    config.update({ subtitles_password: 'build_profile', list_api_key: 'frontend' }, { isKey: true })

    const { read } = await open()

    expect(read<object>('meta.json')).toMatchObject({ build_profile: 'debug' })
  })
})

describe('GET /diagnostics/export', () => {
  const ask = (app: ReturnType<typeof setUp>) => diagnosticsRoutes(app.bundles).handle(new Request('http://localhost/diagnostics/export'))

  test('responds with the archive as an attachment', async () => {
    const response = await ask(setUp())

    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/zip')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="service-diagnostics-20260510T120000Z.zip"')
    expect(new Uint8Array(await response.arrayBuffer()).slice(0, 2)).toEqual(new Uint8Array([0x50, 0x4b]))
  })

  test('fails if the archive cannot be built, and the next request may succeed', async () => {
    let fails = true
    const app = setUp({ pack: (order) => (fails ? Promise.reject(new Error('no thread')) : packBundle(order)) })

    expect((await ask(app)).status).toBe(500)
    fails = false
    expect((await ask(app)).status).toBe(200)
  })
})
