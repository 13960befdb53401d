import { beforeAll, describe, expect, test } from 'bun:test'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { moviesTable } from '#server/catalog/movies/table'
import { filesTable } from '#server/library/files/table'
import { needs } from '#server/testing/needs'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { problemsIn } from '#server/testing/strict-apps'
import { useSharedApp } from '#server/testing/use-app'
import { makeVideo, type VideoRecipe } from '#server/testing/video'
import { idOf } from './ids'

const app = useSharedApp()
// biome-ignore lint/suspicious/noExplicitAny: answers of another program's API, read field by field
type Found = Record<string, any>
let token = ''
let plain: number
let dolby: number

const send = (method: string, path: string, { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {}) =>
  app.send(method, path, {
    body,
    headers: { authorization: `MediaBrowser Client="Box", Device="Sofa", DeviceId="box-1", Version="1.0", Token="${token}"`, ...headers },
  })
const ask = async (method: string, path: string, body?: unknown): Promise<Found> => (await send(method, path, { body })).json()
const signIn = async () => {
  const started = await ask('POST', '/jellyfin/QuickConnect/Initiate')
  expect(problemsIn('QuickConnect', started)).toEqual([])
  await app.ask('POST', '/auth/quick-connect', { code: started.Code })
  return await ask('POST', '/jellyfin/Users/AuthenticateWithQuickConnect', { Secret: started.Secret })
}
const hold = (root: number, name: string, recipe: VideoRecipe) => {
  const movie = putMovie(app, { title: name, genres: ['Drama'], poster_path: '/poster.jpg' })
  const file = putFile(app, movie, { root_folder_id: root, relative_path: name })
  makeVideo(join(app.shelf, name), recipe)
  app.db
    .update(filesTable)
    .set({ size_bytes: statSync(join(app.shelf, name)).size })
    .where(eq(filesTable.id, file))
    .run()
  return movie
}
const everything = {
  DirectPlayProfiles: [{ Type: 'Video' }],
  TranscodingProfiles: [{ Type: 'Video', Protocol: 'hls', VideoCodec: 'h264', AudioCodec: 'aac' }],
}
const narrow = { ...everything, DirectPlayProfiles: [{ Type: 'Video', Container: 'mp4', VideoCodec: 'h264', AudioCodec: 'aac' }] }

test('only while it is on, apps that cannot reach a service on loopback are trouble', () => {
  expect(app.rooms.jellyfin.trouble()).toBeNull()
  app.config.update({ jellyfin_enabled: true, jellyfin_discovery: false }, { isKey: true })

  expect(app.rooms.jellyfin.trouble()).toBe('unreachable')

  app.config.update({ jellyfin_enabled: false, jellyfin_discovery: true }, { isKey: true })
})

test('off, its addresses answer as unknown ones do', async () => {
  for (const path of ['/System/Info/Public', '/jellyfin/System/Info/Public', '/Items', '/socket']) {
    const answer = await app.send('GET', path, { headers: { accept: 'text/html' } })

    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 404, 'application/json;charset=utf-8'])
  }
})

describe.skipIf(!needs('ffmpeg'))('on', () => {
  beforeAll(async () => {
    app.config.update({ jellyfin_enabled: true, jellyfin_discovery: false }, { isKey: true })
    const root = await putRoot(app)
    plain = hold(root, 'alpha.mp4', { seconds: 20 })
    dolby = hold(root, 'beta.mkv', { seconds: 20, audio: [['ac3'], ['aac']] })
    token = (await signIn()).AccessToken
  })

  test('an app finds what it knows, in any case of letters and at the root too', async () => {
    for (const path of ['/jellyfin/System/Info/Public', '/system/info/public', '/emby//System/Info/Public/']) {
      const info = await (await app.send('GET', path)).json()

      expect(info).toMatchObject({ ProductName: 'Jellyfin Server', Version: '10.11.8', StartupWizardCompleted: true })
      expect(info.Id).toMatch(/^[\da-f]{32}$/)
    }
  })

  test('without a token everything else is 401, at once', async () => {
    for (const path of ['/Items', '/Users/Me', `/Videos/${idOf('movie', plain)}/stream?static=true`, '/socket', '/nothing'])
      expect([path, (await app.send('GET', `/jellyfin${path}`)).status]).toEqual([path, 401])
  })

  test('an app that shows the web client of its server finds the page for TVs, while that is on', async () => {
    const ask = (path: string) => app.send('GET', path, { headers: { accept: '*/*' } })
    expect([(await ask('/web/manifest.json')).status, (await ask('/web/index.html')).status]).toEqual([404, 404])
    app.config.update({ tv_page_enabled: true }, { isKey: true })

    const manifest = await ask('/jellyfin/web/manifest.json')
    const page = await ask('/web/index.html')

    expect([manifest.headers.get('access-control-allow-origin'), (await manifest.json()).start_url]).toEqual(['*', 'index.html'])
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page.headers.get('content-security-policy')).toContain('frame-ancestors file:')
    expect((await ask('/web/other.js')).status).toBe(401)
    app.config.update({ tv_page_enabled: false }, { isKey: true })
  })

  test('the API key is no token and no password', async () => {
    const byKey = await app.send('GET', '/Items', { headers: { 'x-emby-token': app.key() } })
    const byPassword = await app.send('POST', '/Users/AuthenticateByName', { body: { Username: 'me', Pw: app.key() } })

    expect([byKey.status, byPassword.status]).toEqual([401, 401])
  })

  test('a pairing code is a password, once', async () => {
    const { typed_code } = app.rooms.sessions.codes.mintPairing({ parent_id: null, label: null, hosts: ['localhost:8080'] })
    const enter = () =>
      app.send('POST', '/Users/AuthenticateByName', { body: { Username: 'anyone', Pw: typed_code }, headers: { host: 'localhost:8080' } })
    const first = await enter()

    expect(problemsIn('SignedIn', await first.json())).toEqual([])
    expect((await enter()).status).toBe(401)
  })

  test.each([
    ['/Users/Me', 'User'],
    ['/UserViews', 'List'],
    ['/Users/1f1f1f1f1f1f1f1f1f1f1f1f1f1f1f1f/Views', 'List'],
    ['/Items?Recursive=true&IncludeItemTypes=Movie&Fields=MediaSources', 'List'],
    ['/Items/Latest', 'Item'],
    ['/UserItems/Resume', 'List'],
    ['/Shows/NextUp', 'List'],
    ['/Items/Suggestions', 'List'],
    ['/Genres', 'List'],
    ['/Persons', 'List'],
    ['/Studios', 'List'],
    ['/Items?Recursive=true&IncludeItemTypes=Series', 'List'],
    ['/Items?IncludeItemTypes=BoxSet&Recursive=true', 'List'],
    ['/DisplayPreferences/usersettings?client=emby', 'Preferences'],
  ])('%s has every field that a typed app needs', async (path, kind) => {
    expect(problemsIn(kind, await ask('GET', `/jellyfin${path}`))).toEqual([])
  })

  test('a movie has its tracks, its run time, and no path of this computer', async () => {
    const item = await ask('GET', `/Items/${idOf('movie', dolby)}`)

    expect(problemsIn('Item', item)).toEqual([])
    expect(item.MediaSources[0].MediaStreams.map((stream: Found) => [stream.Type, stream.Codec])).toEqual([
      ['Video', 'h264'],
      ['Audio', 'ac3'],
      ['Audio', 'aac'],
    ])
    expect(JSON.stringify(item)).not.toContain(app.shelf)
  })

  test('pages, order, search, and years are honored', async () => {
    const names = async (query: string) =>
      (await ask('GET', `/Items?Recursive=true&IncludeItemTypes=Movie&${query}`)).Items.map((item: Found) => item.Name)

    expect(await names('SortBy=SortName')).toEqual(['alpha.mp4', 'beta.mkv'])
    expect(await names('SortBy=SortName&SortOrder=Descending')).toEqual(['beta.mkv', 'alpha.mp4'])
    expect(await ask('GET', '/Items?Recursive=true&StartIndex=1&Limit=1')).toMatchObject({ StartIndex: 1, TotalRecordCount: 2 })
    expect(await names('SearchTerm=BET')).toEqual(['beta.mkv'])
    expect(await names('Years=1950')).toEqual([])
    expect(await names('ParentId=00000000000000000000000000000000')).toEqual([])
  })

  test.each([
    ['takes everything', everything, true, false],
    ['takes only MP4', narrow, false, true],
    ['takes nothing of ours', { DirectPlayProfiles: [{ Type: 'Video', Container: 'avi' }], TranscodingProfiles: [] }, false, false],
  ])('an app that %s gets the right way to play', async (...[, DeviceProfile, isDirect, isStream]) => {
    const info = await ask('POST', `/Items/${idOf('movie', dolby)}/PlaybackInfo`, { DeviceProfile })

    expect(problemsIn('PlaybackInfo', info)).toEqual([])
    expect(info.MediaSources[0]).toMatchObject({ SupportsDirectPlay: isDirect, SupportsTranscoding: isStream })
    expect(info.ErrorCode).toBe(isDirect || isStream ? undefined : 'NoCompatibleStream')
    expect(info.MediaSources[0].TranscodingUrl === undefined).toBe(!isStream)
  })

  test('the stream is complete, needs no header, and ends when the device is revoked', async () => {
    const made = await signIn()
    token = made.AccessToken
    const info = await ask('POST', `/Items/${idOf('movie', dolby)}/PlaybackInfo`, { DeviceProfile: narrow })
    const master = await (await app.send('GET', `/jellyfin${info.MediaSources[0].TranscodingUrl}`)).text()
    const [video = ''] = master.split('\n').filter((line) => line.startsWith('/api/v1/play/s/'))
    const playlist = await (await app.send('GET', video)).text()
    expect(playlist).toContain('#EXT-X-ENDLIST')
    const segment = new URL(playlist.split('\n').find((line) => line !== '' && !line.startsWith('#'))!, `http://x${video}`).pathname
    expect((await app.send('GET', segment)).status).toBe(200)

    await app.ask('DELETE', `/auth/sessions/${made.SessionInfo.Id}`)

    expect((await app.send('GET', segment)).status).toBe(401)
    expect((await send('GET', '/Items')).status).toBe(401)
    token = (await signIn()).AccessToken
  })

  test('a file is served in ranges, with the token in its address', async () => {
    const address = `/Videos/${idOf('movie', plain)}/stream.mp4?static=true&ApiKey=${token}`
    const part = await app.send('GET', address, { headers: { range: 'bytes=100-199' } })
    const head = await app.send('HEAD', address)

    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 100])
    expect([head.status, head.headers.get('accept-ranges'), (await head.arrayBuffer()).byteLength]).toEqual([200, 'bytes', 0])
  })

  test('what an app reports is the position of the movie', async () => {
    const report = { ItemId: idOf('movie', plain), PlaySessionId: '0123456789abcdef', PositionTicks: 100_000_000 }
    await send('POST', '/Sessions/Playing', { body: { ...report, PositionTicks: 0 } })
    await send('POST', '/Sessions/Playing/Progress', { body: report })
    const playing = async () => {
      const { body } = await app.ask<{ results: { scope: string; playing: unknown }[] }>('GET', '/auth/sessions')
      return body.results.filter(({ scope }) => scope === 'watch').map((session) => session.playing)
    }
    expect(await playing()).toContainEqual({ movie_id: plain, title: 'alpha.mp4' })

    const { PositionTicks: _, ...without } = report
    await send('POST', '/Sessions/Playing/Stopped', { body: without })

    expect((await playing()).filter(Boolean)).toEqual([])
    expect((await app.ask<{ resume_position_seconds: number }>('GET', `/movies/${plain}`)).body.resume_position_seconds).toBe(10)
    expect((await ask('GET', '/UserItems/Resume')).Items.map((item: Found) => item.Name)).toEqual(['alpha.mp4'])
  })

  test('watched and favorite are ours', async () => {
    const id = idOf('movie', plain)

    expect(await ask('POST', `/UserPlayedItems/${id}`)).toMatchObject({ Played: true, PlaybackPositionTicks: 0 })
    expect(await ask('DELETE', `/UserPlayedItems/${id}`)).toMatchObject({ Played: false })
    expect(await ask('POST', `/UserFavoriteItems/${id}`)).toMatchObject({ IsFavorite: true })
    expect((await ask('GET', '/Items?Recursive=true&Filters=IsFavorite')).Items).toHaveLength(1)
    expect(await ask('DELETE', `/UserFavoriteItems/${id}`)).toMatchObject({ IsFavorite: false })
  })

  test('a poster needs no token, but the tag that we gave out', async () => {
    const { ImageTags } = await ask('GET', `/Items/${idOf('movie', plain)}`)
    app.db.update(moviesTable).set({ poster_path: '/other.jpg' }).where(eq(moviesTable.id, dolby)).run()

    for (const tag of ['', 'x', 'f'.repeat(32), ImageTags.Primary.replace(/^./, (c: string) => (c === '0' ? '1' : '0'))])
      expect((await app.send('GET', `/Items/${idOf('movie', plain)}/Images/Primary?tag=${tag}`)).status).toBe(404)
    expect((await app.send('GET', `/Items/${idOf('movie', dolby)}/Images/Primary?tag=${ImageTags.Primary}`)).status).toBe(404)
  })

  test('its own arrangement of screens comes back to an app', async () => {
    await send('POST', '/DisplayPreferences/home?client=emby', { body: { SortBy: 'DateCreated', CustomPrefs: { rows: '3' } } })

    expect(await ask('GET', '/DisplayPreferences/home?client=emby')).toMatchObject({ SortBy: 'DateCreated', CustomPrefs: { rows: '3' } })
  })
})
