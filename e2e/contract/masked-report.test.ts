import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import JSZip from 'jszip'
import { until } from '#server/testing/until'
import { startParrot } from './canaries'
import { type Body, demoMovies, openStanding, type Standing } from './standing'

const owner = 'Wilhelmina'
const names = {
  folder: `Pictures of ${owner}`,
  placed: 'Unheard Rutabaga (1999)',
  file: 'Unheard.Rutabaga.1999.1080p.BluRay.mkv',
  indexer: `Indexer of ${owner}`,
  webhook: `Hook of ${owner}`,
  client: `Client of ${owner}`,
  tag: `tag of ${owner}`,
  session: `Phone of ${owner}`,
  server: `Palace of ${owner}`,
  user: 'wilhelmina77',
  host: 'movies.wilhelmina.example',
  part: 'wilhelminapath',
  address: '203.0.113.77',
}

let standing: Standing
let parrot: ReturnType<typeof startParrot>
let movies: Body[]

const entriesOf = async (query: string): Promise<[string, string][]> => {
  const answer = await fetch(`${standing.url}/api/v1/diagnostics/export${query}`, { headers: { authorization: `Bearer ${standing.key}` } })
  const zip = await JSZip.loadAsync(await answer.arrayBuffer())
  return Promise.all(Object.values(zip.files).map(async (file): Promise<[string, string]> => [file.name, await file.async('string')]))
}

/** Names everywhere that a person gives one, and makes the service write about all of them. */
const plant = async (): Promise<void> => {
  const { ok, api, request, dir } = standing
  await ok('PUT', '/config', {
    log_level: 'trace',
    dlna_name: names.server,
    subtitles_username: names.user,
    public_url: `https://${names.host}/`,
  })
  for (const id of demoMovies) await standing.add(id)
  movies = (await ok('GET', '/movies')).results
  const folder = join(dir, names.folder)
  mkdirSync(join(folder, names.placed), { recursive: true })
  writeFileSync(join(folder, names.placed, names.file), 'no movie')
  const root = await ok('POST', '/root-folders', { path: folder })
  await api('POST', '/library/scan', { root_folder_id: root.id })
  const indexer = await ok('POST', '/indexers', { name: names.indexer, type: 'torznab', url: `http://${parrot.host}/${names.part}` })
  const webhook = await ok('POST', '/webhooks', { name: names.webhook, url: `http://${parrot.host}/${names.part}` })
  await api('POST', '/download-clients', {
    name: names.client,
    type: 'qbittorrent',
    settings: { url: `http://${parrot.host}`, username: names.user },
  })
  await ok('POST', '/tags', { name: names.tag })
  await ok('POST', '/auth/sessions', { kind: 'cli', label: names.session })
  const said = [...movies.map(({ title }) => title), ...Object.values(names)]
  for (const text of said) {
    await request('GET', `/api/v1/movies?q=${encodeURIComponent(text)}`)
    await request('GET', `/api/v1/nothing/${encodeURIComponent(text)}`)
  }
  await ok(
    'POST',
    '/client-logs',
    said.map((text) => ({
      level: 'error',
      message: `cannot show ${text}`,
      fields: { text, url: `/library?q=${encodeURIComponent(text)}` },
    })),
  )
  await api('POST', `/indexers/${indexer.id}/test`)
  await api('POST', `/webhooks/${webhook.id}/test`)
  for (const task of ['indexer-health', 'wanted-search', 'feed-sync', 'download-check', 'library-rescan', 'backup'])
    await standing.run(task)
  await until('the failures are logged', async () => (await ok('GET', '/logs?q=indexer%20failed')).results.length > 0)
}

beforeAll(async () => {
  standing = await openStanding()
  parrot = startParrot()
  await plant()
}, 240_000)
afterAll(async () => {
  await parrot?.stop()
  await standing?.close()
}, 30_000)

const told = (): string[] => [...movies.map(({ title }) => title), ...Object.values(names), standing.dir.split('/').at(-1) ?? '', owner]
const found = (entries: readonly [string, string][]) =>
  entries.flatMap(([name, text]) => {
    const whole = text.toLowerCase()
    const isThere = (each: string) => [each, encodeURIComponent(each)].some((form) => whole.includes(form.toLowerCase()))
    return told()
      .filter(isThere)
      .map((each) => `${name}: ${each}`)
  })

test('the masked report of a running service names nobody and nothing', async () => {
  const masked = await entriesOf('?masked=true')

  expect(masked.map(([name]) => name)).toContain('masked.json')
  expect(found(masked)).toEqual([])
}, 60_000)

test('the plain one names them all, which proves that the search finds them', async () => {
  const plain = found(await entriesOf(''))

  expect(told().filter((each) => !plain.some((line) => line.endsWith(`: ${each}`)))).toEqual([])
}, 60_000)

test('the masks refer to the movies by the ids that the log has', async () => {
  const log = (await entriesOf('?masked=true')).find(([name]) => name === 'logs/last-7d.jsonl')?.[1] ?? ''

  for (const { id } of movies) expect(log).toContain(`"cannot show movie-${id}"`)
}, 60_000)
