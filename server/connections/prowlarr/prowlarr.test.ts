import { afterEach, beforeEach, expect, test } from 'bun:test'
import type { Indexer } from '#server/acquisition/indexers/schema'
import type { Hold, ImportReport, ImportUndo } from '#server/connections/import/schema'
import { useApp } from '#server/testing/use-app'
import { startJackett, startProwlarr } from '#world/prowlarr'

const app = useApp()
let prowlarr: ReturnType<typeof startProwlarr>
let jackett: ReturnType<typeof startJackett>
beforeEach(() => {
  prowlarr = startProwlarr('keyofprowlarr')
  jackett = startJackett('key&ofjackett')
})
afterEach(async () => await Promise.all([prowlarr.stop(), jackett.stop()]))

const listed = async () => (await app.ask<{ results: Indexer[] }>('GET', '/indexers?limit=100')).body.results
const take = async (more: { preview?: boolean; api_key?: string; url?: string } = {}) =>
  await app.ask<ImportReport>('POST', `/import/prowlarr${more.preview ? '/preview' : ''}`, {
    url: more.url ?? prowlarr.url,
    api_key: more.api_key ?? 'keyofprowlarr',
  })
const itemsOf = ({ kinds }: ImportReport) =>
  kinds.flatMap(({ items }) => items.map(({ name, outcome, reasons }) => [name, outcome, reasons[0]?.code]))

const fill = () => {
  prowlarr.state.api_key = 'keyofprowlarr'
  prowlarr.indexers.push(
    {
      id: 1,
      name: 'Open site',
      priority: 10,
      fields: [
        { name: 'torrentBaseSettings.seedRatio', value: 1.5 },
        { name: 'torrentBaseSettings.seedTime', value: 600 },
      ],
    },
    { id: 2, name: 'Off', enable: false, fields: [{ name: 'torrentBaseSettings.appMinimumSeeders', value: 7 }] },
    { id: 3, name: 'News', protocol: 'usenet' },
    { id: 4, name: 'Music only', categories: [{ id: 3000, name: 'Audio' }] },
    { id: 0, name: 'Test' },
  )
}

test('every movie indexer comes with its address, categories, priority, and seed goals; the others are named', async () => {
  fill()

  const { status, body } = await take()

  expect(status).toBe(200)
  expect(itemsOf(body)).toEqual([
    ['Open site', 'added', undefined],
    ['Off', 'added', 'manager_indexer_off'],
    ['News', 'left_behind', 'manager_indexer_usenet'],
    ['Music only', 'left_behind', 'manager_indexer_no_movies'],
  ])
  expect(body).toMatchObject({ applied: true, source: 'prowlarr', version: '2.0.5.5160', totals: { added: 2, left_behind: 2 } })
  const [off, open] = (await listed()).toSorted((a, b) => a.name.localeCompare(b.name))
  expect(open).toMatchObject({
    type: 'torznab',
    url: `${prowlarr.url}/1/`,
    api_key_set: true,
    categories: [2000, 2040],
    priority: 10,
    enabled: true,
    min_seeders: 3,
    seed_ratio: 1.5,
    seed_minutes: 600,
  })
  expect(off).toMatchObject({ enabled: false, min_seeders: 7 })
  expect((await app.ask<Hold>('GET', '/import/hold')).body).toMatchObject({ held: true, sources: ['prowlarr'] })
})

test('a preview writes nothing and says the same', async () => {
  fill()

  const { body } = await take({ preview: true })

  expect(await listed()).toEqual([])
  expect((await app.ask<Hold>('GET', '/import/hold')).body.held).toBe(false)
  expect(itemsOf(body)).toEqual(itemsOf((await take()).body))
})

test('again: what was changed here stays, new ones come, and nothing is deleted without a word', async () => {
  fill()
  await take()
  const open = (await listed()).find(({ name }) => name === 'Open site')!
  await app.ask('PATCH', `/indexers/${open.id}`, { name: 'Renamed', priority: 50 })
  prowlarr.indexers.splice(1, 1)
  prowlarr.indexers.push({ id: 9, name: 'New site' })

  const { body } = await take()

  expect(itemsOf(body)).toEqual([
    ['Open site', 'matched', 'manager_indexer_here_as'],
    ['News', 'left_behind', 'manager_indexer_usenet'],
    ['Music only', 'left_behind', 'manager_indexer_no_movies'],
    ['New site', 'added', undefined],
    ['Off', 'matched', 'manager_indexer_gone'],
  ])
  expect((await listed()).map(({ name, priority }) => [name, priority]).toSorted()).toEqual([
    ['New site', 25],
    ['Off', 25],
    ['Renamed', 50],
  ])
  expect((await take()).body).toMatchObject({ report_id: null, totals: { added: 0, changed: 0 } })
})

test('a new key of the manager is given to all of its indexers', async () => {
  fill()
  await take()
  prowlarr.state.api_key = 'newkey'

  const { body } = await take({ api_key: 'newkey' })

  expect(body.totals).toMatchObject({ changed: 2, added: 0 })
  expect((await take({ api_key: 'newkey' })).body.totals.changed).toBe(0)
})

test('an indexer that came under another address of the manager is not added twice, and gets the one that works here', async () => {
  fill()
  const key = { api_key: 'keyofprowlarr', type: 'torznab' }
  await app.ask('POST', '/indexers', { name: 'Open site (Prowlarr)', url: 'http://prowlarr.example:9696/1/', ...key })
  await app.ask('POST', '/indexers', { name: 'Another site', url: 'http://elsewhere.example/x/1/', ...key, api_key: 'another' })

  const { body } = await take()

  expect(itemsOf(body).slice(0, 2)).toEqual([
    ['Open site', 'changed', 'manager_indexer_moved'],
    ['Off', 'added', 'manager_indexer_off'],
  ])
  const urls = (await listed()).map(({ name, url, api_key_set }) => [name, url, api_key_set])
  expect(urls).toContainEqual(['Open site (Prowlarr)', `${prowlarr.url}/1/`, true])
  expect(urls).toContainEqual(['Another site', 'http://elsewhere.example/x/1/', true])
  expect((await take()).body.totals).toMatchObject({ added: 0, changed: 0 })
})

test('the import can be undone, and an indexer that was changed since stays', async () => {
  fill()
  const { body } = await take()
  app.clock.advance(1000)
  const off = (await listed()).find(({ name }) => name === 'Off')!
  await app.ask('PATCH', `/indexers/${off.id}`, { enabled: true })

  const undone = await app.ask<ImportUndo>('POST', `/import/${body.report_id}/undo`)

  expect(undone.body).toMatchObject({ taken_back: 1, stays: [{ kind: 'indexer', name: 'Off' }] })
  expect((await listed()).map(({ name }) => name)).toEqual(['Off'])
})

test('a wrong key, an address without Prowlarr, and an indexer with the same name are refused in words', async () => {
  fill()
  await app.ask('POST', '/indexers', { name: 'Open site', type: 'torznab', url: 'https://elsewhere.example/' })

  const wrongKey = await take({ api_key: 'wrong' })
  const wrongPlace = await take({ url: jackett.url })
  const taken = await take()

  expect([wrongKey.status, wrongPlace.status]).toEqual([422, 422])
  expect(wrongKey.body).toMatchObject({ error: { values: { field: 'api_key' } } })
  expect(wrongPlace.body).toMatchObject({ error: { values: { field: 'url' } } })
  expect(itemsOf(taken.body)[0]).toEqual(['Open site', 'impossible', 'manager_indexer_name_taken'])
})

test('Jackett: each configured indexer gets an address of its own', async () => {
  jackett.indexers.push(
    { id: 'opensite', title: 'Open &amp; free', categories: [2000, 2040, 5000] },
    { id: 'music', title: 'Music', categories: [3000] },
    { id: 'unused', title: 'Unused', categories: [2000], configured: false },
  )
  const ask = (api_key: string) => app.ask<ImportReport>('POST', '/import/jackett', { url: `${jackett.url}/`, api_key })

  const refused = await ask('wrong')
  const { body } = await ask('key&ofjackett')

  expect(refused.status).toBe(422)
  expect(itemsOf(body)).toEqual([
    ['Open & free', 'added', undefined],
    ['Music', 'left_behind', 'manager_indexer_no_movies'],
  ])
  expect(await listed()).toMatchObject([{ url: `${jackett.url}/api/v2.0/indexers/opensite/results/torznab/`, categories: [2000, 2040] }])
})
