import { afterEach, beforeEach, expect, test } from 'bun:test'
import { Conflict, Invalid } from '#server/platform/errors'
import { type DownloadWorld, goodFiles, movie, openDownloads } from '#server/testing/downloads-world'

let house: DownloadWorld
beforeEach(() => {
  house = openDownloads()
})
afterEach(() => house.db.$client.close())

test('a pause that was made in the client is followed, both ways, and the movie arrives', async () => {
  const { id, hash } = await house.arriving()
  house.outside.see(hash, { state: 'paused' })
  await house.pass(600)
  expect(house.downloads.get(id)).toMatchObject({ state: 'paused', error: { code: 'paused_in_client' } })

  house.outside.see(hash, { state: 'downloading', downloaded_bytes: 0 })
  await house.pass(1)
  expect(house.downloads.get(id)).toMatchObject({ state: 'downloading', error: null })
  house.outside.see(hash, { state: 'seeding', complete: true })
  await house.pass(1)

  expect(house.stateOf(id)).toBe('importing')
  expect(house.types().filter((type) => /paused|resumed/.test(type))).toEqual(['download_paused', 'download_resumed'])
})

test('a pause that was asked of us stays until we are asked to go on, whatever the client does', async () => {
  const { id, hash } = await house.arriving()
  house.outside.see(hash, { state: 'paused' })
  await house.pass(1)

  await house.downloads.pause(id)
  house.outside.see(hash, { state: 'downloading', downloaded_bytes: 7 })
  await house.pass(5)
  expect(house.downloads.get(id)).toMatchObject({ state: 'paused', error: null })

  expect((await house.downloads.resume(id)).state).toBe('downloading')
})

test('one that was paused before its files were known goes on at its client too', async () => {
  const { id, hash } = house.queue()
  await house.drive.drive(id)
  await house.downloads.pause(id)

  await house.downloads.resume(id)
  await house.drive.drive(id)
  house.outside.knows(hash, goodFiles)
  await house.pass(1)

  expect(house.stateOf(id)).toBe('downloading')
  expect(house.outside.told).toContain(`resume ${hash.slice(0, 4)}`)
})

test('what the client lost and fetches anew is not called stalled while it moves', async () => {
  const { id, hash } = await house.arriving()
  house.outside.see(hash, { downloaded_bytes: 0.8 * movie, peers: 5 })
  await house.pass(1)
  house.outside.lose(hash)
  await house.pass(1)
  expect(house.store.get(id)).toMatchObject({ downloaded_bytes: 0, progress: 0 })
  house.outside.knows(hash, goodFiles)

  for (let minute = 1; minute <= 120; minute++) {
    await house.pass(1)
    house.outside.see(hash, { downloaded_bytes: minute * 1000, peers: 5 })
  }

  expect(house.stateOf(id)).toBe('downloading')
  expect(house.types()).not.toContain('download_stalled')
})

test('what a client finds damaged and fetches again is not called stalled either', async () => {
  const { id, hash } = await house.arriving()
  house.outside.see(hash, { downloaded_bytes: 0.8 * movie, peers: 5 })
  await house.pass(1)
  house.outside.see(hash, { state: 'checking', downloaded_bytes: 0 })
  await house.pass(90)
  expect(house.stateOf(id)).toBe('checking')

  for (let minute = 1; minute <= 120; minute++) {
    house.outside.see(hash, { state: 'downloading', downloaded_bytes: minute * 1000, peers: 5 })
    await house.pass(1)
  }

  expect(house.stateOf(id)).toBe('downloading')
  expect(house.types()).not.toContain('download_stalled')
})

test('what a client refuses fails in its words, and holds up nothing that waits behind it', async () => {
  house.settings.max_concurrent_downloads = 1
  const [bad, taken, next] = [house.queue(), house.queue(), house.queue()]
  house.outside.refuse(bad.hash, new Invalid('This is no torrent'))
  house.outside.refuse(taken.hash, new Conflict('It is there already, outside of the category'))

  await house.pass(3)

  expect(house.downloads.get(bad.id)).toMatchObject({ state: 'failed', error: { code: 'client_refused', text: 'This is no torrent' } })
  expect(house.downloads.get(taken.id)).toMatchObject({ state: 'failed', error: { code: 'client_refused' } })
  expect(house.blocked).toEqual(['client_refused'])
  expect(house.outside.told.some((words) => words.startsWith('remove'))).toBe(false)
  expect(house.stateOf(next.id)).toBe('fetching_metadata')
})

test('a client that does not answer says so, is asked less and less often, and does not hold up another', async () => {
  house.settings.max_concurrent_downloads = 1
  house.outside.goDown()
  const first = house.queue()
  house.choose({ id: 2, name: 'second' })
  const other = house.queue()

  await house.pass(1)
  expect(house.stateOf(other.id)).toBe('fetching_metadata')
  expect(house.downloads.get(first.id)).toMatchObject({ state: 'queued', error: { code: 'client_unreachable' } })
  await house.pass(300)
  expect(house.outside.asked()).toBeLessThan(30)
  house.outside.comeBack()
  await house.drive.clientIsBack(null)

  expect(house.downloads.get(first.id)).toMatchObject({ state: 'fetching_metadata', error: null })
})

test('a download that waits for its metadata is not given up while the network is down', async () => {
  const { id, hash } = house.queue()
  await house.drive.drive(id)
  house.outside.see(hash, { in_touch: false })

  await house.pass(600)
  expect(house.downloads.get(id)).toMatchObject({ state: 'fetching_metadata', error: { code: 'nobody_reached' } })
  house.outside.see(hash, { in_touch: true })
  await house.pass(1)
  expect(house.downloads.get(id).error).toBeNull()
  await house.pass(60)

  expect(house.store.get(id)).toMatchObject({ state: 'failed', error_code: 'no_metadata' })
})

test('a download stalls only for time in which its client reached anybody; one torrent that reaches somebody tells for all', async () => {
  const { id, hash } = await house.arriving()
  house.outside.see(hash, { in_touch: false })
  await house.pass(600)
  expect(house.downloads.get(id)).toMatchObject({ state: 'downloading', error: { code: 'nobody_reached' } })

  const other = await house.arriving()
  house.outside.see(other.hash, { in_touch: true, peers: 1 })
  for (let minute = 1; minute <= 61; minute++) {
    house.outside.see(other.hash, { downloaded_bytes: minute })
    await house.pass(1)
  }

  expect(house.stateOf(id)).toBe('stalled')
  expect(house.stateOf(other.id)).toBe('downloading')
})
