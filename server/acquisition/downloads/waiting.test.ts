import { afterEach, beforeEach, expect, test } from 'bun:test'
import { sentences } from '#server/acquisition/torrent/sentences'
import { say } from '#server/foundation/lib/sentence'
import { Conflict, Invalid, NotFound } from '#server/foundation/platform/errors'
import { type DownloadWorld, goodFiles, movie, openDownloads } from '#server/testing/downloads-world'

let app: DownloadWorld
beforeEach(() => {
  app = openDownloads()
})
afterEach(() => app.db.$client.close())

test('follows a pause and a resume made in the client, and the movie arrives', async () => {
  const { id, hash } = await app.arriving()
  app.outside.see(hash, { state: 'paused' })
  await app.pass(600)
  expect(app.downloads.get(id)).toMatchObject({ state: 'paused', error: { code: 'paused_in_client' } })

  app.outside.see(hash, { state: 'downloading', downloaded_bytes: 0 })
  await app.pass(1)
  expect(app.downloads.get(id)).toMatchObject({ state: 'downloading', error: null })
  app.outside.see(hash, { state: 'seeding', complete: true })
  await app.pass(1)

  expect(app.stateOf(id)).toBe('importing')
  expect(app.types().filter((type) => /paused|resumed/.test(type))).toEqual(['download_paused', 'download_resumed'])
})

test('a pause made here stays until it is resumed here, whatever the client does', async () => {
  const { id, hash } = await app.arriving()
  app.outside.see(hash, { state: 'paused' })
  await app.pass(1)

  await app.downloads.pause(id)
  app.outside.see(hash, { state: 'downloading', downloaded_bytes: 7 })
  await app.pass(5)
  expect(app.downloads.get(id)).toMatchObject({ state: 'paused', error: null })

  expect((await app.downloads.resume(id)).state).toBe('downloading')
})

test('a download paused before its files were known also resumes in its client', async () => {
  const { id, hash } = app.queue()
  await app.drive.advance(id)
  await app.downloads.pause(id)

  await app.downloads.resume(id)
  await app.drive.advance(id)
  app.outside.knows(hash, goodFiles)
  await app.pass(1)

  expect(app.stateOf(id)).toBe('downloading')
  expect(app.outside.told).toContain(`resume ${hash.slice(0, 4)}`)
})

test('a torrent that the client lost and downloads again is not stalled while it progresses', async () => {
  const { id, hash } = await app.arriving()
  app.outside.see(hash, { downloaded_bytes: 0.8 * movie, peers: 5 })
  await app.pass(1)
  app.outside.lose(hash)
  await app.pass(1)
  expect(app.store.get(id)).toMatchObject({ downloaded_bytes: 0, progress: 0 })
  app.outside.knows(hash, goodFiles)

  for (let minute = 1; minute <= 120; minute++) {
    await app.pass(1)
    app.outside.see(hash, { downloaded_bytes: minute * 1000, peers: 5 })
  }

  expect(app.stateOf(id)).toBe('downloading')
  expect(app.types()).not.toContain('download_stalled')
})

test('neither is a torrent that the client found damaged and downloads again', async () => {
  const { id, hash } = await app.arriving()
  app.outside.see(hash, { downloaded_bytes: 0.8 * movie, peers: 5 })
  await app.pass(1)
  app.outside.see(hash, { state: 'checking', downloaded_bytes: 0 })
  await app.pass(90)
  expect(app.stateOf(id)).toBe('checking')

  for (let minute = 1; minute <= 120; minute++) {
    app.outside.see(hash, { state: 'downloading', downloaded_bytes: minute * 1000, peers: 5 })
    await app.pass(1)
  }

  expect(app.stateOf(id)).toBe('downloading')
  expect(app.types()).not.toContain('download_stalled')
})

test('a torrent that a client refuses fails with its message and does not hold up others', async () => {
  app.settings.max_concurrent_downloads = 1
  const [bad, taken, next] = [app.queue(), app.queue(), app.queue()]
  app.outside.refuse(bad.hash, new Invalid(say(sentences, 'invalid_torrent')))
  app.outside.refuse(taken.hash, new Conflict(say(sentences, 'torrent_without_files')))

  await app.pass(3)

  expect(app.downloads.get(bad.id)).toMatchObject({
    state: 'failed',
    error: { code: 'client_refused', values: { why: { code: 'invalid_torrent' } } },
  })
  expect(app.downloads.get(taken.id)).toMatchObject({ state: 'failed', error: { code: 'client_refused' } })
  expect(app.blocked).toEqual(['client_refused'])
  expect(app.outside.told.some((words) => words.startsWith('remove'))).toBe(false)
  expect(app.stateOf(next.id)).toBe('fetching_metadata')
})

test('an unresponsive client is reported, asked less and less often, and does not hold up another client', async () => {
  app.settings.max_concurrent_downloads = 1
  app.outside.goDown()
  const first = app.queue()
  app.choose({ id: 2, name: 'second' })
  const other = app.queue()

  await app.pass(1)
  expect(app.stateOf(other.id)).toBe('fetching_metadata')
  expect(app.downloads.get(first.id)).toMatchObject({ state: 'queued', error: { code: 'client_unreachable' } })
  await app.pass(300)
  expect(app.outside.asked()).toBeLessThan(30)
  app.outside.comeBack()
  await app.drive.clientIsBack(null)

  expect(app.downloads.get(first.id)).toMatchObject({ state: 'fetching_metadata', error: null })
})

test('metadata is not given up while the network is down', async () => {
  const { id, hash } = app.queue()
  await app.drive.advance(id)
  app.outside.see(hash, { in_contact: false })

  await app.pass(600)
  expect(app.downloads.get(id)).toMatchObject({ state: 'fetching_metadata', error: { code: 'client_reaches_no_peer' } })
  app.outside.see(hash, { in_contact: true })
  await app.pass(1)
  expect(app.downloads.get(id).error).toBeNull()
  await app.pass(60)

  expect(app.store.get(id)).toMatchObject({ state: 'failed', error_code: 'no_metadata' })
})

test('a download only stalls after time in which its client reached anyone; one torrent in contact counts for all', async () => {
  const { id, hash } = await app.arriving()
  app.outside.see(hash, { in_contact: false })
  await app.pass(600)
  expect(app.downloads.get(id)).toMatchObject({ state: 'downloading', error: { code: 'client_reaches_no_peer' } })

  const other = await app.arriving()
  app.outside.see(other.hash, { in_contact: true, peers: 1 })
  for (let minute = 1; minute <= 61; minute++) {
    app.outside.see(other.hash, { downloaded_bytes: minute })
    await app.pass(1)
  }

  expect(app.stateOf(id)).toBe('stalled')
  expect(app.stateOf(other.id)).toBe('downloading')
})

test('those that wait start in the order that a person gave them, and others keep their place', async () => {
  app.settings.max_concurrent_downloads = 1
  const [first, second, third, fourth] = [app.queue(), app.queue(), app.queue(), app.queue()]
  await app.drive.advanceAll()
  expect(app.stateOf(first.id)).toBe('fetching_metadata')

  app.downloads.arrange([fourth.id, second.id])
  expect(app.downloads.list({ order: 'asc', state: 'queued' }).results.map(({ id, turn }) => [id, turn])).toEqual([
    [second.id, fourth.id],
    [third.id, third.id],
    [fourth.id, second.id],
  ])
  await app.downloads.pause(first.id)
  await app.pass(1)

  expect([second, third, fourth].map(({ id }) => app.stateOf(id))).toEqual(['queued', 'queued', 'fetching_metadata'])
  expect(app.types()).toContain('download_order_changed')
})

test('an order with a download that does not exist changes nothing', () => {
  const [first, second] = [app.queue(), app.queue()]

  expect(() => app.downloads.arrange([second.id, first.id, 99])).toThrow(NotFound)

  expect([first, second].map(({ id }) => app.downloads.get(id).turn)).toEqual([first.id, second.id])
})

test('while no more downloads may start, those that run go on and the others wait', async () => {
  const running = await app.arriving()
  app.settings.queue_paused = true
  const waiting = app.queue()
  await app.drive.advanceAll()
  expect([app.stateOf(running.id), app.stateOf(waiting.id)]).toEqual(['downloading', 'queued'])

  app.settings.queue_paused = false
  await app.drive.advanceAll()

  expect(app.stateOf(waiting.id)).toBe('fetching_metadata')
})

test('a download without seeders lets those behind it start first, says why it waits, and takes a place that is left', async () => {
  app.settings.max_concurrent_downloads = 1
  const [lonely, next, last] = [app.queue(), app.queue(), app.queue()]
  app.swarms.set(lonely.id, { seeders: 0, leechers: 3 })
  app.swarms.set(next.id, { seeders: 5, leechers: 0 })

  await app.drive.advanceAll()

  expect([lonely, next, last].map(({ id }) => app.stateOf(id))).toEqual(['queued', 'fetching_metadata', 'queued'])
  expect(app.downloads.get(lonely.id).error).toMatchObject({ code: 'no_seeders' })
  expect(app.downloads.get(last.id).error).toBeNull()

  app.settings.max_concurrent_downloads = 3
  await app.drive.advanceAll()
  expect([lonely, last].map(({ id }) => app.stateOf(id))).toEqual(['fetching_metadata', 'fetching_metadata'])
  expect(app.downloads.get(lonely.id).error).toBeNull()
})

test('an order that a person made is kept, and so is the order among those without seeders', async () => {
  app.settings.max_concurrent_downloads = 1
  const [first, second, third] = [app.queue(), app.queue(), app.queue()]
  for (const { id } of [first, second]) app.swarms.set(id, { seeders: 0, leechers: 0 })
  app.store.arrange([second.id, first.id])

  await app.drive.advanceAll()

  expect([first, second, third].map(({ id }) => app.stateOf(id))).toEqual(['queued', 'fetching_metadata', 'queued'])
})

test('a download stops saying that it has no seeders as soon as one is known', async () => {
  app.settings.max_concurrent_downloads = 1
  const [lonely, next] = [app.queue(), app.queue()]
  app.swarms.set(lonely.id, { seeders: 0, leechers: 0 })
  await app.drive.advanceAll()
  app.swarms.set(lonely.id, { seeders: 1, leechers: 0 })
  expect([app.stateOf(next.id), app.downloads.get(lonely.id).error?.code]).toEqual(['fetching_metadata', 'no_seeders'])

  await app.drive.advanceAll()

  expect([app.stateOf(lonely.id), app.downloads.get(lonely.id).error]).toEqual(['queued', null])
})
