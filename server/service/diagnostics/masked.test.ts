import { afterEach, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import JSZip from 'jszip'
import { downloadClientsTable, downloadsTable } from '#server/acquisition/downloads/table'
import { indexersTable } from '#server/acquisition/indexers/table'
import { releasesTable } from '#server/acquisition/search/table'
import { collectionsTable, exclusionsTable, moviePeopleTable, moviesTable } from '#server/catalog/movies/table'
import { qualityProfilesTable } from '#server/catalog/profiles/table'
import { tagsTable } from '#server/catalog/tags/table'
import { dlnaDevicesTable } from '#server/connections/dlna/table'
import { listItemsTable, listsTable } from '#server/connections/lists/table'
import { screensTable } from '#server/connections/screens/table'
import { trackerAccountTable } from '#server/connections/tracker/table'
import { webhooksTable } from '#server/connections/webhooks/table'
import type { AppEvent } from '#server/events'
import { createConfig } from '#server/foundation/config/config'
import { configTable } from '#server/foundation/config/table'
import { createJournal } from '#server/foundation/history/journal'
import { historyTable } from '#server/foundation/history/table'
import { stoppedClock } from '#server/foundation/lib/clock'
import { createScrubber } from '#server/foundation/lib/redact'
import { createLog } from '#server/foundation/logs/log'
import { openLogs } from '#server/foundation/logs/open'
import { createLogSink } from '#server/foundation/logs/sink'
import { createBus } from '#server/foundation/platform/bus'
import { openDb } from '#server/foundation/platform/db/open'
import { silentLog } from '#server/foundation/platform/log'
import { filesTable, rootFoldersTable } from '#server/library/files/table'
import { backupsTable } from '#server/service/backups/table'
import { sessionsTable } from '#server/service/sessions/table'
import type { Task } from '#server/service/tasks/schema'
import { putMigratedDb } from '#server/testing/migrated'
import { createBundles, packInWorker } from './bundle'
import { sources } from './library-names'
import type { Tally } from './masks'
import { packBundle } from './pack'
import { diagnosticsRoutes } from './routes'

/** Every archive is made in its own thread, which takes a while on a busy machine. */
setDefaultTimeout(120_000)

const cleaning: (() => void)[] = []
afterEach(() => {
  for (const clean of cleaning.splice(0).reverse()) clean()
})

const now = '2026-05-10T12:00:00.000Z'
const times = { created_at: now, updated_at: now }
const reason = (values: Record<string, string>) => ({ code: 'x', text: `it says ${Object.values(values).join(' and ')}`, values })

const setUp = ({ lastError = null as string | null, descriptor = '[Unit]\n', inThread = false } = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'masked-'))
  const library = join(folder, 'app.db')
  putMigratedDb(library)
  const db = openDb(library)
  const clock = stoppedClock(now)
  const events: AppEvent[] = []
  const bus = createBus<AppEvent>()
  bus.subscribe((event) => events.push(event))
  const config = createConfig({ db, journal: createJournal({ db, bus, clock }) })
  const scrubber = createScrubber({ knownSecrets: () => [] })
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
  const task: Task = {
    name: 'wanted-search',
    interval_seconds: 900,
    last_run_at: now,
    last_error: lastError,
    last_error_reason: lastError === null ? null : reason({ title: lastError }),
    next_run_at: null,
    last_canceled: false,
    running: false,
    cancelable: true,
    canceling: false,
    last_duration_ms: 3,
    enabled: true,
    progress: null,
  }
  const bundles = createBundles({
    db,
    config,
    tasks: { all: () => [task] },
    clock,
    build: { version: '1.2.3', profile: 'debug' },
    mediaToolVersion: async () => 'ffprobe version 7.1',
    descriptor: () => descriptor,
    scrubber,
    logs: { path, flush: sink.flush },
    log: silentLog,
    mask: () => ({ library: { path: library, isFrozen: false }, user: 'zelda', host: 'zeldabox' }),
    pack: inThread ? packInWorker(new URL('./bundle-worker.ts', import.meta.url)) : packBundle,
  })
  const read = async ({ zip }: { zip: Uint8Array }) => {
    const { files } = await JSZip.loadAsync(zip)
    return Object.fromEntries(await Promise.all(Object.values(files).map(async (file) => [file.name, await file.async('string')] as const)))
  }
  const masked = async () => {
    const texts = await read(await bundles.exportMasked())
    const lines = texts['logs/last-7d.jsonl']!.trimEnd()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as { message: string; fields_json: Record<string, unknown> | null })
    return { texts, lines: lines.reverse(), json: <T>(name: string) => JSON.parse(texts[name]!) as T }
  }
  return {
    db,
    config,
    logs,
    events,
    bundles,
    masked,
    plain: async () => read(await bundles.export()),
    say: logs.for('downloads', 'drive').info,
  }
}
type App = ReturnType<typeof setUp>

const addMovie = (db: App['db'], values: Partial<typeof moviesTable.$inferInsert> & { id: number; title: string }) =>
  db
    .insert(moviesTable)
    .values({
      metadata_id: 9000 + values.id,
      sort_title: values.title,
      clean_title: values.title.toLowerCase().replaceAll(/\W/g, ''),
      original_title: values.title,
      minimum_availability: 'released',
      quality_profile_id: db.select().from(qualityProfilesTable).get()!.id,
      added_at: now,
      updated_at: now,
      ...values,
    })
    .run()
const aProfile = (db: App['db']) =>
  db
    .insert(qualityProfilesTable)
    .values({
      name: 'Grandma Zilpah quality',
      items: [],
      cutoff: 'any',
      upgrade_allowed: true,
      min_format_score: 0,
      cutoff_format_score: 0,
      min_upgrade_score: 0,
      format_scores: [],
      languages: { mode: 'any', values: [] },
      size_limits: [],
      must_contain: [],
      must_not_contain: [],
      delay_minutes: 0,
      delay_bypass_best_quality: false,
      is_default: false,
      ...times,
    } as typeof qualityProfilesTable.$inferInsert)
    .run()
const withLibrary = (options?: Parameters<typeof setUp>[0]): App => {
  const app = setUp(options)
  aProfile(app.db)
  return app
}

/** In all styles: several words, one word, signs, quotes, accents, other scripts, digits. */
const titles = [
  'The Quokka Paradox',
  'Zanzibarquux',
  'Quux & Söhne: Der Frühling',
  'Wombat "the Nose" O\'Brien',
  'Ponyo 崖の上のポニョ九',
  '(777) Nights of Glorp!',
  'You Should Have Left',
  'Back\\slash Vrooom',
]
const plainCanaries = {
  original: 'Le Paradoxe Quokkaesque',
  alternative: 'Quokka Begins Anewish',
  person: 'Ingeborg Testperson',
  collection: 'Quokkaverse Saga',
  excluded: 'Forbidden Kumquat',
  listed: 'Listed Persimmonade',
  removed: 'Removed Rutabagaland',
  release: 'Obscurium.Maximus.2019.1080p.BluRay.x264-CANARYGRP',
  download: 'Downloadium Grandiosum 2020 720p WEB-DL',
  root: '/canaryroot/My Beloved Pictures',
  folder: 'Quokka Housing (1999)',
  file: 'Quokka Housing (1999)/Quokka.Special.mkv',
  indexer: 'Secretive Indexerino',
  indexerThatIsGone: 'Vanished Indexerella',
  indexerHost: 'indexerino.canary-host.net',
  localHost: 'jackettissimo',
  webhookHost: 'hooks.canaryhook.io',
  webhook: 'Hook of Tarantella',
  client: 'Qbit of Bartholomew',
  clientHost: 'bartholomew-nas',
  list: 'Listicle of Bartholomew',
  tag: 'tagged by Wilhelmina',
  username: 'wilhelmina77',
  session: 'Phone of Wilhelmina',
  device: 'Livingroom Tellyvision',
  screen: 'Attic Beamerwall',
  subtitlesUser: 'subtitlor99',
  publicHost: 'movies.wilhelmina.example',
  downloadPath: '/canarydisk/Incoming Stuff',
  dlnaName: 'Wilhelmina Media Palace',
  vpnHost: 'de-77.canaryvpn.com',
}
/** Known from nowhere, but of a form. */
const forms = {
  v4: '203.0.113.77',
  v6: '2001:db8:77::abcd',
  mac: '02:42:ac:77:00:02',
  email: 'wilhelmina@canarymail.org',
  hash: 'a94a8fe5ccb19ba61c4c0873d391e987982fbbd3',
  path: '/unheard/of/place.mkv',
  url: 'https://unheard-of.example.org/secretpart/x?id=verysecret',
  key: 'Zk3vQ9x7Lm2Rt8Wp4Yb6',
  account: '/home/zelda/stuff',
  host: 'zeldabox',
}

const plant = (app: App) => {
  const { db, config } = app
  for (const [i, title] of titles.entries())
    addMovie(db, {
      id: 10 + i,
      title,
      ...(i === 0 && {
        original_title: plainCanaries.original,
        alternative_titles: [plainCanaries.alternative],
        folder: plainCanaries.folder,
      }),
    })
  db.insert(collectionsTable).values({ metadata_id: 1, name: plainCanaries.collection }).run()
  db.insert(moviePeopleTable)
    .values({
      movie_id: 10,
      cast: [{ person_id: 1, name: plainCanaries.person, character: null, portrait_path: null }],
      crew: [],
      similar: [],
    })
    .run()
  db.insert(exclusionsTable).values({ metadata_id: 77, title: plainCanaries.excluded, created_at: now }).run()
  const list = db
    .insert(listsTable)
    .values({ name: plainCanaries.list, type: 'mdblist', ...times })
    .returning()
    .get()
  db.insert(listItemsTable).values({ list_id: list.id, title: plainCanaries.listed, position: 1, seen_at: now }).run()
  const data = { type: 'movie_removed', movie_id: 99, title: plainCanaries.removed, metadata_id: 5, files_removed: 0, seq: 900, at: now }
  db.insert(historyTable)
    .values({ seq: 900, type: 'movie_removed', at: now, movie_id: 99, data: data as AppEvent })
    .run()
  const indexers = [plainCanaries.indexerThatIsGone]
  const said = { code: 'search_unanswered', values: { count: 1, indexers }, text: `${indexers[0]} did not respond` }
  db.update(moviesTable)
    .set({ last_search: { at: now, found: 0, accepted: 0, answered: [], unanswered: [], not_asked: indexers, refused: [], said } as never })
    .where(eq(moviesTable.id, 10))
    .run()
  db.insert(releasesTable)
    .values({
      movie_id: 10,
      guid: 'g',
      title: plainCanaries.release,
      parsed: {},
      quality: 'x',
      languages: [],
      custom_formats: [],
      score: 0,
      verdict: 'accepted',
      reasons: [],
      first_seen_at: now,
      last_seen_at: now,
    } as unknown as typeof releasesTable.$inferInsert)
    .run()
  db.insert(downloadsTable)
    .values({ title: plainCanaries.download, client: 'builtin', state: 'queued', added_at: now, state_at: now })
    .run()
  const root = db.insert(rootFoldersTable).values({ path: plainCanaries.root, created_at: now }).returning().get()
  db.insert(filesTable)
    .values({
      movie_id: 10,
      root_folder_id: root.id,
      relative_path: plainCanaries.file,
      size_bytes: 1,
      quality: 'x',
      revision: {},
      added_at: now,
    } as unknown as typeof filesTable.$inferInsert)
    .run()
  db.insert(indexersTable)
    .values([
      {
        name: plainCanaries.indexer,
        type: 'torznab',
        url: `https://${plainCanaries.indexerHost}/quokkapath/api`,
        capabilities: { categories: [{ id: 1, name: 'Quokka Category' }] },
        last_error: `failed for ${titles[0]} at http://${plainCanaries.localHost}:9117/`,
        last_error_reason: reason({ title: titles[1]!, host: plainCanaries.localHost }),
        ...times,
      },
      {
        name: 'Second Secretive',
        type: 'torznab',
        url: `http://${plainCanaries.localHost}:9117/api/v2.0/indexers/quokkatracker/results/torznab`,
        ...times,
      },
    ])
    .run()
  db.insert(webhooksTable)
    .values({ name: plainCanaries.webhook, url: `https://${plainCanaries.webhookHost}/a`, ...times })
    .run()
  db.insert(downloadClientsTable)
    .values({
      name: plainCanaries.client,
      type: 'qbittorrent',
      settings_json: { url: `http://${plainCanaries.clientHost}:8081` },
      ...times,
    })
    .run()
  db.insert(tagsTable).values({ name: plainCanaries.tag }).run()
  db.insert(trackerAccountTable)
    .values({ username: plainCanaries.username, access_token: 'x', refresh_token: 'y', expires_at: now, connected_at: now })
    .run()
  db.insert(sessionsTable)
    .values({
      id: 's',
      kind: 'browser',
      label: plainCanaries.session,
      secret_hash: 'h',
      created_at: now,
      last_seen_at: now,
      expires_at: now,
      lifetime_seconds: 1,
    })
    .run()
  db.insert(dlnaDevicesTable).values({ address: '192.168.77.5', name: plainCanaries.device, first_seen_at: now, last_seen_at: now }).run()
  db.insert(screensTable)
    .values({
      ...{ id: 'dlna-one', kind: 'dlna', name: plainCanaries.screen, address: '192.168.77.6' },
      ...{ location: 'http://192.168.77.6:80/d.xml', seen_at: now },
    })
    .run()
  db.insert(backupsTable)
    .values({
      kind: 'manual',
      filename: 'Backup of Wilhelmina.zip',
      size_bytes: 1,
      app_version: '1',
      schema_version: 1,
      created_at: now,
      checksum_sha256: 'f'.repeat(64),
    })
    .run()
  db.update(configTable)
    .set({
      subtitles_username: plainCanaries.subtitlesUser,
      public_url: `https://${plainCanaries.publicHost}/`,
      download_path: plainCanaries.downloadPath,
      backup_path: `${plainCanaries.root}/backups`,
      dlna_name: plainCanaries.dlnaName,
      vpn_endpoint: `${plainCanaries.vpnHost}:51820`,
      vpn_address: '10.77.0.2/32, fd77::2/128',
      movie_folder_format: 'Wilhelmina {Movie Title}',
    })
    .run()
  config.reload()
}

/** Ways in which a text writes a name. */
const spellings = (name: string): string[] => [
  name,
  name.toUpperCase(),
  name.normalize('NFD'),
  encodeURIComponent(name),
  encodeURIComponent(name).toLowerCase(),
  JSON.stringify(name).slice(1, -1),
  JSON.stringify(JSON.stringify(name)).slice(3, -3),
  JSON.stringify(`a\n${name}\tb`).slice(1, -1),
  name.replaceAll(/[\u0080-\uffff]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`),
]
const folded = (text: string): string => text.normalize('NFC').toLowerCase()
const seen = (text: string, canaries: readonly string[]): string[] => {
  const whole = folded(text)
  return canaries.filter((canary) =>
    spellings(canary).some((form) => [form, JSON.stringify(form).slice(1, -1)].some((each) => whole.includes(folded(each)))),
  )
}

describe('a masked archive', () => {
  const all = [...titles, ...Object.values(plainCanaries), ...Object.values(forms)]

  const write = ({ say, logs }: App) => {
    for (const canary of all) {
      for (const form of spellings(canary)) {
        say(`could not use ${form} now`)
        say(`could not use "${form}"`, { error: new Error(`cannot open '${form}' of it`) })
        say('upstream request failed', {
          url: `http://host.example/find?t=search&q=${encodeURIComponent(form)}`,
          reason: `(${form}): gone`,
        })
      }
      say('fields', {
        title: canary,
        name: canary,
        path: canary,
        label: canary,
        username: canary,
        host: canary,
        unheard: canary,
        deep: { list: [canary, { why: canary }] },
      })
      say('a key', { [canary]: 1 })
      logs.write({
        level: 'error',
        target: 'service::web::web',
        message: `a browser saw ${canary}`,
        fields: { what: canary },
        source: 'frontend',
      })
    }
  }

  test('holds none of the titles, names, paths, hosts, and addresses, however they are spelled', async () => {
    const app = withLibrary({
      lastError: `${titles[0]}: no answer from ${forms.v4}`,
      descriptor: `[Service]\nUser=zelda\nExecStart=/opt/marquee "${plainCanaries.root}"\nWorkingDirectory=/home/zelda/stuff\n`,
    })
    plant(app)
    write(app)
    const more = [
      'Quokka Category',
      'quokkapath',
      'quokkatracker',
      'Second Secretive',
      'Backup of Wilhelmina',
      '10.77.0.2',
      'fd77::2',
      'zelda',
    ]

    const [{ texts }, plain] = [await app.masked(), await app.plain()]

    for (const [name, text] of Object.entries(texts)) expect({ name, found: seen(text, [...all, ...more]) }).toEqual({ name, found: [] })
    expect(seen(Object.values(plain).join('\n'), [...all, ...more])).toEqual([...all, ...more])
  })

  test('gives a thing the same mask in every spelling and every place', async () => {
    const app = withLibrary()
    plant(app)
    const [title] = titles
    for (const form of [
      ...spellings(title!),
      'The.Quokka.Paradox',
      'the_quokka_paradox',
      plainCanaries.original,
      plainCanaries.alternative,
    ])
      app.say(form)
    app.say('x', { title, why: `no ${title}`, url: `http://h.example/?q=${encodeURIComponent(title!)}` })
    app.say(`GET http://${plainCanaries.localHost}:9117/ and ${plainCanaries.localHost.toUpperCase()}`, { host: plainCanaries.localHost })

    const { lines, json } = await app.masked()

    const [inUrl, inText] = [lines.at(-2)!, lines.at(-1)!]
    expect([...new Set(lines.slice(0, -2).map(({ message }) => message.replaceAll(/^a\n|\tb$/g, '')))]).toEqual(['movie-10'])
    expect(inUrl.fields_json).toEqual({
      title: 'movie-10',
      why: 'no movie-10',
      url: expect.stringMatching(/^http:\/\/host-\d+\/\?q=movie-10$/),
    })
    const { host } = inText.fields_json as { host: string }
    expect(inText.message).toBe(`GET http://${host}:9117/ and ${host}`)
    expect(json<{ url: string }[]>('indexers-redacted.json')[1]!.url).toStartWith(`http://${host}:9117/api/v2.0/indexers/`)
  })

  test('keeps folders apart, so that paths remain comparable', async () => {
    const app = withLibrary()
    app.say('moved', { from: '/mnt/disk7/Foo (2019)/Foo.mkv', to: '/mnt/disk7/Foo (2019)/Foo.mkv', path: '/mnt/disk7/Bar (2020)' })
    app.say("ENOENT: no such file or directory, open '/mnt/disk7/Foo (2019)/Foo.mkv'")

    const { lines } = await app.masked()

    expect(lines[0]!.fields_json).toEqual({
      from: '/mnt/folder-1/folder-2/file-1.mkv',
      to: '/mnt/folder-1/folder-2/file-1.mkv',
      path: '/mnt/folder-1/folder-3',
    })
    expect(lines[1]!.message).toBe("ENOENT: no such file or directory, open '/mnt/folder-1/folder-2/file-1.mkv'")
  })

  test('replaces a title of ordinary words only where it is written as a title', async () => {
    const app = withLibrary()
    for (const [i, title] of ['It', 'Up', 'Her', 'Network', 'The Source'].entries()) addMovie(app.db, { id: 1 + i, title })
    app.say('it is up and the network is her source')
    app.say('could not find "It" or Network (1976), Up.2009.1080p.BluRay.x264-GRP')
    app.say('state', { state: 'up', title: 'Up', what: 'the source' })

    const { lines } = await app.masked()

    expect(lines.map(({ message }) => message)).toEqual([
      'it is up and the network is her source',
      'could not find "movie-1" or movie-4 (1976), release-1',
      'state',
    ])
    expect(lines[2]!.fields_json).toEqual({ state: 'up', title: 'movie-2', what: 'the source' })
  })

  test('keeps what helps and tells nothing: our own addresses, loopback, times, versions, codes, and public services', async () => {
    const app = withLibrary()
    const texts = [
      'GET /api/v1/movies/3 took 12 ms at 2026-05-10T12:00:00.000Z',
      'connect ECONNREFUSED 127.0.0.1:8080',
      'version 1.2.3 of text/html; 50 kB/s and/or',
      'at run (/$bunfs/root/marquee:12:34)',
      'cannot fetch https://api.themoviedb.org/',
      'Marquee cannot search for movies until you add one.',
    ]
    for (const text of texts) app.say(text, { code: 'disk_full', method: 'GET', path: '/api/v1/movies/3', from: 'queued', movie_id: 3 })

    const { lines, json } = await app.masked()

    expect(lines.map(({ message }) => message)).toEqual(texts)
    expect(lines[0]!.fields_json).toEqual({ code: 'disk_full', method: 'GET', path: '/api/v1/movies/3', from: 'queued', movie_id: 3 })
    expect(json<object>('meta.json')).toMatchObject({ app_version: '1.2.3', media_tool_version: 'ffprobe version 7.1' })
    expect(json<object[]>('tasks.json')).toMatchObject([{ name: 'wanted-search', last_run_at: now }])
    expect(json<object>('config-redacted.json')).toMatchObject({
      log_level: 'info',
      metadata_url: 'https://api.themoviedb.org',
      listen_address: '127.0.0.1',
    })
  })

  test('is built whatever a text holds: broken encodings, nested ones, halves of letters', async () => {
    const app = withLibrary()
    addMovie(app.db, { id: 1, title: 'The Quokka Paradox' })
    const thrice = [1, 2, 3].reduce((text) => encodeURIComponent(text), 'The Quokka Paradox')
    for (const text of [
      '100% of %C3 and %ZZ',
      '%'.repeat(900),
      `${'%25'.repeat(600)}41`,
      `said ${thrice} there`,
      '\\u00',
      '\ud800 %ed%a0%80',
      'http://[',
      'magnet:?',
      '/%',
    ])
      app.say(text)

    const { lines } = await app.masked()

    expect(lines[0]!.message).toBe('100% of %C3 and %ZZ')
    expect(lines[3]!.message).toBe('said movie-1 there')
    expect(lines).toHaveLength(9)
  })

  test('lists what was replaced, by kind', async () => {
    const app = withLibrary()
    addMovie(app.db, { id: 1, title: 'The Quokka Paradox' })
    app.say('The Quokka Paradox and again The Quokka Paradox')
    app.say('from 203.0.113.77')

    const { json } = await app.masked()

    const { masked } = json<{ masked: Tally[] }>('masked.json')
    expect(masked).toContainEqual({ kind: 'movie', things: 1, places: 2 })
    expect(masked).toContainEqual({ kind: 'address', things: 1, places: 1 })
  })

  test('has the same entries as the plain one and that list', async () => {
    const app = withLibrary({ inThread: true })

    const [{ texts }, plain] = [await app.masked(), await app.plain()]

    expect(Object.keys(texts)).toEqual([...Object.keys(plain), 'masked.json'])
    for (const name of ['config-redacted.json', 'meta.json'])
      expect(Object.keys(JSON.parse(texts[name]!))).toEqual(Object.keys(JSON.parse(plain[name]!)))
  })

  test('changes nothing and emits no event', async () => {
    const app = withLibrary()
    plant(app)
    app.events.length = 0
    const before = app.db.$client.serialize()

    await app.masked()

    expect(app.events).toEqual([])
    expect(Buffer.compare(before, app.db.$client.serialize())).toBe(0)
  })

  test('takes time in proportion to a text, whatever the text is', async () => {
    const app = withLibrary()
    addMovie(app.db, { id: 1, title: 'a a a a a a b' })
    const strange = ['%25', '%C3', '/', 'a ', '1.', ':', '"', "'", '%41', '\\', '/a ', 'a:', 'http://', 'a@', '(1999', 'A2', ')', '“', '.']
    for (const part of strange) app.say(`${part.repeat(Math.floor(1900 / part.length))}x9`)
    const began = performance.now()

    const { lines } = await app.masked()

    expect(lines).toHaveLength(strange.length)
    expect(performance.now() - began).toBeLessThan(30_000)
  })
})

/** A new column gets a line here or in `library-names.ts`. Text columns that hold no name: words of this program, dates, and what is only ever redacted or never leaves the database. */
const nameless: Readonly<Record<string, string>> = {
  config: `base_url language region log_level api_key session_signing_key movie_folder_format movie_file_format colon_replacement import_mode
    hw_acceleration minimum_availability_default propers blocked_extensions vpn_cover vpn_kind vpn_interface vpn_private_key vpn_address
    vpn_peer_public_key vpn_dns vpn_port_forward_provider vpn_port_forward_api_key metadata_api_key tracker_client_id tracker_client_secret
    subtitles_api_key subtitles_password subtitle_languages streaming_services list_api_key speed_schedule speed_schedule_from speed_schedule_until`,
  movies: `overview tagline original_language genres certification available_from poster_path poster_color color_name backdrop_path trailer_url
    extras backdrop_color minimum_availability added_by passed_over_until qualities`,
  collections: 'overview poster_path backdrop_path parts',
  follows: 'kind subject picture_path choice last_error last_error_reason',
  follow_movies: 'state streams_on',
  movie_people: 'studios similar',
  movie_tallies: 'color_name',
  quality_profiles: 'items cutoff format_scores languages size_limits must_contain must_not_contain words delays',
  custom_formats: 'conditions',
  views: 'icon query',
  indexers: `type api_key categories capabilities disabled_until last_error last_error_reason queries_day required_flags multi_languages tag_ids
    last_feed_guid`,
  download_clients: 'type',
  downloads: 'info_hash client state error_code error error_values quality',
  releases: `info_hash parsed quality languages flags categories indexer_languages imdb_id custom_formats score_parts verdict reasons`,
  blocklist: 'info_hash code values reason',
  taken_hashes: 'info_hash quality imported_quality',
  files: 'quality revision edition languages release_group info_hash media_info placed_beside written_beside flags custom_format_ids',
  file_readings: 'reading',
  recycle: 'reason kind',
  library_scans: 'state error error_code error_values',
  library_scan_items: 'state reasons error error_code error_values',
  subtitles: 'language source format provider_id matched_by sha256 timing',
  subtitle_searches: 'pauses refused',
  subtitle_account: 'belongs_to token root',
  plays: 'id chosen',
  copies: 'problem',
  storage_rules: 'when then',
  vpn_peer: 'peer_public_key preshared_key allowed_ips',
  tracker_account: 'access_token refresh_token last_error last_error_reason moments',
  tracker_plays: 'state history_id',
  tracker_history: 'history_id',
  display_preferences: 'id value',
  dlna_devices: 'address',
  screens: 'id kind address location play',
  lists: 'type minimum_availability tag_ids adding_since adding_by disabled_until last_error last_error_reason',
  list_items: 'imdb_id purpose problem',
  list_resolutions: 'key problem',
  imports: 'source',
  webhooks: 'method headers events template refreshes last_error last_error_reason',
  webhook_deliveries: '',
  backups: 'kind filename app_version checksum_sha256',
  offsite: 'kind password passphrase last_error',
  offsite_copies: 'filename',
  edits: 'at session_id',
  edit_rows: 'of key subject',
  tasks: 'name last_error last_error_reason',
  task_runs: 'task error error_reason trigger',
  sessions: 'id kind scope secret_hash device_key ip parent_id',
  history: 'type at',
  instance: 'key value',
}

test('every text that the library stores is searched for names, or known to hold none', () => {
  const { $client } = setUp().db
  const tables = $client
    .query<{ name: string }, []>("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all()
  const texts = tables.flatMap(({ name: table }) =>
    $client
      .query<{ name: string; type: string }, []>(`PRAGMA table_info("${table}")`)
      .all()
      .filter(({ name, type }) => /text/i.test(type) && !/_(?:at|date)$/.test(name))
      .map(({ name }) => ({ table, name })),
  )
  const has = (sql: string, word: string) => new RegExp(`\\b${word}\\b`).test(sql)

  const undecided = texts.filter(
    ({ table, name }) =>
      !sources.some(({ sql }) => has(sql, table) && has(sql, name)) && !(nameless[table] ?? '').split(/\s+/).includes(name),
  )

  expect(texts.length).toBeGreaterThan(200)
  expect(undecided).toEqual([])
})

test('every place of the library that is searched for names exists', () => {
  const { db } = setUp()

  for (const { sql } of sources) expect(() => db.$client.query(sql).all()).not.toThrow()
})

describe('GET /diagnostics/export?masked=true', () => {
  const ask = (app: App, query: string) => diagnosticsRoutes(app.bundles).handle(new Request(`http://localhost/diagnostics/export${query}`))

  test('responds with the masked archive, and without it or with false, with the plain one', async () => {
    const app = withLibrary()

    const names = await Promise.all(
      ['?masked=true', '?masked=false', ''].map(async (query) => (await ask(app, query)).headers.get('content-disposition')),
    )

    expect(names).toEqual([
      'attachment; filename="service-diagnostics-20260510T120000Z-masked.zip"',
      'attachment; filename="service-diagnostics-20260510T120000Z.zip"',
      'attachment; filename="service-diagnostics-20260510T120000Z.zip"',
    ])
  })

  test('never delivers the plain archive for a value that is unclear', async () => {
    for (const query of ['?masked=yes', '?masked=', '?masked=1']) expect((await ask(setUp(), query)).status).not.toBe(200)
  })
})
