import { beforeEach, expect, test } from 'bun:test'
import { Conflict, UpstreamUnreachable } from '#server/foundation/platform/errors'
import { type DownloadWorld, openDownloads } from '#server/testing/downloads-world'
import { useSharedApp } from '#server/testing/use-app'

let app: DownloadWorld
beforeEach(() => {
  app = openDownloads()
})
const limitsTold = () => app.outside.told.filter((call) => call.startsWith('limit'))
const limitsOf = (id: number) => {
  const { download_speed_limit, upload_speed_limit } = app.downloads.get(id)
  return [download_speed_limit, upload_speed_limit]
}

test('a running download is limited in its client at once, and keeps the other limit', async () => {
  const { id, hash } = await app.arriving()

  await app.downloads.limit(id, { download_speed_limit: 2000 })
  await app.downloads.limit(id, { upload_speed_limit: 50 })

  expect(limitsTold()).toEqual([`limit ${hash.slice(0, 4)} 2000000 null`, `limit ${hash.slice(0, 4)} 2000000 50000`])
  expect(limitsOf(id)).toEqual([2000, 50])
  expect(app.types()).toContain('download_changed')
})

test('one that waits is given to its client with its limits', async () => {
  app.settings.queue_paused = true
  const { id } = app.queue()
  await app.downloads.limit(id, { download_speed_limit: 300 })
  expect(limitsTold()).toEqual([])

  app.settings.queue_paused = false
  await app.drive.advance(id)

  expect(app.outside.added()).toEqual([{ download: 300_000, upload: null }])
})

test('a limit that comes while the client takes the torrent is not lost', async () => {
  const { id, hash } = app.queue()
  app.outside.whileAdding(() => app.downloads.limit(id, { upload_speed_limit: 70 }))

  await app.drive.advance(id)

  expect(limitsTold()).toEqual([`limit ${hash.slice(0, 4)} null 70000`])
})

test('nothing changes if the client cannot be told', async () => {
  const { id } = await app.arriving()
  app.outside.goDown()

  await expect(app.downloads.limit(id, { download_speed_limit: 2000 })).rejects.toThrow(UpstreamUnreachable)

  expect(limitsOf(id)).toEqual([0, 0])
})

test('a download that is over has no limits to change', async () => {
  const { id } = await app.arriving()
  await app.downloads.giveUp(id, { code: 'no_peers', values: {}, text: 'No seeder', isBlocked: false })

  await expect(app.downloads.limit(id, { download_speed_limit: 2000 })).rejects.toThrow(Conflict)
})

const whole = useSharedApp()

test('by the API: limits are whole numbers that are not negative, and nothing else can be changed', async () => {
  const patch = async (body: object) => (await whole.ask('PATCH', '/downloads/1', body)).status

  expect([await patch({ download_speed_limit: -1 }), await patch({ upload_speed_limit: 1.5 }), await patch({ title: 'x' })]).toEqual([
    422, 422, 422,
  ])
  expect([await patch({}), await patch({ upload_speed_limit: 100 })]).toEqual([404, 404])
})
