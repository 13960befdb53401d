import { afterAll, beforeAll, expect } from 'bun:test'
import { until } from '#server/testing/until'
import { section } from './sentence'
import { type Body, demoMovies, isError, listening, listsOf, openStanding, resolve, type Standing } from './standing'

let standing: Standing
let movie: Body
beforeAll(async () => {
  standing = await openStanding()
  movie = await standing.add(demoMovies[0])
  for (const id of demoMovies.slice(1)) await standing.add(id)
  for (let i = 0; i < 3; i++) {
    await standing.ok('POST', '/tags', { name: `tag ${i}` })
    await standing.ok('POST', '/indexers', { name: `indexer ${i}`, type: 'torznab', url: `${standing.indexer.url}/${i}`, api_key: 'k' })
  }
  await standing.api('POST', '/backups')
  await standing.ok('POST', '/tasks/log-retention/run')
}, 120_000)
afterAll(() => standing?.close(), 30_000)

const names = (row: object): string[] => Object.keys(row).toSorted()
const words = (text: string): string[] =>
  text
    .split(/[\s,]+/)
    .filter(Boolean)
    .toSorted()

section('2. Cross-cutting conventions', (is) => {
  is('Request and response bodies are JSON', async () => {
    const { paths } = await standing.document()
    const others = Object.entries<Body>(paths).flatMap(([path, item]) =>
      Object.values<Body>(item).flatMap(({ responses = {}, requestBody }) =>
        [...Object.values<Body>(responses), requestBody].flatMap((each) =>
          Object.keys(each?.content ?? {}).flatMap((type) => (type === 'application/json' ? [] : [path])),
        ),
      ),
    )
    const outside =
      /^\/api\/v1\/(images|import\/(radarr|bazarr|marquee|file|kodi)|play|downloads\/\{id\}\/play\/(hls|master\.m3u8)|diagnostics\/export|calendar\.ics|export$|files\/\{id\}\/download|copies\/\{id\}\/download|lists\/upload|backups\/(restore|\{id\}\/download))/

    expect(others.filter((path) => !outside.test(path))).toEqual([])
  })

  is('Field names are snake_case in both directions', async () => {
    const document = await standing.document()
    const wrong = fieldNames(document).filter((name) => !/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name))

    expect(fieldNames(document).length).toBeGreaterThan(300)
    expect(wrong).toEqual([])
  })

  is('Every list endpoint is cursor-paginated: results (array), next_cursor (opaque string) and has_more (boolean)', async () => {
    for (const path of await lists()) {
      const { status, body } = await standing.request('GET', path)

      expect({ path, status, fields: names(body) }).toEqual({
        path,
        status: 200,
        fields: expect.arrayContaining(['has_more', 'next_cursor', 'results']),
      })
      expect(Array.isArray(body.results)).toBe(true)
      expect(typeof body.has_more).toBe('boolean')
      expect(body.has_more ? typeof body.next_cursor : body.next_cursor).toBe(body.has_more ? 'string' : null)
    }
  })

  is('No endpoint returns a bare array', async () => {
    const document = await standing.document()

    expect(reads(document).filter(({ schema }) => resolve(document, schema)?.type === 'array')).toEqual([])
  })

  is('Pages follow each other by next_cursor without gap or repeat', async () => {
    for (const path of ['/movies', '/tags', '/indexers', '/history', '/logs', '/tasks', '/config/fields', '/quality-profiles']) {
      const whole = await standing.ok('GET', `${path}?limit=100`)
      const seen: Body[] = []
      const keys = (rows: Body[]) => rows.map((row) => row.id ?? row.name ?? `${row.ts_us} ${row.message}`)
      const [first, last] = [keys(whole.results)[0], keys(whole.results).at(-1)]
      for (let cursor = '', i = 0; i < 300; i++) {
        const page = await standing.ok('GET', `${path}?limit=2${cursor && `&cursor=${encodeURIComponent(cursor)}`}`)
        expect(page.results.length).toBeLessThanOrEqual(2)
        seen.push(...page.results)
        if (!page.has_more || keys(seen).includes(last)) break
        cursor = page.next_cursor
      }

      // Logs and history grow at their beginning, also between the whole page and the first short one.
      const isGrowing = path === '/logs' || path === '/history'
      const from = isGrowing ? keys(seen).indexOf(first) : 0
      const rows = keys(seen).slice(from, from + whole.results.length)
      expect({ path, rows }).toEqual({ path, rows: keys(whole.results) })
      expect({ path, isOnce: new Set(keys(seen)).size === seen.length }).toEqual({ path, isOnce: true })
    }
  })

  is('Clients must not parse the cursor: it is bound to its list, filters and sort, and rejected anywhere else', async () => {
    const { next_cursor } = await standing.ok('GET', '/movies?limit=1&sort=title')
    const used = encodeURIComponent(next_cursor)
    const last = next_cursor.at(-1) === 'A' ? 'B' : 'A'
    const refused = await Promise.all(
      [
        `/tags?cursor=${used}`,
        `/movies?sort=year&cursor=${used}`,
        `/movies?order=desc&cursor=${used}`,
        `/movies?cursor=${encodeURIComponent(next_cursor.slice(0, -4) + last.repeat(4))}`,
        '/movies?cursor=1',
        '/movies?cursor=%00',
        `/movies?cursor=${'A'.repeat(1500)}`,
      ].map((path) => standing.api('GET', path)),
    )
    const good = await standing.api('GET', `/movies?limit=1&sort=title&cursor=${used}`)

    expect(refused.map(({ status, body }) => [status, body.error.code])).toEqual(refused.map(() => [400, 'invalid_cursor']))
    expect(good.status).toBe(200)
  })

  is('Every list rejects an invalid cursor', async () => {
    for (const path of await lists()) {
      for (const cursor of ['nothing', '', 'A'.repeat(3000)]) {
        const { status, body } = await standing.request('GET', `${path}cursor=${cursor}`)

        expect({ path, cursor, status, code: body?.error?.code }).toEqual({ path, cursor, status: 400, code: 'invalid_cursor' })
      }
    }
  })

  is('Singletons have no id in the path: GET /config and PUT /config', async () => {
    const { paths } = await standing.document()

    expect(Object.keys(paths['/api/v1/config']).toSorted()).toEqual(['get', 'put'])
    expect(paths['/api/v1/config/{id}']).toBeUndefined()
    expect((await standing.api('GET', '/config/1')).status).toBe(404)
  })

  is('Related data is requested with the query parameter ?expand=', async () => {
    const all = 'files,quality_profile,collection,root_folder,downloads,tags'
    const [shown] = (await standing.ok('GET', `/movies?limit=1&expand=${all}`)).results
    const one = await standing.ok('GET', `/movies/${shown.id}?expand=quality_profile`)

    expect(shown.quality_profile.id).toBe(shown.quality_profile_id)
    expect(shown.root_folder.path).toBe(standing.movies)
    expect([shown.files, shown.downloads, shown.tags]).toEqual([[], [], []])
    expect(one.quality_profile).toEqual(shown.quality_profile)
    expect('root_folder' in one).toBe(false)
  })

  is('Without expand, related resources appear as ids only', async () => {
    const plain = await standing.ok('GET', `/movies/${movie.id}`)

    expect(Object.values(plain).filter((value: Body) => typeof value === 'object' && value !== null && 'id' in value)).toEqual([])
    expect(typeof plain.quality_profile_id).toBe('number')
    for (const name of words('files quality_profile collection root_folder downloads tags')) expect(name in plain).toBe(false)
  })

  is('An unknown value of expand is rejected, naming the accepted ones', async () => {
    const accepted = {
      '/movies': 'files, quality_profile, collection, root_folder, downloads, tags',
      '/downloads': 'movie, release',
      '/releases': 'indexer, movie',
      '/history': 'movie',
    }
    for (const [path, named] of Object.entries(accepted)) {
      const { status, body } = await standing.api('GET', `${path}?expand=secrets`)

      expect([path, status, body.error.code]).toEqual([path, 400, 'invalid_expand'])
      for (const name of words(named)) expect(body.error.message).toContain(name)
    }
  })

  is('Long-running work is started by named task endpoints, for example POST /tasks/wanted-search/run', async () => {
    const started = await standing.api('POST', '/tasks/wanted-search/run')

    expect(started.status).toBe(202)
    expect(started.body.run.task).toBe('wanted-search')
  })

  is('There is no generic command endpoint', async () => {
    const answers = await Promise.all(['/commands', '/command', '/tasks', '/tasks/run'].map((path) => standing.api('POST', path, {})))

    expect(answers.every(({ status }) => status === 404 || status === 405)).toBe(true)
  })
})

section('2. Error object', (is) => {
  is('The error object is the only top-level key, with a stable machine-readable code and a human-readable message', async () => {
    const answers = await Promise.all([
      standing.api('GET', '/movies/999999'),
      standing.api('GET', '/nothing'),
      standing.api('PUT', '/movies', {}),
      standing.api('POST', '/movies', '{'),
      standing.api('POST', '/movies', {}),
      standing.request('GET', '/api/v1/movies', { key: null }),
    ])

    expect(answers.map(({ body }) => isError(body))).toEqual(answers.map(() => true))
    expect(answers.map(({ body }) => body.error.code)).toEqual([
      'not_found',
      'not_found',
      'method_not_allowed',
      'bad_request',
      'validation_error',
      'unauthorized',
    ])
  })

  is('Codes are a closed list, each with one status, and documented', async () => {
    const { components } = await standing.document()

    expect(components.schemas.ErrorCode.enum.toSorted()).toEqual(
      words(`bad_request invalid_cursor invalid_expand unauthorized forbidden not_found method_not_allowed conflict payload_too_large
        unsupported_media_type range_not_satisfiable validation_error rate_limited internal_error service_unavailable insufficient_storage`),
    )
  })
})

section('2. Resources', (is) => {
  is('A movie is created with a metadata-provider id and has the fields of the contract', async () => {
    const made = await standing.ok('GET', `/movies/${movie.id}`)

    expect(names(made)).toEqual(
      words(`id metadata_id external_ids title sort_title original_title alternative_titles overview tagline year runtime_minutes
        original_language genres certification cinema_date digital_date physical_date available_from poster_url poster_color backdrop_url
        trailer_url rating rating_votes popularity collection_id status monitored keep favorite minimum_availability quality_profile_id root_folder_id
        folder tag_ids file_ids download_ids size_bytes added_at added_by updated_at metadata_refreshed_at last_search last_searched_at next_search_at
        watched_at play_count resume_position_seconds user_rating logo_url backdrop_urls backdrop_color stills trailers keywords release_dates
        where_to_watch resolution hdr`),
    )
    expect(made.metadata_id).toBe(demoMovies[0])
  })

  is('The config row (singleton) holds the API key and all settings', async () => {
    const config = await standing.ok('GET', '/config')
    const { results } = await standing.ok('GET', '/config/fields?limit=100')

    expect(config.api_key).toBe(standing.key)
    expect(names(config)).toEqual(results.map((field: Body) => field.name).toSorted())
    for (const name of ['base_url', ...sensitive]) expect(name in config).toBe(true)
  })

  is('Exactly ten fields of the config row are sensitive', async () => {
    const { results } = await standing.ok('GET', '/config/fields?limit=100')

    expect(results.flatMap((field: Body) => (field.secret ? [field.name] : [])).toSorted()).toEqual(sensitive.toSorted())
  })

  is('Every setting has a type, bounds, a default and one sentence of help in its declaration', async () => {
    const { results } = await standing.ok('GET', '/config/fields?limit=100')
    const lacking = results.filter((field: Body) => !field.kind || !field.section || !field.label || !field.help || !('default' in field))
    const unbounded = results.filter(
      ({ kind, min, max }: Body) => (kind === 'integer' || kind === 'decimal') && (min === null || max === null),
    )

    expect(lacking).toEqual([])
    expect(unbounded).toEqual([])
  })

  is('An indexer carries URL, type, priority, enabled state, escalation level and recent failure timestamps', async () => {
    const [indexer] = (await standing.ok('GET', '/indexers')).results

    expect(names(indexer)).toEqual(
      expect.arrayContaining(
        words(`id name type url priority enabled enable_feed enable_search categories capabilities escalation_level initial_failure_at
        most_recent_failure_at disabled_until last_error daily_query_limit queries_today min_seeders seed_ratio seed_minutes link_origins api_key_set
        settings_json_set created_at updated_at`),
      ),
    )
    expect(indexer.api_key_set).toBe(true)
  })

  is('A backup record carries id, kind, filename, size in bytes, app version, schema version and the creation timestamp', async () => {
    await until('the backup is listed', async () => (await standing.ok('GET', '/backups')).results.length > 0)
    const [backup] = (await standing.ok('GET', '/backups')).results

    expect(names(backup)).toEqual(
      expect.arrayContaining(words('id kind filename size_bytes app_version schema_version created_at checksum_sha256 verified_at')),
    )
    expect(backup.app_version).toBe((await standing.ok('GET', '/status')).version)
    expect(backup.size_bytes).toBeGreaterThan(1000)
  })

  is('kind is one of manual, scheduled, pre_restore', async () => {
    const document = await standing.document()

    expect(resolve(document, document.components.schemas.Backup.properties.kind).enum.toSorted()).toEqual(
      words('manual scheduled pre_restore'),
    )
    expect((await standing.ok('GET', '/backups')).results.map((backup: Body) => backup.kind)).toContain('manual')
  })

  is('A scheduled task record carries the task, its interval in seconds, its last run and the most recent error', async () => {
    await until('a task ran', async () => (await standing.ok('GET', '/tasks/log-retention')).last_run_at !== null)
    const task = await standing.ok('GET', '/tasks/log-retention')

    expect(names(task)).toEqual(
      words(
        'name interval_seconds last_run_at last_error last_error_reason last_canceled next_run_at running cancelable canceling last_duration_ms enabled progress',
      ),
    )
    expect(task.interval_seconds).toBe(3600)
    expect(task.last_error).toBeNull()
    expect(isMoment(task.last_run_at)).toBe(true)
  })

  is('Every task has the name and the default interval of the contract', async () => {
    const { results } = await standing.ok('GET', '/tasks?limit=100')
    const registered: Record<string, number> = Object.fromEntries(results.map((task: Body) => [task.name, task.interval_seconds / 60]))

    expect(registered).toEqual(upkeep)
  })

  is('A disabled task does not run on schedule, but runs on request', async () => {
    const backups = async (): Promise<number> => (await standing.ok('GET', '/backups?limit=100')).results.length
    await standing.ok('PUT', '/config', { backup_enabled: false })
    const off = await standing.ok('GET', '/tasks/backup')
    const resting = async (): Promise<boolean> => !(await standing.ok('GET', '/tasks/backup')).running
    await until('no backup is being made', resting)
    const before = await backups()
    await standing.run('backup')
    await until('the backup is made', resting)
    const after = await backups()
    await standing.ok('PUT', '/config', { backup_enabled: true })

    expect([off.enabled, off.next_run_at]).toEqual([false, null])
    expect(after).toBe(before + 1)
  })

  is('Times are RFC 3339 UTC strings ending in _at', async () => {
    const rows = [movie, ...(await standing.ok('GET', '/tasks')).results, ...(await standing.ok('GET', '/indexers')).results]
    const times = rows.flatMap((row) => Object.entries<Body>(row).filter(([name, value]) => name.endsWith('_at') && value !== null))

    expect(times.length).toBeGreaterThan(5)
    expect(times.filter(([, value]) => !isMoment(value))).toEqual([])
  })
})

section('2. Log row', (is) => {
  const rows = async (query = ''): Promise<Body[]> => (await standing.ok('GET', `/logs?limit=100${query}`)).results
  beforeAll(async () => {
    await standing.ok('PUT', '/config', { log_level: 'trace' })
  })

  is('A log row has ts_us, level, target, subsystem, trace_id, span_id, message, fields_json and source', async () => {
    const [row] = await rows()

    expect(names(row)).toEqual(words('ts_us level target subsystem trace_id span_id message fields_json source'))
  })

  is('ts_us is a Unix timestamp in microseconds', async () => {
    const all = await rows()
    const now = Date.now() * 1000

    expect(all.every(({ ts_us }) => Number.isInteger(ts_us) && ts_us <= now + 60e6 && ts_us > now - 3600e6)).toBe(true)
  })

  is('level is an integer: 0 ERROR, 1 WARN, 2 INFO, 3 DEBUG, 4 TRACE', async () => {
    const levels = ['error', 'warn', 'info', 'debug', 'trace']
    await standing.ok(
      'POST',
      '/client-logs',
      levels.map((level) => ({ level, message: `said as ${level}` })),
    )
    await until('the lines are stored', async () => (await rows('&source=frontend')).length >= 5)
    const found = await rows('&source=frontend')

    for (const [level, name] of levels.entries()) expect(found.find((row) => row.message === `said as ${name}`)?.level).toBe(level)
  })

  is('target is the full tracing target, shaped like <root>::<module>::<module>', async () => {
    expect((await rows()).filter(({ target }) => !/^service::[a-z0-9_-]+(::[a-z0-9_-]+)+$/.test(target))).toEqual([])
  })

  is('subsystem is the first module segment under the root', async () => {
    expect((await rows()).filter(({ target, subsystem }) => target.split('::')[1] !== subsystem)).toEqual([])
  })

  is('trace_id and span_id correlate lines of one request', async () => {
    const added = await standing.api('POST', '/tags', { name: 'traced' })
    const trace = added.headers.get('x-trace-id')
    await until('its lines are stored', async () => (await rows(`&trace_id=${trace}`)).length > 0)
    const lines = await rows(`&trace_id=${trace}`)

    expect(trace).toMatch(/^[0-9a-f]{32}$/)
    expect(lines.every((row) => row.trace_id === trace && /^[0-9a-f]{16}$/.test(row.span_id))).toBe(true)
  })

  is('message is human-readable and fields_json holds the structured fields attached to the event, when any', async () => {
    const all = await rows()

    expect(all.every(({ message }) => typeof message === 'string' && message.length > 0)).toBe(true)
    expect(all.every(({ fields_json }) => fields_json === null || (typeof fields_json === 'object' && !Array.isArray(fields_json)))).toBe(
      true,
    )
    expect(all.some(({ fields_json }) => fields_json !== null)).toBe(true)
  })

  is('source is `backend` for server logs', async () => {
    const all = await rows('&source=backend')

    expect(all.length).toBeGreaterThan(0)
    expect(all.every(({ source }) => source === 'backend')).toBe(true)
  })

  is('The source marker of client log lines is `frontend`', async () => {
    await standing.ok('POST', '/client-logs', [{ level: 'warn', message: 'a button did nothing', fields: { screen: 'library' } }])
    await until('the line is stored', async () => (await rows('&q=button')).length > 0)
    const [line] = await rows('&q=button')

    expect(line).toMatchObject({ source: 'frontend', level: 1, fields_json: { screen: 'library' } })
  })

  is('The live tail starts with the last lines and returns each new one once', async () => {
    const begin = await standing.ok('GET', '/logs?after=&limit=5')
    await standing.ok('POST', '/client-logs', [{ level: 'info', message: 'the line after' }])
    await until('the line is stored', async () => (await rows('&q=line after')).length > 0)
    const heard: Body[] = []
    for (let cursor = begin.next_cursor, i = 0; i < 20; i++) {
      const page = await standing.ok('GET', `/logs?after=${encodeURIComponent(cursor)}&limit=100`)
      heard.push(...page.results)
      cursor = page.next_cursor
      if (!page.has_more && page.results.length === 0) break
      if (heard.some(({ message }) => message === 'the line after') && !page.has_more) break
    }

    expect(heard.filter(({ message }) => message === 'the line after').length).toBe(1)
  })
})

section('2. History row', (is) => {
  is('A history row has a data blob that holds the same AppEvent union that the WebSocket streams', async () => {
    const socket = await listening(standing)
    await standing.ok('PATCH', `/movies/${movie.id}`, { monitored: false })
    await standing.ok('PATCH', `/movies/${movie.id}`, { monitored: true })
    await standing.ok('POST', '/tags', { name: 'compared' })
    await until('all events have arrived', () => socket.frames().some(({ type }) => type === 'tag_changed'))
    socket.close()
    const stored = (await standing.ok('GET', '/history?limit=100')).results

    const told = socket.frames().filter(({ seq }) => seq !== undefined)
    expect(told.length).toBeGreaterThanOrEqual(3)
    for (const frame of told) expect(stored.find((row: Body) => row.seq === frame.seq)?.data).toEqual(frame)
  })

  is('WebSocket handling can replay history', async () => {
    const { results } = await standing.ok('GET', '/history?limit=100&order=asc')
    const socket = await listening(standing, results[0].seq)
    await until('it is replayed', () => socket.frames().length >= results.length - 1)
    socket.close()

    expect(socket.frames().slice(0, results.length - 1)).toEqual(results.slice(1).map((row: Body) => row.data))
  })

  is('A row has id, seq, type, at, movie_id, download_id and data; type, seq and at equal those of the event', async () => {
    const { results } = await standing.ok('GET', '/history?limit=100')

    for (const row of results) {
      expect(names(row)).toEqual(words('id seq type at movie_id download_id data'))
      expect([row.data.type, row.data.seq, row.data.at]).toEqual([row.type, row.seq, row.at])
    }
  })

  is('The filters movie_id, type and since apply', async () => {
    const ofMovie = (await standing.ok('GET', `/history?movie_id=${movie.id}`)).results
    const ofType = (await standing.ok('GET', '/history?type=tag_changed')).results
    const [newest] = (await standing.ok('GET', '/history?limit=1')).results
    const second = `${newest.at.slice(0, 19)}Z`
    const east = new Date(Date.parse(second) + 3600e3).toISOString().replace('.000Z', '+01:00')
    const since = async (moment: string): Promise<Body[]> =>
      (await standing.ok('GET', `/history?limit=100&since=${encodeURIComponent(moment)}`)).results
    const soon = new Date(Date.parse(newest.at) + 1000).toISOString()
    const ids = (rows: Body[]): number[] => rows.map(({ id }) => id)
    // Scheduled work may add rows at any time.
    const known = (rows: Body[]): number[] => ids(rows).filter((id) => id <= newest.id)

    expect(ofMovie.length).toBeGreaterThan(0)
    expect(ofMovie.every((row: Body) => row.movie_id === movie.id)).toBe(true)
    expect(ofType.every((row: Body) => row.type === 'tag_changed')).toBe(true)
    expect((await since(soon)).filter(({ at }) => at < soon)).toEqual([])
    expect(ids(await since(newest.at))).toContain(newest.id)
    expect(ids(await since(second))).toContain(newest.id)
    expect(known(await since(east))).toEqual(known(await since(second)))
    expect((await since(second)).every(({ at }) => at >= second.slice(0, 19))).toBe(true)
  })
})

const sensitive = words(`api_key vpn_private_key vpn_port_forward_api_key metadata_api_key subtitles_api_key subtitles_password
  tracker_client_id tracker_client_secret list_api_key session_signing_key`)

const day = 24 * 60
/** Tasks of the contract with their interval in minutes, except those of optional parts: lists, tracker, subtitles, VPN, updates. */
const upkeep = {
  'wanted-search': 15,
  'feed-sync': 15,
  'metadata-refresh': 30,
  'library-rescan': day,
  'download-check': 1,
  'import-retry': 5,
  'indexer-health': 30,
  'disk-check': 5,
  backup: day,
  'backup-verify': day,
  'backup-copy': 60,
  'nfo-files': day,
  'nfo-write': 1,
  'restore-drill': 30 * day,
  'log-retention': 60,
  'session-purge': day,
  'recycle-empty': day,
  'storage-rules': day,
  'database-maintenance': 7 * day,
  'update-check': day,
  'list-sync': 60,
  'copy-preparation': 1,
  'list-adding': 1,
  'follow-check': 60,
  'tracker-sync': 5,
  'subtitle-search': 360,
  'vpn-check': 1,
}

const isMoment = (value: unknown): boolean => typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value)

type Read = { path: string; parameters: Body[]; schema: Body }
const reads = (document: Body): Read[] =>
  Object.entries<Body>(document.paths).flatMap(([path, { get }]) =>
    get ? [{ path, parameters: get.parameters ?? [], schema: get.responses[200]?.content?.['application/json']?.schema }] : [],
  )

const lists = async (): Promise<string[]> => {
  const found = listsOf(await standing.document(), { path: standing.movies, q: 'sintel' })
  expect(found.length).toBeGreaterThan(20)
  return [...found, `/api/v1/movies/${movie.id}/files?`, `/api/v1/movies/${movie.id}/history?`, '/api/v1/tasks/log-retention/runs?']
}

/** All field names in the document, except those that are data: map keys, setting codes of other programs. */
const fieldNames = (document: Body): string[] => {
  const found = new Set<string>()
  const walk = (node: Body): void => {
    if (typeof node !== 'object' || node === null) return
    for (const name of Object.keys(node.properties ?? {})) found.add(name)
    for (const [name, value] of Object.entries(node)) if (name !== 'example' && name !== 'examples') walk(value)
  }
  walk(document.components.schemas)
  walk(document.paths)
  return [...found]
}
