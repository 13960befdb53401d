import { beforeAll, expect, test } from 'bun:test'
import { asProgram } from '#server/testing/as-program'
import { useSharedApp } from '#server/testing/use-app'

const app = useSharedApp()
const nosferatu = 653
const { call, get, send, switchOn } = asProgram(app)
const newMovie = async (more: object = {}) => {
  const [folder] = (await get('rootfolder')).json
  return {
    tmdbId: nosferatu,
    qualityProfileId: 1,
    rootFolderPath: `${folder.path}/`,
    monitored: true,
    addOptions: { searchForMovie: false },
    ...more,
  }
}

beforeAll(async () => {
  await app.ask('POST', '/root-folders', { path: app.shelf })
  switchOn(true)
})

test('is off by default: every address answers as an unknown one', async () => {
  switchOn(false)

  const answers = [
    await get('system/status'),
    await call('GET', '/api/v3/movie', { headers: {} }),
    await call('POST', '/signalr/messages/negotiate'),
  ]

  switchOn(true)
  expect(answers.map(({ status }) => status)).toEqual([404, 401, 404])
})

test('takes the key in a header, as Bearer, and in the address, in any case; never a cookie', async () => {
  const accepted = [{ 'X-Api-Key': app.key() }, { authorization: `Bearer ${app.key()}` }]
  for (const headers of accepted) expect((await call('GET', '/API/v3/System/Status', { headers })).status).toBe(200)
  expect((await call('GET', `/api/v3/system/status?apikey=${app.key()}`, { headers: {} })).status).toBe(200)

  const refused = await call('GET', '/api/v3/nothing', { headers: { 'x-api-key': 'wrong' } })

  expect([refused.status, refused.text]).toEqual([401, ''])
  expect((await call('GET', '/api/v3/movie', { headers: {} })).status).toBe(401)
})

test('a key for a program works here and nowhere else, and ends at once when it is revoked', async () => {
  const { body } = await app.ask<{ token: string; session: { id: string } }>('POST', '/auth/sessions', {
    kind: 'app',
    scope: 'programs',
    label: 'Bazarr',
  })
  const headers = { 'x-api-key': body.token }

  expect((await call('GET', '/api/v3/movie', { headers })).status).toBe(200)
  expect((await call('GET', '/api/v1/movies', { headers })).status).toBe(403)
  await app.ask('DELETE', `/auth/sessions/${body.session.id}`)
  expect((await call('GET', '/api/v3/movie', { headers })).status).toBe(401)
})

test('every answer names a version, also an error', async () => {
  for (const path of ['system/status', 'movie/99999999', 'nothing'])
    expect((await get(path)).headers.get('x-application-version')).toMatch(/^5(\.\d+){3}$/)
  expect((await get('system/status')).json).toMatchObject({ appName: 'Radarr', instanceName: 'Marquee', urlBase: '' })
})

test('the old address of the status is 404 without JSON, /api names v3, and /ping is open', async () => {
  const old = await call('GET', '/api/system/status')

  expect([old.status, old.text]).toEqual([404, ''])
  expect((await call('GET', '/api')).json).toEqual({ current: 'v3', deprecated: [] })
  expect((await call('GET', '/ping', { headers: {} })).json).toEqual({ status: 'OK' })
})

test('adds a movie, answers 304 while nothing changes, and shows the change afterwards', async () => {
  const added = await send('POST', 'movie', await newMovie())
  expect(added.status).toBe(201)
  expect(added.json).toMatchObject({
    tmdbId: nosferatu,
    titleSlug: String(nosferatu),
    hasFile: false,
    monitored: true,
    rootFolderPath: app.shelf,
  })
  expect(added.json).not.toHaveProperty('movieFile')

  const etag = (await get('movie')).headers.get('etag')!
  const again = () => call('GET', '/api/v3/movie', { headers: { 'x-api-key': app.key(), 'if-none-match': etag } })
  expect((await again()).status).toBe(304)
  await app.ask('PATCH', `/movies/${added.json.id}`, { monitored: false })

  expect((await again()).json[0].monitored).toBe(false)
  expect((await get(`movie?TMDBID=${nosferatu}`)).json).toHaveLength(1)
  expect((await get('movie?tmdbId=1')).json).toEqual([])
})

test('refuses a movie twice and a foreign folder in the words that programs look for', async () => {
  const twice = await send('POST', 'movie', await newMovie())
  const foreign = await send('POST', 'movie', await newMovie({ tmdbId: 234, rootFolderPath: '/elsewhere' }))

  expect(twice).toMatchObject({
    status: 400,
    json: [{ propertyName: 'TmdbId', errorMessage: 'This movie has already been added', errorCode: 'MovieExistsValidator' }],
  })
  expect(foreign.status).toBe(400)
  expect(foreign.json[0].errorMessage).toContain(app.shelf)
})

test('a lookup shows the movie of the library by its id, and one outside without', async () => {
  const [ours] = (await get(`movie/lookup?term=tmdb:${nosferatu}`)).json
  const [other] = (await get('movie/lookup?term=tmdbid%3A234')).json

  expect(ours.id).toBeGreaterThan(0)
  expect(other).toMatchObject({ tmdbId: 234, hasFile: false })
  expect(other).not.toHaveProperty('id')
  expect(other.folder).toBeTruthy()
})

test('writing a movie back as it was read changes nothing', async () => {
  const [movie] = (await get('movie')).json
  const before = app.events.length

  const written = await send('PUT', 'movie', movie)

  expect(written.status).toBe(202)
  expect(written.json).toEqual(movie)
  expect(app.events.slice(before)).toEqual([])
})

test('writing profiles, formats, and tags back as they were read changes nothing', async () => {
  await app.ask('POST', '/tags', { name: 'Kids Only' })
  await send('POST', 'customformat', {
    name: 'x265',
    includeCustomFormatWhenRenaming: true,
    specifications: [
      {
        name: 'my x265',
        implementation: 'ReleaseTitleSpecification',
        negate: false,
        required: true,
        fields: [{ name: 'value', value: 'x265' }],
      },
    ],
  })
  const before = app.events.length
  const own = async () => (await get('customformat')).json.find(({ name }: { name: string }) => name === 'x265')

  for (const kind of ['qualityprofile', 'customformat', 'tag']) {
    const { json } = await get(kind)
    expect(json.length).toBeGreaterThan(0)
    for (const one of json) expect((await send('PUT', `${kind}/${one.id}`, one)).json).toEqual(one)
  }

  expect(app.events.slice(before)).toEqual([])
  expect(await own()).toMatchObject({
    includeCustomFormatWhenRenaming: true,
    specifications: [{ name: 'my x265' }],
  })
  expect((await app.ask<{ results: { name: string }[] }>('GET', '/tags')).body.results[0]!.name).toBe('Kids Only')
})

test('a tag label is lower case, and the same label twice is one tag', async () => {
  const first = await send('POST', 'tag', { label: 'MiXed' })
  const second = await send('POST', 'tag', { label: 'mixed' })

  expect(first.json.label).toBe('mixed')
  expect(second.json.id).toBe(first.json.id)
  expect(await send('DELETE', `tag/${first.json.id}`)).toMatchObject({ status: 200, json: {} })
})

test('an indexer is read back as it was written, whatever ours cannot hold, and its key is never shown', async () => {
  const torznab = (await get('indexer/schema')).json.find((one: { implementation: string }) => one.implementation === 'Torznab')
  const values: Record<string, unknown> = {
    baseUrl: 'http://127.0.0.1:9/7/',
    apiPath: '/api',
    apiKey: 'manager-key',
    categories: [2000, 2040],
    minimumSeeders: 2,
    'seedCriteria.seedRatio': 1.5,
    multiLanguages: [4],
  }
  const fields = torznab.fields.map((field: { name: string }) => ({ ...field, ...(field.name in values && { value: values[field.name] }) }))
  const wanted = { ...torznab, name: 'Seven', fields, priority: 10, enableInteractiveSearch: false }

  const unreachable = await send('POST', 'indexer', wanted)
  const added = await send('POST', 'indexer?forceSave=true', wanted)
  const read = (await get(`indexer/${added.json.id}`)).json
  const before = app.events.length
  const written = await send('PUT', `indexer/${added.json.id}`, read)

  expect(unreachable.status).toBe(400)
  expect(added.status).toBe(201)
  expect(read).toMatchObject({ name: 'Seven', priority: 10, enableAutomaticSearch: true, enableInteractiveSearch: false })
  const shown = Object.fromEntries(read.fields.map((field: { name: string; value: unknown }) => [field.name, field.value]))
  expect(shown).toMatchObject({ ...values, apiKey: '********' })
  expect(written.json).toEqual(read)
  expect(app.events.slice(before)).toEqual([])
  expect((await get('indexer')).text).not.toContain('manager-key')
})

test('Usenet is accepted in a test and refused in words when it is saved', async () => {
  const [newznab] = (await get('indexer/schema')).json

  expect((await send('POST', 'indexer/test', newznab)).status).toBe(200)
  expect((await send('POST', 'indexer?forceSave=true', { ...newznab, name: 'Usenet' })).json[0].errorMessage).toBe(
    'Marquee downloads torrents only',
  )
})

test('what is not offered is refused in words and counted by program', async () => {
  const command = await send('POST', 'command', { name: 'NoSuchCommand' })
  const part = await send('POST', 'notification', {})

  expect([command.status, part.status]).toEqual([400, 400])
  expect(command.json.message).toContain('NoSuchCommand')
  const { results } = (await app.ask<{ results: { name: string; refused: { call: string }[] }[] }>('GET', '/programs')).body
  const seerr = results.find(({ name }) => name === 'Seerr')!
  expect(seerr.refused.map(({ call }) => call)).toEqual(expect.arrayContaining(['POST command', 'POST notification']))
})

test('the link that programs show leads to the page of the movie', async () => {
  const [{ id }] = (await get('movie')).json

  const link = await call('GET', `/movie/${nosferatu}`, { headers: {} })

  expect([link.status, link.headers.get('location')]).toEqual([302, `/movies/${id}`])
  expect((await call('GET', '/activity/queue', { headers: {} })).headers.get('location')).toBe('/activity')
})

test('an exclusion twice says so', async () => {
  const exclusion = { tmdbId: 234, movieTitle: 'A movie', movieYear: 1920 }

  expect((await send('POST', 'exclusions', exclusion)).status).toBe(201)
  expect((await send('POST', 'exclusions/bulk', [exclusion])).json[0].errorMessage).toBe('This exclusion has already been added.')
})

test('a provider that cannot be reached is 503, never an empty list', async () => {
  const { metadata_url } = app.config.get()
  app.config.update({ metadata_url: 'http://127.0.0.1:9' }, { isKey: true })

  const found = await get('movie/lookup?term=tmdb:775')

  app.config.update({ metadata_url }, { isKey: true })
  expect(found.status).toBe(503)
  expect(found.json.message).toBeTruthy()
})

test('an announced release of an unknown movie is rejected in a list of one', async () => {
  const pushed = await send('POST', 'release/push', {
    title: 'Unknown.Movie.2020.1080p.WEB-DL-X',
    downloadUrl: 'http://127.0.0.1:9/x',
    protocol: 'torrent',
  })

  expect(pushed.status).toBe(200)
  expect(pushed.json).toEqual([expect.objectContaining({ approved: false, rejected: true, rejections: [expect.any(String)] })])
  expect((await send('POST', 'release/push', { title: 'Nosferatu' })).json[0].propertyName).toBe('DownloadUrl')
})

test('no key is in the log, in an answer, or in the list of programs', async () => {
  await call('GET', `/api/v3/nothing?apikey=${app.key()}`, { headers: {} })

  expect(JSON.stringify((await app.ask('GET', '/logs?limit=100')).body)).not.toContain(app.key())
  expect(JSON.stringify((await app.ask('GET', '/programs')).body)).not.toContain(app.key())
})
