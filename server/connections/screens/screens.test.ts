import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { fetchNearby } from '#server/foundation/upstream/fetch-nearby'
import { filesTable } from '#server/library/files/table'
import { pgsOf } from '#server/library/media/subtitles/write-pgs'
import { playsTable } from '#server/library/playback/table'
import { startCastReceiver } from '#server/testing/fake-cast'
import { startRenderer } from '#server/testing/fake-renderer'
import { needs } from '#server/testing/needs'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { until } from '#server/testing/until'
import { useSharedApp } from '#server/testing/use-app'
import { makeVideo, type VideoRecipe } from '#server/testing/video'
import { createOpenRemote } from './open-remote'
import { createPlayOnScreen } from './play-on-screen'
import type { FoundScreen } from './screen'
import { createScreens } from './screens'
import { screensTable } from './table'

const app = useSharedApp()
const hold = (root: number, name: string, recipe: VideoRecipe) => {
  const movie = putMovie(app, { title: name, resume_position_seconds: 7 })
  const file = putFile(app, movie, { root_folder_id: root, relative_path: name })
  makeVideo(join(app.shelf, name), recipe)
  app.db
    .update(filesTable)
    .set({ size_bytes: statSync(join(app.shelf, name)).size })
    .where(eq(filesTable.id, file))
    .run()
  return { movie, file }
}
const image = {
  x: 8,
  y: 4,
  width: 4,
  height: 2,
  dots: new Uint8Array(8),
  colors: [{ red: 255, green: 255, blue: 255, alpha: 255 }],
  from: 1,
  to: 3,
}
/** A movie with subtitles inside. */
const holdWith = (root: number, name: string, subtitles: Readonly<Record<string, string | Uint8Array>>) => {
  const held = hold(root, name, { seconds: 20 })
  const [path, whole] = [join(app.shelf, name), join(app.dir, name)]
  for (const [ending, content] of Object.entries(subtitles)) {
    writeFileSync(`${whole}.${ending}`, content)
    Bun.spawnSync(['ffmpeg', '-v', 'error', '-y', '-i', path, '-i', `${whole}.${ending}`, '-map', '0', '-map', '1', '-c', 'copy', whole])
  }
  renameSync(whole, path)
  return held
}
let made: Promise<number> | undefined
const root = (): Promise<number> => (made ??= Promise.resolve(putRoot(app)))
const resumeOf = async (movie: number): Promise<number> =>
  (await app.ask<{ resume_position_seconds: number }>('GET', `/movies/${movie}`)).body.resume_position_seconds

/** The screens of the service, in a house that has these. */
const house = (...there: FoundScreen[]) => {
  app.db.delete(screensTable).run()
  const screens = started(there)
  screens.discover()
  return screens
}
const open = createOpenRemote({ fetchNearby, elapsedMs: () => performance.now() })
const positionOf = (play: string) => app.db.select().from(playsTable).where(eq(playsTable.id, play)).get()?.position_seconds ?? 0
const started = (there: readonly FoundScreen[]) => {
  const { db, journal, clock, cursors, background, config } = app
  config.update({ screens_enabled: true }, { isKey: true })
  const { prepare, report } = app.rooms.playback
  const made = createScreens({
    ...{ db, journal, clock, cursors, background, report, open, positionOf },
    log: app.logs.for('screens', 'screens'),
    isOn: () => isOn,
    places: () => ['192.168.7.1'],
    searches: [async ({ found }) => there.forEach(found)],
    start: createPlayOnScreen({
      open,
      prepare,
      titleOf: () => 'The title',
      sizeOf: () => 1000,
      addressFor: () => 'http://192.168.7.1:8080',
      base: () => '',
    }),
    everyMs: 10,
  })
  opened.push(made)
  return made
}
let isOn = true
const opened: { close: () => void }[] = []
afterAll(() => {
  for (const each of opened) each.close()
})

describe('without anybody in reach', () => {
  test('nothing is looked for while it is off', async () => {
    const answer = await app.ask<{ error: { details: { reason: string } } }>('POST', '/screens/discover')

    expect([answer.status, answer.body.error.details.reason]).toEqual([409, 'screens_off'])
  })

  test('a service on loopback says that no screen could play from it', async () => {
    app.config.update({ screens_enabled: true }, { isKey: true })
    const answer = await app.ask<{ error: { details: { reason: string } } }>('POST', '/screens/discover')

    expect([answer.status, answer.body.error.details.reason]).toEqual([409, 'screens_out_of_reach'])
    expect(app.rooms.screens.trouble()).toBe('unreachable')
  })

  test('an unknown screen is 404', async () => {
    expect((await app.ask('POST', '/screens/dlna-x/pause')).status).toBe(404)
    expect((await app.ask('GET', '/screens/nonsense')).status).toBe(404)
  })
})

describe.skipIf(!needs('ffmpeg'))('a DLNA renderer', () => {
  const renderer = startRenderer()
  let plain: { movie: number; file: number }
  let opus: { movie: number; file: number }
  let images: { movie: number; file: number }
  let text: { movie: number; file: number }
  afterAll(renderer.stop)
  beforeAll(async () => {
    images = holdWith(await root(), 'images.mkv', { sup: pgsOf([image], { width: 320, height: 180 }) })
    text = holdWith(await root(), 'text.mkv', { srt: '1\n00:00:01,000 --> 00:00:03,000\nWords\n' })
    plain = hold(await root(), 'plain.mp4', { seconds: 60 })
    opus = hold(await root(), 'opus.mkv', { seconds: 20, audio: [['libopus']] })
  })
  const id = 'dlna-one'
  const screen = (): FoundScreen => ({
    ...{ id, kind: 'dlna', name: 'Living room', model: 'Fake', address: '127.0.0.1', location: renderer.described_at },
  })

  test('plays from the resume position, by a signed address of ours in its network', async () => {
    const screens = house(screen())
    await until('the screen follows', () => screens.list({}).results.length === 1)

    const play = await screens.play(id, { request: { file_id: plain.file }, session_id: null })

    expect(renderer.told).toEqual(['setavtransporturi', 'play', 'seek'])
    expect(renderer.facts).toMatchObject({ position: 7, state: 'PLAYING' })
    expect(renderer.facts.uri).toMatch(new RegExp(`^http://192\\.168\\.7\\.1:8080/api/v1/play/s/[^/]+/${plain.file}/direct$`))
    expect(renderer.facts.metadata).toContain('<dc:title>The title</dc:title>')
    expect(play).toMatchObject({ movie_id: plain.movie, position_seconds: 7, state: 'playing', volume: 30 })
    await screens.stop(id)
  })

  test('gets image subtitles in the picture: as one stream, which begins anew wherever somebody seeks', async () => {
    const screens = house(screen())
    await until('the screen follows', () => screens.list({}).results.length === 1)

    await screens.play(id, { request: { file_id: images.file, subtitle_track: 0, start_seconds: 4 }, session_id: null })
    const { uri, metadata } = renderer.facts
    renderer.told.length = 0
    await screens.seek(id, 12)
    await until('the screen follows', () => screens.get(id).playing?.position_seconds === 12)

    expect(uri).toMatch(
      new RegExp(`^http://192\\.168\\.7\\.1:8080/api/v1/play/s/[^/]+/${images.file}/whole\\.ts\\?plan=t180\\.c\\.0\\.0&from=4$`),
    )
    expect(metadata).toContain('http-get:*:video/mp2t:DLNA.ORG_OP=00;DLNA.ORG_CI=1')
    expect(renderer.told).toEqual(['setavtransporturi', 'play'])
    expect(renderer.facts.uri).toBe(uri.replace('from=4', 'from=12'))
    await screens.stop(id)
    expect(await resumeOf(images.movie)).toBe(12)
  })

  test('gets text in the picture if somebody wants that, and otherwise beside the file', async () => {
    const screens = house(screen())
    await until('the screen follows', () => screens.list({}).results.length === 1)
    const play = async (burn_in: boolean) => {
      await screens.play(id, { request: { file_id: text.file, subtitle_track: 0, burn_in }, session_id: null })
      return [/[^/]+$/.exec(renderer.facts.uri)?.[0].split('?')[0], /subtitles\/0d?\.srt/.test(renderer.facts.metadata)]
    }

    expect(await play(false)).toEqual(['direct', true])
    expect(await play(true)).toEqual(['whole.ts', false])
    await screens.stop(id)
  })

  test('that forgets to seek before it has begun is told again', async () => {
    const screens = house(screen())
    await until('the screen follows', () => screens.list({}).results.length === 1)
    renderer.facts.forgetsSeeks = 1

    await screens.play(id, { request: { file_id: plain.file, start_seconds: 50 }, session_id: null })

    expect(renderer.facts.position).toBe(50)
    renderer.facts.position = 52
    await screens.stop(id)
    expect(await resumeOf(plain.movie)).toBe(52)
  })

  test('does what it is told, and its position is that of the movie', async () => {
    const screens = house(screen())
    await until('the screen follows', () => screens.list({}).results.length === 1)
    await screens.play(id, { request: { file_id: plain.file, start_seconds: 0 }, session_id: null })

    await screens.pause(id)
    await screens.seek(id, 21)
    await screens.volume(id, 55)
    await until('the screen follows', () => screens.get(id).playing?.position_seconds === 21)

    expect(renderer.facts).toMatchObject({ state: 'PAUSED_PLAYBACK', position: 21, volume: 55 })
    expect(screens.get(id).playing).toMatchObject({ state: 'paused', volume: 55 })

    await screens.resume(id)
    renderer.facts.position = 33
    await until('the screen follows', () => screens.get(id).playing?.position_seconds === 33)
    await screens.stop(id)

    expect(renderer.facts.state).toBe('STOPPED')
    expect(screens.get(id).playing).toBeNull()
    expect(await resumeOf(plain.movie)).toBe(33)
    expect(app.told()).toContain('screen_playing')
    expect(app.events.findLast(({ type }) => type === 'screen_stopped')).toMatchObject({ screen_id: id, position_seconds: 33 })
  })

  test('that reaches the end by itself leaves a watched movie', async () => {
    const screens = house(screen())
    await until('the screen follows', () => screens.list({}).results.length === 1)
    await screens.play(id, { request: { file_id: plain.file, start_seconds: 0 }, session_id: null })
    renderer.facts.position = 59
    await until('the screen follows', () => screens.get(id).playing?.position_seconds === 59)

    renderer.facts.state = 'STOPPED'
    await until('the screen follows', () => screens.get(id).playing === null)

    expect((await app.ask<{ watched_at: string | null }>('GET', `/movies/${plain.movie}`)).body.watched_at).not.toBeNull()
  })

  test('that was given something else by another remote is let go, with the position that was ours', async () => {
    const screens = house(screen())
    await until('the screen follows', () => screens.list({}).results.length === 1)
    await screens.play(id, { request: { file_id: plain.file, start_seconds: 0 }, session_id: null })
    renderer.facts.position = 15
    await until('the screen follows', () => screens.get(id).playing?.position_seconds === 15)

    Object.assign(renderer.facts, { uri: 'http://192.168.7.9/other.mp4', position: 4 })
    await until('the screen follows', () => screens.get(id).playing === null)

    expect(await resumeOf(plain.movie)).toBe(15)
  })

  test('is told nothing that its kind cannot play, and the reasons are named', async () => {
    const screens = house(screen())
    await until('the screen follows', () => screens.list({}).results.length === 1)
    renderer.told.length = 0

    const refused = screens.play(id, { request: { file_id: opus.file }, session_id: null })

    await expect(refused).rejects.toMatchObject({
      sentence: { code: 'not_playable_here', values: { name: 'Living room', reasons: ['screen_plays_no_audio'] } },
    })
    expect(renderer.told).toEqual([])
  })

  test('that refuses says so; one that is gone is forgotten', async () => {
    const screens = house(screen(), { ...screen(), id: 'dlna-gone', location: 'http://127.0.0.1:1/device.xml' })
    await until('the screen follows', () => screens.list({}).results.length === 2)
    renderer.facts.refusesMedia = true

    const play = (which: string) => screens.play(which, { request: { file_id: plain.file }, session_id: null })

    await expect(play(id)).rejects.toMatchObject({ sentence: { code: 'screen_refuses', values: { what: 'SetAVTransportURI: 714' } } })
    await expect(play('dlna-gone')).rejects.toMatchObject({ sentence: { code: 'screen_gone' } })
    expect(screens.list({}).results.map((each) => each.id)).toEqual([id])
    renderer.facts.refusesMedia = false
  })

  describe('across a restart of the service', () => {
    const playing = async () => {
      const before = house(screen())
      await until('the screen follows', () => before.list({}).results.length === 1)
      await before.play(id, { request: { file_id: plain.file, start_seconds: 0 }, session_id: null })
      renderer.facts.position = 21
      await until('the position is stored', () => before.get(id).playing?.position_seconds === 21)
      before.close()
      return started([])
    }

    test('is known without a search, and followed as before', async () => {
      const screens = await playing()
      renderer.facts.position = 34
      await screens.followAgain()
      await until('the screen follows', () => screens.get(id).playing?.position_seconds === 34)

      await screens.pause(id)
      expect(renderer.facts.state).toBe('PAUSED_PLAYBACK')
      await screens.stop(id)

      expect(await resumeOf(plain.movie)).toBe(34)
    })

    test('is let go where it was if something else plays there meanwhile', async () => {
      const screens = await playing()
      Object.assign(renderer.facts, { uri: 'http://192.168.7.9/other.mp4', position: 4 })
      const stored = await resumeOf(plain.movie)
      await screens.followAgain()
      await until('the screen is let go', () => screens.get(id).playing === null)

      expect(await resumeOf(plain.movie)).toBe(stored)
    })

    test('is known, but not followed, if it does not respond', async () => {
      const screens = await playing()
      app.db.update(screensTable).set({ location: 'http://127.0.0.1:1/device.xml' }).run()
      await screens.followAgain()

      expect(screens.list({}).results).toMatchObject([{ id, playing: null }])
      expect(app.db.select().from(screensTable).get()?.play).toBeNull()
    })

    test('is forgotten once screens are switched off', async () => {
      const screens = await playing()
      await screens.followAgain()
      isOn = false
      await screens.applySettings()
      isOn = true

      expect(screens.list({}).results).toEqual([])
      expect(renderer.facts.state).toBe('STOPPED')
    })
  })

  test('that plays nothing of ours takes no commands', async () => {
    const screens = house(screen())
    await until('the screen follows', () => screens.list({}).results.length === 1)

    await expect(screens.pause(id)).rejects.toMatchObject({ sentence: { code: 'screen_idle' } })
  })
})

describe.skipIf(!needs('ffmpeg') || !needs('openssl'))('a Google Cast receiver', () => {
  let receiver: Awaited<ReturnType<typeof startCastReceiver>>
  let file: number
  let movie: number
  beforeAll(async () => {
    receiver = await startCastReceiver()
    const held = hold(await root(), 'dolby.mkv', { seconds: 60, audio: [['ac3']] })
    file = held.file
    movie = held.movie
  })
  afterAll(() => receiver.stop())
  const id = 'cast-one'
  const screen = (): FoundScreen => ({
    ...{ id, kind: 'cast', name: 'Kitchen', model: 'Chromecast', address: '127.0.0.1', location: `127.0.0.1:${receiver.port}` },
  })

  test('gets a stream that it plays, from the resume position, and follows', async () => {
    const screens = house(screen())
    await until('the screen follows', () => screens.list({}).results.length === 1)

    await screens.play(id, { request: { file_id: file }, session_id: null })
    const load = receiver.heard.find(({ type }) => type === 'LOAD') as { currentTime: number; media: Record<string, string> }

    expect(receiver.heard.map(({ type }) => type)).toEqual(['CONNECT', 'LAUNCH', 'CONNECT', 'LOAD'])
    expect(load.currentTime).toBe(7)
    expect(load.media.contentId).toMatch(/^http:\/\/192\.168\.7\.1:8080\/api\/v1\/play\/s\/[^/]+\/\d+\/master\.m3u8\?plan=/)
    expect(load.media).toMatchObject({ contentType: 'application/vnd.apple.mpegurl', hlsSegmentFormat: 'fmp4' })
    expect(screens.get(id).playing).toMatchObject({ volume: 50 })

    await screens.pause(id)
    await screens.seek(id, 30)
    await screens.volume(id, 80)
    await until('the screen follows', () => screens.get(id).playing?.position_seconds === 30)

    expect(receiver.facts.media).toMatchObject({ playerState: 'PAUSED', currentTime: 30 })
    expect(receiver.facts.level).toBe(0.8)

    await screens.stop(id)

    expect(await resumeOf(movie)).toBe(30)
  })

  test('is followed again after a restart of the service', async () => {
    const before = house(screen())
    await until('the screen follows', () => before.list({}).results.length === 1)
    await before.play(id, { request: { file_id: file }, session_id: null })
    before.close()
    const screens = started([])
    receiver.heard.length = 0
    Object.assign(receiver.facts.media ?? {}, { currentTime: 41 })
    await screens.followAgain()
    await until('the screen follows', () => screens.get(id).playing?.position_seconds === 41)

    expect(receiver.heard.map(({ type }) => type)).toEqual(['CONNECT', 'CONNECT'])
    await screens.pause(id)
    expect(receiver.facts.media).toMatchObject({ playerState: 'PAUSED' })
    await screens.stop(id)
    expect(await resumeOf(movie)).toBe(41)
  })

  test('that refuses the stream says so', async () => {
    const screens = house(screen())
    await until('the screen follows', () => screens.list({}).results.length === 1)
    receiver.facts.refusesMedia = true

    await expect(screens.play(id, { request: { file_id: file }, session_id: null })).rejects.toMatchObject({
      sentence: { code: 'screen_refuses', values: { what: 'LOAD_FAILED' } },
    })
  })
})
