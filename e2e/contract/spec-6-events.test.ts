import { afterAll, beforeAll, expect } from 'bun:test'
import { mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { events, transientTypes } from '#server/events'
import { until } from '#server/testing/until'
import { section } from './sentence'
import { type Body, demoMovies, listening, openSocket, openStanding, type Standing, type Told } from './standing'

let standing: Standing
beforeAll(async () => {
  standing = await openStanding()
  await standing.add(demoMovies[0])
}, 120_000)
afterAll(() => standing?.close(), 30_000)

const tag = (name: string): Promise<Body> => standing.ok('POST', '/tags', { name })
const seqs = (frames: readonly Told[]): number[] => frames.flatMap(({ seq }) => (seq === undefined ? [] : [seq]))
const lastSeq = async (): Promise<number> => (await standing.ok('GET', '/history?limit=1')).results[0].seq

section('6. Events', (is) => {
  is('All state changes are broadcast as typed events over one WebSocket at /api/v1/ws', async () => {
    const socket = await listening(standing)
    const { id } = await tag('broadcast')
    await standing.ok('PATCH', `/tags/${id}`, { name: 'renamed' })
    await standing.ok('DELETE', `/tags/${id}`)
    await standing.ok('PUT', '/config', { recycle_days: 9 })
    const exclusion = await standing.ok('POST', '/exclusions', { metadata_id: 603, title: 'Kept out' })
    await standing.ok('DELETE', `/exclusions/${exclusion.id}`)
    const session = await standing.ok('POST', '/auth/sessions', { kind: 'cli', label: 'told' })
    await standing.ok('DELETE', `/auth/sessions/${session.session.id}`)
    await until('the last event arrives', () => socket.frames().some(({ type }) => type === 'session_revoked'))
    socket.close()
    const told = socket.frames().flatMap(({ type, change }) => (type.startsWith('task_') ? [] : [change ? `${type} ${change}` : type]))

    // The first scheduled backup is due within a minute.
    expect(told.filter((each) => !/^(health|backup)_/.test(each))).toEqual([
      'tag_changed created',
      'tag_changed updated',
      'tag_changed removed',
      'config_changed',
      'exclusion_changed created',
      'exclusion_changed removed',
      'session_created',
      'session_revoked',
    ])
  })

  is('Folders, indexers, profiles, clients, the blocklist, scans, downloads and failed tasks emit events as well', async () => {
    const socket = await listening(standing)
    const [more, backups] = [join(standing.dir, 'more movies'), join(standing.dir, 'backups elsewhere')]
    mkdirSync(join(more, 'Charade (1963)'), { recursive: true })
    writeFileSync(join(more, 'Charade (1963)', 'Charade.1963.1080p.BluRay.x264-GROUP.mkv'), 'a movie')
    const root = await standing.ok('POST', '/root-folders', { path: more })
    const { url, api_key } = standing.indexer
    await standing.ok('POST', '/indexers', { name: 'told', type: 'torznab', url, api_key })
    const [profile] = (await standing.ok('GET', '/quality-profiles')).results
    await standing.ok('PATCH', `/quality-profiles/${profile.id}`, { name: 'Told' })
    const client = { name: 'told', type: 'qbittorrent', enabled: false, settings: { url: 'http://127.0.0.1:1' } }
    await standing.ok('DELETE', `/download-clients/${(await standing.ok('POST', '/download-clients', client)).id}`)
    await standing.ok('POST', '/blocklist', { info_hash: 'b'.repeat(40), title: 'A.Release.2020', movie_id: 1 })
    const scan = await standing.ok('POST', '/library/scan', { root_folder_id: root.id })
    const download = await standing.ok('POST', '/downloads', { movie_id: 1, magnet: `magnet:?xt=urn:btih:${'c'.repeat(40)}` })
    await standing.ok('POST', `/downloads/${download.id}/pause`)
    await until('the engine is up', async () => (await standing.api('POST', `/downloads/${download.id}/resume`)).status === 200)
    mkdirSync(backups)
    await standing.ok('PUT', '/config', { backup_path: backups })
    rmdirSync(backups)
    await standing.run('backup')
    const wanted: Record<string, object> = {
      root_folder_changed: { id: root.id, path: more, change: 'created' },
      indexer_changed: { name: 'told', change: 'created' },
      quality_profile_changed: { id: profile.id, change: 'updated' },
      download_client_changed: { name: 'told', change: 'removed' },
      blocklist_changed: { change: 'created' },
      library_scan_progress: { scan_id: scan.id, found: 1 },
      library_scan_completed: { scan_id: scan.id },
      download_paused: { download_id: download.id, movie_id: 1 },
      download_resumed: { download_id: download.id, movie_id: 1 },
      task_failed: { task: 'backup', error: expect.stringContaining(backups) },
    }
    for (const type of Object.keys(wanted)) await until(`${type} arrives`, () => socket.frames().some((frame) => frame.type === type))
    socket.close()
    await standing.ok('DELETE', `/downloads/${download.id}`)
    await standing.ok('PUT', '/config', { backup_path: null })

    for (const [type, fields] of Object.entries(wanted))
      expect(socket.frames().filter((frame) => frame.type === type)).toContainEqual(expect.objectContaining({ type, ...fields }))
  })

  is('Each event payload is a typed AppEvent variant', async () => {
    const { components } = await standing.document()
    const union = components.schemas.AppEvent
    const variants: Body[] = union.oneOf ?? union.anyOf
    const types = variants.map((variant) => {
      const schema = variant.$ref ? components.schemas[variant.$ref.split('/').at(-1)] : variant
      return schema.properties.type.const ?? schema.properties.type.enum?.[0]
    })

    expect(types.toSorted()).toEqual(Object.keys(events).toSorted())
  })

  is('The same union is stored in the history row: all of its types are broadcast, and no transient one is stored', async () => {
    const { results } = await standing.ok('GET', '/history?limit=100')

    expect(results.filter((row: Body) => !(row.type in events))).toEqual([])
    expect(results.filter((row: Body) => (transientTypes as readonly string[]).includes(row.type))).toEqual([])
  })

  is('An event is sent after its change can be read', async () => {
    const socket = await listening(standing)
    const seen: number[] = []
    const made = await tag('readable')
    await until('the event arrives', () => socket.frames().some(({ id }) => id === made.id))
    seen.push((await standing.api('GET', `/tags/${made.id}`)).status)
    socket.close()

    expect(seen).toEqual([200])
  })
})

section('6. Handshake', (is) => {
  is('The first message is {type: "auth", api_key}, the answer is {type: "auth_ok"}, then events stream', async () => {
    const socket = await listening(standing)
    await tag('streamed')
    const isTag = (each: unknown) => (each as { type: string }).type === 'tag_changed'
    await until('the event arrives', () => socket.messages.some(isTag))
    socket.close()

    expect(socket.messages[0] as object).toEqual({ type: 'auth_ok' })
    expect(socket.messages.find(isTag)).toMatchObject({ type: 'tag_changed', name: 'streamed' })
  })

  is('Nothing is sent before the first message', async () => {
    const socket = openSocket(standing.url)
    await tag('unheard')
    await listening(standing).then((other) => other.close())

    expect(socket.messages).toEqual([])
    socket.close()
  })

  is('A session token serves as api_key, and so does the cookie of the upgrade from our own page', async () => {
    const { headers } = await standing.api('POST', '/auth/sessions', { kind: 'browser' })
    const cookie = headers.get('set-cookie')?.split(';')[0] ?? ''
    const socket = openSocket(standing.url, { type: 'auth' }, { cookie, origin: standing.url })
    await socket.heard
    socket.close()

    expect(socket.messages[0]?.type).toBe('auth_ok')
  })

  is('A malformed first message closes with 4400', async () => {
    const first = [
      '{',
      'hello',
      '[]',
      '{}',
      '{"type":"hello"}',
      { type: 'auth', api_key: 5 },
      { type: 'auth', api_key: standing.key, since: 'x' },
    ]
    const codes = await Promise.all(first.map((message) => openSocket(standing.url, message).closed))

    expect(codes).toEqual(first.map(() => 4400))
  })

  is('A first message of more than 4 KiB closes with 4400', async () => {
    expect(await openSocket(standing.url, { type: 'auth', api_key: standing.key, padding: 'x'.repeat(5000) }).closed).toBe(4400)
  })

  is('A bad credential closes with 4401', async () => {
    const codes = await Promise.all([
      openSocket(standing.url, { type: 'auth', api_key: 'ak1_wrong' }).closed,
      openSocket(standing.url, { type: 'auth' }).closed,
      openSocket(standing.url, { type: 'auth', api_key: '' }).closed,
      openSocket(standing.url, { type: 'auth', api_key: 'ak1_wrong' }, { authorization: `Bearer ${standing.key}` }).closed,
    ])

    expect(codes).toEqual([4401, 4401, 4401, 4401])
  })

  is('A cookie from a foreign page closes with 4403', async () => {
    const { headers } = await standing.api('POST', '/auth/sessions', { kind: 'browser' })
    const cookie = headers.get('set-cookie')?.split(';')[0] ?? ''

    expect(await openSocket(standing.url, { type: 'auth' }, { cookie, origin: 'https://evil.example' }).closed).toBe(4403)
  })

  is('Silence closes with 4408', async () => {
    expect(await openSocket(standing.url).closed).toBe(4408)
  })

  is('A since that is unknown or no longer kept closes with 4409', async () => {
    const codes = await Promise.all(
      [10_000_000, await lastSeq().then((seq) => seq + 1000)].map(
        (since) => openSocket(standing.url, { type: 'auth', api_key: standing.key, since }).closed,
      ),
    )

    expect(codes).toEqual([4409, 4409])
  })
})

section('6. Replay', (is) => {
  is('since replays from history without gap or repeat, then goes live', async () => {
    const from = await lastSeq()
    for (let i = 0; i < 20; i++) await tag(`missed ${i}`)
    const socket = await listening(standing, from)
    const making = Promise.all(Array.from({ length: 20 }, (_, i) => tag(`live ${i}`)))
    await making
    const last = await lastSeq()
    await until('all events have arrived', () => seqs(socket.frames()).includes(last))
    socket.close()
    const told = seqs(socket.frames()).filter((seq) => seq <= last)

    expect(told).toEqual(Array.from({ length: last - from }, (_, i) => from + 1 + i))
  })

  is('The newest seq as since replays nothing', async () => {
    const newest = await lastSeq()
    const socket = await listening(standing, newest)
    const made = await tag('the next')
    const isTag = ({ type, id }: Told): boolean => type === 'tag_changed' && id === made.id
    await until('the event arrives', () => socket.frames().some(isTag))
    socket.close()
    const told = socket.frames().slice(0, socket.frames().findIndex(isTag) + 1)

    // Scheduled work may announce something first, but that is new as well.
    expect(seqs(told)).toEqual(seqs(told).map((_, i) => newest + 1 + i))
  })

  is('Every stored event has seq and at, and every socket receives the same events in the same order', async () => {
    const sockets = await Promise.all([1, 2, 3].map(() => listening(standing)))
    const from = await lastSeq()
    for (let i = 0; i < 10; i++) await tag(`same ${i}`)
    const last = await lastSeq()
    await until('all sockets receive all events', () => sockets.every((socket) => seqs(socket.frames()).includes(last)))
    for (const socket of sockets) socket.close()
    const stored = sockets.map((socket) => socket.frames().filter(({ seq }) => seq !== undefined && seq > from && seq <= last))

    expect(stored[0]!.length).toBeGreaterThanOrEqual(10)
    expect(stored[1]).toEqual(stored[0]!)
    expect(stored[2]).toEqual(stored[0]!)
    expect(seqs(stored[0]!)).toEqual(seqs(stored[0]!).toSorted((a, b) => a - b))
    expect(stored[0]?.every(({ at }) => /^\d{4}-\d\d-\d\dT.*Z$/.test(at))).toBe(true)
  })

  is('Transient events have no seq', async () => {
    const socket = await listening(standing)
    const id = await standing.run('log-retention')
    await until('the task event arrives', () => socket.frames().some(({ type, run_id }) => type === 'task_completed' && run_id === id))
    socket.close()
    const transient = socket.frames().filter(({ type }) => (transientTypes as readonly string[]).includes(type))

    expect(transient.length).toBeGreaterThanOrEqual(2)
    expect(seqs(transient)).toEqual([])
  })

  is('Client messages after the handshake are ignored', async () => {
    const socket = await listening(standing)
    socket.send({ type: 'auth', api_key: 'ak1_wrong' })
    socket.send({ type: 'delete_everything' })
    await tag('still here')
    await until('the event arrives', () => socket.frames().some(({ name }) => name === 'still here'))
    socket.close()

    expect(socket.messages.filter(({ type }) => type === 'auth_ok').length).toBe(1)
  })
})
