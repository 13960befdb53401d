import { afterEach, beforeEach, expect, test } from 'bun:test'
import { asProgram } from '#server/testing/as-program'
import { hashOf, startTorznab } from '#server/testing/indexer'
import { putMovie, putRoot } from '#server/testing/put-rows'
import { after } from '#server/testing/until'
import { useApp } from '#server/testing/use-app'

const app = useApp()
const { get, send, switchOn } = asProgram(app)
let indexer: ReturnType<typeof startTorznab>
let charade: number
beforeEach(async () => {
  indexer = startTorznab([])
  switchOn(true)
  await putRoot(app)
  app.db.$client.run('UPDATE quality_profiles SET languages = \'{"mode":"any","values":[]}\'')
  charade = putMovie(app, {
    title: 'Charade',
    year: 1963,
    runtime_minutes: 100,
    original_language: 'en',
    digital_date: '2000-01-01T00:00:00.000Z',
  })
})
afterEach(() => indexer.stop())

/** Adds the indexer the way Prowlarr does: with the schema's fields filled in. */
const addAsProwlarr = async () => {
  const torznab = (await get('indexer/schema')).json.find((one: { implementation: string }) => one.implementation === 'Torznab')
  const values: Record<string, unknown> = { baseUrl: `${indexer.url}/`, apiPath: '/api', apiKey: 'manager-key', categories: [2000, 2040] }
  const fields = torznab.fields.map((field: { name: string }) => ({ ...field, ...(field.name in values && { value: values[field.name] }) }))
  return await send('POST', 'indexer', { ...torznab, name: 'Seven (Prowlarr)', fields })
}
const good = 'Charade.1963.1080p.BluRay.x264-GROUP'
const bad = 'Charade.1963.HDCAM.x264-GROUP'
const grabs = () => app.events.flatMap((event) => (event.type === 'release_grabbed' ? [event.release_title] : []))
const titlesOf = (releases: { title: string; approved: boolean }[]) => releases.map(({ title, approved }) => [title, approved])

test('an indexer that a manager added is asked by searches and feeds, with its key and categories', async () => {
  const added = await addAsProwlarr()
  expect(added.status).toBe(201)
  indexer.offers.push({ title: good })
  const before = indexer.searches().length

  await get(`release?movieId=${charade}`)
  const searched = indexer.searches().slice(before)
  await app.rooms.acquisition.syncFeeds()

  expect(searched.length).toBeGreaterThan(0)
  for (const { searchParams } of searched) {
    expect(searchParams.get('apikey')).toBe('manager-key')
    expect(searchParams.get('cat')?.split(',')).toEqual(['2000', '2040'])
  }
  expect(indexer.searches().length).toBeGreaterThan(before + searched.length)
})

test('a manager saves an indexer only after it answered with its capabilities, unless it insists', async () => {
  indexer.stop()

  const refused = await addAsProwlarr()

  expect(refused.status).toBe(400)
  expect(refused.json[0]).toMatchObject({ propertyName: 'BaseUrl', severity: 'error' })
  expect((await get('indexer')).json).toEqual([])
})

test('a search shows every release with our verdict and reasons, and what a person chose is grabbed', async () => {
  await addAsProwlarr()
  indexer.offers.push({ title: good }, { title: bad })

  const { json: found } = await get(`release?movieId=${charade}`)
  expect(titlesOf(found)).toEqual([
    [good, true],
    [bad, false],
  ])
  expect(found[1].rejections).not.toEqual([])
  expect(found[0]).toMatchObject({
    protocol: 'torrent',
    indexer: 'Seven (Prowlarr)',
    infoHash: hashOf(good).toUpperCase(),
    mappedMovieId: charade,
  })
  expect(JSON.stringify(found)).not.toContain('manager-key')
  const grabbed = await send('POST', 'release', { guid: found[0].guid, indexerId: found[0].indexerId })

  expect(grabbed.status).toBe(201)
  expect(grabs()).toEqual([good])
  expect((await send('POST', 'release', { guid: 'of another program' })).json[0].propertyName).toBe('guid')
})

const push = (more: object) =>
  send('POST', 'release/push', {
    title: good,
    downloadUrl: `${indexer.url}/download/${hashOf(good)}.torrent`,
    indexer: 'Seven (Prowlarr)',
    protocol: 'torrent',
    size: 8 * 1024 ** 3,
    publishDate: '2026-02-28T00:00:00Z',
    ...more,
  })

test('an announced release is judged by the profile, grabbed once, and never for an unmonitored movie', async () => {
  await addAsProwlarr()

  const worse = await push({ title: bad })
  const foreign = await push({ indexer: 'Nobody', downloadUrl: 'http://127.0.0.1:9/a.torrent' })
  const accepted = await push({ downloadUrl: `magnet:?xt=urn:btih:${hashOf(good)}` })
  await app.ask('PATCH', `/movies/${charade}`, { monitored: false })
  const unmonitored = await push({ title: 'Charade.1963.2160p.BluRay.x265-GROUP' })

  expect([worse, foreign, unmonitored].map(({ json: [one] }) => [one.approved, one.rejected])).toEqual([
    [false, true],
    [false, true],
    [false, true],
  ])
  expect(accepted.json).toEqual([expect.objectContaining({ approved: true, rejected: false, temporarilyRejected: false, rejections: [] })])
  expect(grabs()).toEqual([good])
})

test('a release name is taken apart, and leads to the movie of the library', async () => {
  const { json } = await get(`parse?title=${good}`)
  const { json: unknown } = await get('parse?title=Nothing.Known.1999.720p.WEB-DL-X')

  expect(json.parsedMovieInfo).toMatchObject({
    movieTitle: 'Charade',
    year: 1963,
    releaseGroup: 'GROUP',
    quality: { quality: { name: 'Bluray-1080p' } },
  })
  expect(json.movie).toMatchObject({ id: charade, tmdbId: expect.any(Number) })
  expect(unknown).not.toHaveProperty('movie')
})

test('removing from the queue with blocklist searches again, unless told not to', async () => {
  await addAsProwlarr()
  indexer.offers.push({ title: good }, { title: 'Charade.1963.1080p.WEB-DL.x264-OTHER' })
  await send('POST', 'command', { name: 'MoviesSearch', movieIds: [charade] })
  const first = await inQueue()
  expect(first).toMatchObject({ movieId: charade, title: good, downloadId: hashOf(good).toUpperCase() })
  const before = indexer.searches().length

  const removed = await send('DELETE', `queue/${first.id}?removeFromClient=true&blocklist=true&skipRedownload=false`)
  const second = await inQueue()
  await send('DELETE', `queue/${second.id}?removeFromClient=true&blocklist=true&skipRedownload=true`)

  expect([removed.status, removed.json]).toEqual([200, {}])
  expect(second.title).toBe('Charade.1963.1080p.WEB-DL.x264-OTHER')
  expect(indexer.searches().length).toBeGreaterThan(before)
  expect((await get('queue')).json.totalRecords).toBe(0)
  const { body } = await app.ask<{ results: { title: string }[] }>('GET', '/blocklist')
  expect(body.results.map(({ title }) => title).sort()).toEqual([good, 'Charade.1963.1080p.WEB-DL.x264-OTHER'])
})

/** The only record of the queue, once there is one. */
const inQueue = async () => {
  for (;;) {
    const { records } = (await get('queue?includeMovie=true')).json
    if (records.length > 0) return records[0]
    await after(5)
  }
}
