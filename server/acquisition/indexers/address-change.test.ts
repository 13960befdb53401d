import { afterEach, beforeEach, expect, test } from 'bun:test'
import { startTorznab } from '#server/testing/indexer'
import { useApp } from '#server/testing/use-app'

type Failure = { error: { code: string; message: string } }
const app = useApp()
let old: ReturnType<typeof startTorznab>
let other: ReturnType<typeof startTorznab>
beforeEach(() => {
  old = startTorznab([])
  other = startTorznab([])
})
afterEach(async () => {
  await old.stop()
  await other.stop()
})

const add = async (more: object = {}): Promise<number> => {
  const url = `${old.url.replace('//', '//user:pw@')}/api?passkey=PPP`
  const { body } = await app.ask<{ id: number }>('POST', '/indexers', { name: 'one', type: 'torznab', url, ...more })
  return body.id
}
const bySession = async (id: number, body: object) => {
  const { body: issued } = await app.ask<{ token: string }>('POST', '/auth/sessions', { kind: 'cli', label: 'a program' })
  const answer = await app.send('PATCH', `/api/v1/indexers/${id}`, { body, headers: { authorization: `Bearer ${issued.token}` } })
  return { status: answer.status, body: (await answer.json()) as Failure }
}
const stored = (id: number) => app.rooms.indexers.row(id)
const nothing = expect.not.objectContaining({ url_credentials: expect.anything() })

test('drops the credentials of an address when the address changes, whoever changes it', async () => {
  const id = await add({ api_key: 'key' })

  const changed = await bySession(id, { url: `${other.url}/api`, api_key: 'x', settings: {} })
  await app.ask('POST', `/indexers/${id}/test`)

  expect(changed.status).toBe(200)
  expect(stored(id).settings_json ?? {}).toEqual(nothing)
  expect(other.asked.length).toBeGreaterThan(0)
  expect(other.asked.filter((url) => url.href.includes('PPP'))).toEqual([])
  await app.ask('PATCH', `/indexers/${id}`, { url: `${old.url.replace('//', '//user:pw@')}/api?passkey=PPP` })
  await app.ask('PATCH', `/indexers/${id}`, { url: `${other.url}/api` })
  expect(stored(id).settings_json ?? {}).toEqual(nothing)
})

test('keeps them when other fields change, and can clear them', async () => {
  const id = await add()

  await app.ask('PATCH', `/indexers/${id}`, { url: stored(id).url, name: 'two', settings: { api_path: '/x' } })
  expect(stored(id).settings_json).toEqual({
    url_credentials: { user: 'user', password: 'pw', params: [['passkey', 'PPP']] },
    api_path: '/x',
  })

  expect((await app.ask('PATCH', `/indexers/${id}`, { settings: { url_credentials: null } })).status).toBe(200)
  expect(stored(id).settings_json).toEqual({ api_path: '/x' })
  expect((await app.ask('PATCH', `/indexers/${id}`, { settings: { url_credentials: { user: 'x' } } })).status).toBe(422)
})

test('a session that changes the address must send every secret setting again', async () => {
  const { body } = await app.ask<{ id: number }>('POST', '/indexers', {
    name: 'rss',
    type: 'torrent-rss',
    url: `${old.url}/rss`,
    settings: { cookie: 'COOKIE', accept_unknown_size: true },
  })
  const url = `${other.url}/rss`

  for (const sent of [{ url }, { url, settings: {} }, { url, settings: { accept_unknown_size: false } }]) {
    const refused = await bySession(body.id, sent)
    expect([refused.status, refused.body.error.message.split(':')[0]]).toEqual([422, 'settings.cookie'])
  }
  expect(stored(body.id).url).toBe(`${old.url}/rss`)

  expect((await bySession(body.id, { url, settings: { cookie: null } })).status).toBe(200)
  expect(stored(body.id).settings_json).toEqual({ accept_unknown_size: true })
})

test('a session must also send the key again, which the new address may contain', async () => {
  const id = await add({ api_key: 'OLD' })

  expect((await bySession(id, { url: `${other.url}/api` })).body.error.message).toStartWith('api_key: must be sent again')
  expect((await bySession(id, { url: `${other.url}/api?apikey=NEW` })).status).toBe(200)
  expect(stored(id)).toMatchObject({ url: `${other.url}/api`, api_key: 'NEW' })
})

test('allows other addresses for downloads as origins, and only http ones', async () => {
  const id = await add()
  const set = async (link_origins: string[]) =>
    await app.ask<Failure & { link_origins: string[] }>('PATCH', `/indexers/${id}`, { link_origins })

  const allowed = await set(['http://me:pw@NAS:9117/x?y=1', 'http://nas:9117', 'https://192.168.1.5'])
  const refused = await set(['ftp://nas/'])

  expect(allowed.body.link_origins).toEqual(['http://nas:9117', 'https://192.168.1.5'])
  expect([refused.status, refused.body.error.code]).toEqual([422, 'validation_error'])
})
