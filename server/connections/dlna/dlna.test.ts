import { beforeAll, describe, expect, test } from 'bun:test'
import { readSoap, type SoapCall, writeSoapCall } from '#server/foundation/lib/soap'
import { readXml } from '#server/foundation/lib/xml'
import { subtitlesTable } from '#server/library/subtitles/table'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { useSharedApp } from '#server/testing/use-app'
import type { DlnaDevice } from './schema'

const app = useSharedApp()
const television = { host: '192.168.7.1:8080', 'user-agent': 'SEC_HHP_[TV] Samsung 7 Series (55)/1.0' }
const send = (method: string, path: string, { headers = {}, ...more }: { body?: string; headers?: Record<string, string> } = {}) =>
  app.send(method, path, { ...more, headers: { ...television, ...headers } })
const call = async (name: string, values: Record<string, string | number>, service = 'ContentDirectory') => {
  const answer = await send('POST', `/dlna/control/${service}`, {
    body: writeSoapCall({ service: `urn:schemas-upnp-org:service:${service}:1`, name }, values),
  })
  return { status: answer.status, call: (await readSoap(await answer.text())) as SoapCall }
}
const paging = { Filter: '*', StartingIndex: 0, RequestedCount: 0, SortCriteria: '' }
const browse = async (ObjectID: string, more: Record<string, string | number> = {}) => {
  const { call: answer, status } = await call('Browse', { ObjectID, BrowseFlag: 'BrowseDirectChildren', ...paging, ...more })
  const value = (name: string) => answer.values.get(name) ?? ''
  if (status !== 200) return { status, code: value('errorcode'), titles: [], total: 0, returned: 0, result: '', items: [] }
  const { elements } = await readXml(value('result'), ['item', 'container'])
  const titles = elements.map(({ children }) => children.find(({ name }) => name === 'title')?.text)
  const [total, returned] = [Number(value('totalmatches')), Number(value('numberreturned'))]
  return { status, code: '', titles, total, returned, result: value('result'), items: elements }
}
const devices = async () => (await app.ask<{ results: DlnaDevice[] }>('GET', '/dlna/devices')).body.results

test('off, its addresses answer as unknown ones do, and nothing is open', async () => {
  for (const path of ['/dlna/device.xml', '/dlna/ContentDirectory.xml']) {
    const answer = await send('GET', path, { headers: { accept: 'text/html' } })

    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/json;charset=utf-8'])
  }
  expect((await call('Browse', { ObjectID: '0' }).catch(() => null))?.status ?? 404).toBe(404)
  expect(app.rooms.dlna.trouble()).toBeNull()
})

describe('on', () => {
  let file: number
  beforeAll(async () => {
    app.config.update({ dlna_enabled: true, dlna_name: 'The <shelf>' }, { isKey: true })
    const root = await putRoot(app)
    const put = (title: string, fields = {}) => {
      const movie = putMovie(app, { title, sort_title: title.toLowerCase(), genres: ['Drama'], ...fields })
      return putFile(app, movie, {
        root_folder_id: root,
        relative_path: `${title}.mkv`,
        size_bytes: 5000,
        media_info: {
          duration_seconds: 3661,
          video: { width: 320, height: 180 },
          audio: [{ channels: 6 }],
          subtitles: [{ codec: 'subrip' }],
        },
      })
    }
    file = put('Alpha & Omega', { poster_path: '/p.jpg', overview: 'It <ends>.', year: 1999 })
    put('Beta', { watched_at: '2026-01-01T00:00:00.000Z', genres: ['Comedy/Öl'] })
    put('Gamma')
    putMovie(app, { title: 'Not on disk' })
    const row = {
      movie_id: 1,
      file_id: file,
      relative_path: 'Alpha.en.srt',
      source: 'sidecar',
      format: 'srt',
      added_at: '2026-01-01T00:00:00Z',
    } as const
    app.db
      .insert(subtitlesTable)
      .values({ ...row, language: 'en' })
      .run()
  })

  test('it describes itself, and its two services', async () => {
    const text = await (await send('GET', '/dlna/device.xml')).text()
    const { elements } = await readXml(text, ['friendlyname', 'scpdurl', 'x_dlnadoc'])

    expect(elements.map((each) => each.text)).toEqual([
      'The <shelf>',
      'DMS-1.50',
      '/dlna/ContentDirectory.xml',
      '/dlna/ConnectionManager.xml',
    ])
    for (const path of ['/dlna/ContentDirectory.xml', '/dlna/ConnectionManager.xml']) {
      const service = await readXml(await (await send('GET', path)).text(), ['action', 'statevariable'])
      const known = new Set(
        service.elements.flatMap(({ children }) => children.filter(({ name }) => name === 'name').map((each) => each.text)),
      )
      const used = service.elements.flatMap((each) => each.children.flatMap(({ children }) => children))
      expect(
        used.map(({ children }) => children.find(({ name }) => name === 'relatedstatevariable')?.text).filter((each) => !known.has(each!)),
      ).toEqual([])
    }
  })

  test('a new device sees one note until a person allows it', async () => {
    const waiting = await browse('0')
    const within = await browse('all')
    const [device] = await devices()

    expect(waiting.titles).toEqual(['Allow this device in Marquee: Settings, Connections, Apps'])
    expect([within.titles, within.total]).toEqual([[], 0])
    expect(device).toMatchObject({ name: 'Samsung 7 Series (55)', address: '127.0.0.1', allowed: false })
    expect(app.told()).toContain('dlna_device_changed')

    await app.ask('PATCH', `/dlna/devices/${device!.id}`, { allowed: true })

    expect((await browse('0')).titles).toEqual(['All movies', 'Recently added', 'Not watched', 'Genres'])
  })

  test('folders hold what their names say', async () => {
    expect((await browse('all')).titles).toEqual(['Alpha & Omega', 'Beta', 'Gamma'])
    expect((await browse('unwatched')).titles).toEqual(['Alpha & Omega', 'Gamma'])
    expect((await browse('new')).total).toBe(3)
    const genres = await browse('genres')
    expect(genres.titles).toEqual(['Comedy/Öl', 'Drama'])
    expect((await browse(genres.items[0]!.attributes.id!)).titles).toEqual(['Beta'])
  })

  test('a page has its place, its length, and the whole count', async () => {
    expect(await browse('all', { StartingIndex: 1, RequestedCount: 1 })).toMatchObject({ titles: ['Beta'], returned: 1, total: 3 })
    expect(await browse('all', { StartingIndex: 9, RequestedCount: 5 })).toMatchObject({ titles: [], returned: 0, total: 3 })
    expect(await browse('0', { StartingIndex: 3, RequestedCount: 5 })).toMatchObject({ titles: ['Genres'], returned: 1, total: 4 })
  })

  test('a device sorts by title and date, by what it is told that it can, and a shelf keeps its movies', async () => {
    const { call: told } = await call('GetSortCapabilities', {})
    expect(told.values.get('sortcaps')).toBe('dc:title,dc:date')

    expect((await browse('all', { SortCriteria: '-dc:title' })).titles).toEqual(['Gamma', 'Beta', 'Alpha & Omega'])
    expect((await browse('all', { SortCriteria: '+dc:date,+dc:title' })).titles[0]).toBe('Alpha & Omega')
    expect((await browse('new', { SortCriteria: '+dc:title', RequestedCount: 2 })).titles).toEqual(['Alpha & Omega', 'Beta'])
    expect(await browse('all', { SortCriteria: '+upnp:rating' })).toMatchObject({ status: 500, code: '709' })
    expect(await browse('all', { SortCriteria: 'dc:title' })).toMatchObject({ status: 500, code: '709' })
  })

  test('an item has a signed address, its size, its duration, a poster, subtitles, and no path or key', async () => {
    const { result, items } = await browse('all')
    const resources = items[0]!.children.filter(({ name }) => name === 'res')

    expect(resources[0]?.attributes).toMatchObject({ size: '5000', duration: '1:01:01.000', resolution: '320x180', nraudiochannels: '6' })
    expect(resources[0]?.attributes.protocolinfo).toContain('video/x-matroska:DLNA.ORG_OP=01')
    expect(resources[0]?.text).toMatch(new RegExp(`^http://192\\.168\\.7\\.1:8080/api/v1/play/s/[^/]+/${file}/direct$`))
    expect(resources.slice(1).map(({ text }) => text.replace(/^.*\/subtitles\//, ''))).toEqual(['s1d.srt', '0d.srt'])
    expect(items[0]!.children.find(({ name }) => name === 'albumarturi')?.text).toMatch(/^http:.*\/dlna\/posters\/1-[\da-f]{32}\.jpg$/)
    expect(result).not.toContain(app.key())
    expect(result).not.toContain(app.shelf)
  })

  test('each id that was given out is known again, and no other', async () => {
    const { items } = await browse('unwatched')
    const { id = '', parentid } = items[0]!.attributes
    const one = await browse(id, { BrowseFlag: 'BrowseMetadata' })
    const folder = await browse('unwatched', { BrowseFlag: 'BrowseMetadata' })

    expect([one.titles, one.items[0]!.attributes.id, parentid]).toEqual([['Alpha & Omega'], id, 'unwatched'])
    expect([folder.titles, folder.items[0]!.attributes.childcount]).toEqual([['Not watched'], '2'])
    for (const unknown of ['nothing', 'all$m999', '', 'genres$%']) {
      expect((await browse(unknown, { BrowseFlag: 'BrowseMetadata' })).code).toBe('701')
    }
    expect((await browse('all', { BrowseFlag: 'Both' })).code).toBe('402')
    expect((await browse('all', { StartingIndex: 'x' })).code).toBe('402')
  })

  test('a search knows titles and classes, and refuses what it does not', async () => {
    const search = async (SearchCriteria: string) => {
      const { call: answer } = await call('Search', { ContainerID: '0', SearchCriteria, ...paging })
      return answer.values.get('totalmatches') ?? answer.values.get('errorcode')
    }

    expect(await search('upnp:class derivedfrom "object.item.videoItem" and dc:title contains "mm"')).toBe('1')
    expect(await search('*')).toBe('3')
    expect(await search('upnp:class derivedfrom "object.item.audioItem"')).toBe('0')
    expect(await search('dc:title contains "100%"')).toBe('0')
    expect(await search('upnp:artist contains "x"')).toBe('708')
    expect(await search('dc:title contains "a" or dc:title contains "b"')).toBe('708')
  })

  test('what it can do, it says', async () => {
    const caps = async (name: string, service?: string) => [...(await call(name, {}, service)).call.values.values()]

    expect(await caps('GetSearchCapabilities')).toEqual(['dc:title,upnp:class'])
    expect((await caps('GetProtocolInfo', 'ConnectionManager'))[0]).toContain('http-get:*:video/mp4:*')
    expect(await caps('GetSystemUpdateID')).toEqual([expect.stringMatching(/^\d+$/)])
    expect((await call('DestroyObject', {})).call.values.get('errorcode')).toBe('401')
  })

  test('the update id changes with the library', async () => {
    const id = async () => Number((await call('GetSystemUpdateID', {})).call.values.get('id'))
    const before = await id()
    await app.ask('POST', '/movies/1/watched')

    expect(await id()).toBe(before + 1)
    await app.ask('DELETE', '/movies/1/watched')
  })

  test.each([
    ['nothing', ''],
    ['no XML', 'hello'],
    ['entities', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
    ['another document', '<a><b/></a>'],
  ])('a call with %s is refused', async (_, body) => {
    const answer = await send('POST', '/dlna/control/ContentDirectory', { body })

    expect([answer.status, (await answer.text()).includes('<errorCode>401</errorCode>')]).toEqual([500, true])
  })

  test('a call that is too long is not read', async () => {
    expect((await send('POST', '/dlna/control/ContentDirectory', { body: 'x'.repeat(70_000) })).status).toBe(413)
  })

  test('a poster has the name that we gave out, and no other', async () => {
    for (const name of ['1.jpg', `1-${'0'.repeat(32)}.jpg`, '..%2f1.jpg'])
      expect((await send('GET', `/dlna/posters/${name}`)).status).toBe(404)
  })

  test('a stopped device loses its list and its addresses at once', async () => {
    const { items } = await browse('all')
    const address = new URL(items[0]!.children.find(({ name }) => name === 'res')!.text).pathname
    // The file itself is not there, so an accepted signature is answered with 404 or 503.
    expect((await app.send('GET', address)).status).not.toBe(401)
    const [device] = await devices()

    await app.ask('PATCH', `/dlna/devices/${device!.id}`, { allowed: false })

    expect((await app.send('GET', address)).status).toBe(401)
    expect((await browse('all')).titles).toEqual([])
    app.config.update({ dlna_open: true }, { isKey: true })
    expect((await browse('all')).total).toBe(3)
    expect((await app.send('GET', address)).status).not.toBe(401)
    app.config.update({ dlna_enabled: false }, { isKey: true })
    expect((await app.send('GET', address)).status).toBe(401)
  })

  test('a forgotten device is new when it comes back', async () => {
    app.config.update({ dlna_enabled: true, dlna_open: false }, { isKey: true })
    const [device] = await devices()

    expect((await app.ask('DELETE', `/dlna/devices/${device!.id}`)).status).toBe(204)
    expect(await devices()).toEqual([])
    await browse('0')
    expect((await devices())[0]?.id).not.toBe(device!.id)
  })
})
