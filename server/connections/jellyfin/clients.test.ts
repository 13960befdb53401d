import { beforeAll, describe, expect, test } from 'bun:test'
import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { filesTable } from '#server/library/files/table'
import { pgsOf } from '#server/library/media/subtitles/write-pgs'
import { covers } from '#server/library/playback/capabilities'
import { clients } from '#server/testing/jellyfin-clients'
import { needs } from '#server/testing/needs'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { useSharedApp } from '#server/testing/use-app'
import { h264, makeVideo, type VideoRecipe } from '#server/testing/video'
import { idOf } from './ids'
import { type DeviceProfile, directSupports, shows } from './profile'

const profiles = clients as Record<keyof typeof clients, DeviceProfile>
const app = useSharedApp()
let token = ''
const movies = new Map<string, number>()

const x265 = (pix: string, params: string) => [
  ...['-c:v', 'libx265', '-preset', 'ultrafast', '-pix_fmt', pix, '-x265-params', `log-level=none:keyint=25:${params}`],
]
const recipes = {
  'H.264 and AAC in MP4': ['plain.mp4', {}],
  'H.264 and AC-3 in MKV': ['sound.mkv', { audio: [['ac3']] }],
  'HEVC of 10 bits in MKV': ['ten.mkv', { video: x265('yuv420p10le', '') }],
  'HEVC with HDR10 in MKV': [
    'hdr.mkv',
    { video: x265('yuv420p10le', 'colorprim=bt2020:transfer=smpte2084:colormatrix=bt2020nc:max-cll=1000,400') },
  ],
  'H.264 with two audio tracks in MKV': ['two.mkv', { audio: [['aac'], ['ac3']] }],
  'H.264 of 10 bits in MP4': ['high10.mp4', { video: [...h264, '-pix_fmt', 'yuv420p10le', '-profile:v', 'high10'] }],
} as const satisfies Record<string, readonly [string, VideoRecipe]>
type Name = keyof typeof recipes

const hold = (root: number, [name, recipe]: readonly [string, VideoRecipe]): number => {
  const movie = putMovie(app, { title: name })
  const file = putFile(app, movie, { root_folder_id: root, relative_path: name })
  const path = join(app.shelf, name)
  makeVideo(path, recipe)
  app.db
    .update(filesTable)
    .set({ size_bytes: statSync(path).size })
    .where(eq(filesTable.id, file))
    .run()
  return movie
}
const send = (method: string, path: string, body?: unknown) =>
  app.send(method, path, {
    body,
    headers: { authorization: `MediaBrowser Client="App", Device="TV", DeviceId="tv-1", Version="1.0", Token="${token}"` },
  })
const signIn = async () => {
  const { Code, Secret } = await (await send('POST', '/QuickConnect/Initiate')).json()
  await app.ask('POST', '/auth/quick-connect', { code: Code })
  token = (await (await send('POST', '/Users/AuthenticateWithQuickConnect', { Secret })).json()).AccessToken
}
/** Moves the subtitle beside a video into it. */
const takeIn = (path: string) => {
  const [subtitle, whole] = [path.replace(/\.\w+$/, '.en.srt'), `${path}.whole.mkv`]
  const inputs = ['-i', path, '-i', subtitle, '-map', '0', '-map', '1', '-c', 'copy', '-c:s', 'srt']
  const made = Bun.spawnSync(['ffmpeg', '-v', 'error', '-y', ...inputs, whole])
  if (made.exitCode !== 0) throw new Error(made.stderr.toString())
  renameSync(whole, path)
  rmSync(subtitle)
}
type Stream = { Type: string; Index: number; IsExternal: boolean; DeliveryMethod?: string; DeliveryUrl?: string; Codec: string }
type Source = {
  SupportsDirectPlay: boolean
  SupportsTranscoding: boolean
  TranscodingUrl?: string
  MediaStreams: Stream[]
  DefaultAudioStreamIndex?: number
}
const ask = async (name: Name, client: keyof typeof clients, more = {}) => {
  const answer = await send('POST', `/Items/${idOf('movie', movies.get(name)!)}/PlaybackInfo`, { DeviceProfile: profiles[client], ...more })
  const { MediaSources, ErrorCode } = (await answer.json()) as { MediaSources: Source[]; ErrorCode?: string }
  return { ...MediaSources[0]!, ErrorCode }
}
const wayOf = ({ SupportsDirectPlay, SupportsTranscoding, TranscodingUrl = '' }: Source): string => {
  if (SupportsDirectPlay) return 'direct'
  return SupportsTranscoding ? (new URLSearchParams(TranscodingUrl.split('?')[1]).get('TranscodeReasons') ?? '') : 'not playable'
}
/** Plays the first part of a stream, and says what is in it. */
const firstPart = async ({ TranscodingUrl = '' }: Source) => {
  const master = await (await app.send('GET', `/jellyfin${TranscodingUrl}`)).text()
  const [video = ''] = master.split('\n').filter((line) => line.startsWith('/api/v1/play/s/'))
  const playlist = await (await app.send('GET', video)).text()
  const parts = [/URI="([^"]+)"/.exec(playlist)?.[1] ?? '', playlist.split('\n').find((line) => line !== '' && !line.startsWith('#')) ?? '']
  const sizes = await Promise.all(
    parts.map(async (part) => (await (await app.send('GET', new URL(part, `http://x${video}`).pathname)).arrayBuffer()).byteLength),
  )
  return { codecs: /CODECS="([^"]+)"/.exec(master)?.[1] ?? '', sizes }
}

describe.skipIf(!needs('ffmpeg'))('what three apps get', () => {
  beforeAll(async () => {
    app.config.update({ jellyfin_enabled: true, jellyfin_discovery: false }, { isKey: true })
    const root = await putRoot(app)
    for (const [name, recipe] of Object.entries(recipes)) movies.set(name, hold(root, recipe))
    await signIn()
  }, 120_000)

  const [tv, roku, web] = ['Android TV', 'Roku', 'the web client'] as const
  const container = 'ContainerNotSupported'
  const [sound, picture] = ['AudioCodecNotSupported', 'VideoCodecNotSupported']
  const table: [Name, keyof typeof clients, string][] = [
    ['H.264 and AAC in MP4', tv, 'direct'],
    ['H.264 and AAC in MP4', roku, 'direct'],
    ['H.264 and AAC in MP4', web, 'direct'],
    ['H.264 and AC-3 in MKV', tv, 'direct'],
    ['H.264 and AC-3 in MKV', roku, sound],
    ['H.264 and AC-3 in MKV', web, `${container},${sound}`],
    ['HEVC of 10 bits in MKV', tv, 'direct'],
    ['HEVC of 10 bits in MKV', roku, picture],
    ['HEVC of 10 bits in MKV', web, `${container},${picture}`],
    ['HEVC with HDR10 in MKV', tv, 'direct'],
    ['HEVC with HDR10 in MKV', roku, picture],
    ['H.264 with two audio tracks in MKV', tv, 'direct'],
    ['H.264 with two audio tracks in MKV', roku, 'direct'],
    ['H.264 of 10 bits in MP4', tv, picture],
    ['H.264 of 10 bits in MP4', roku, picture],
    ['H.264 of 10 bits in MP4', web, 'direct'],
  ]
  test.each(table)(
    '%s on %s: %s',
    async (name, client, expected) => {
      const source = await ask(name, client)

      expect(wayOf(source)).toBe(expected)
      if (expected === 'direct') return
      const { codecs, sizes } = await firstPart(source)
      expect(Math.min(...sizes)).toBeGreaterThan(500)
      // It plays what it is given: H.264 with AAC is what all of them take.
      expect(codecs).toMatch(/^avc1\.(?:64|4d|42)[^,]*,mp4a\.40\.2$/)
    },
    60_000,
  )

  test('the audio track that a person chose is converted where the app does not play it', async () => {
    const source = await ask('H.264 with two audio tracks in MKV', roku, { AudioStreamIndex: 2 })

    expect([source.DefaultAudioStreamIndex, wayOf(source)]).toEqual([2, sound])
    expect((await firstPart(source)).codecs).toContain('mp4a.40.2')
  }, 60_000)

  test.each([
    ['beside the file', 'H.264 and AAC in MP4', 'plain.mp4'],
    ['in the file', 'H.264 with two audio tracks in MKV', 'two.mkv'],
  ] as const)('subtitles %s come in the form that the app takes', async (where, name, file) => {
    const [movie, path] = [movies.get(name)!, join(app.shelf, file)]
    writeFileSync(path.replace(/\.\w+$/, '.en.srt'), '1\n00:00:01,000 --> 00:00:02,000\nWords\n')
    if (where === 'in the file') takeIn(path)
    await app.ask('POST', `/movies/${movie}/rescan`)
    const texts = async (client: keyof typeof clients) => {
      const { MediaStreams } = await ask(name, client)
      return await Promise.all(
        MediaStreams.filter(({ Type }) => Type === 'Subtitle').map(async ({ DeliveryUrl = '' }) =>
          (await app.send('GET', `/jellyfin${DeliveryUrl}`)).text(),
        ),
      )
    }

    expect(await texts(roku)).toEqual([expect.stringMatching(/^1\r?\n00:00:0\d,\d{3} --> 00:00:0\d,\d{3}\r?\nWords/)])
    expect(await texts(tv)).toEqual([expect.stringContaining('WEBVTT')])
    expect(await texts(web)).toEqual([expect.stringContaining('WEBVTT')])
  })

  test('subtitles that the app cannot show are drawn into the picture, once a person chooses them', async () => {
    const [name, path] = ['H.264 of 10 bits in MP4', join(app.shelf, 'high10.sup')] as const
    const colors = [{ red: 255, green: 255, blue: 255, alpha: 255 }]
    const image = { x: 40, y: 60, width: 80, height: 60, dots: new Uint8Array(4800), colors, from: 1, to: 3 }
    writeFileSync(path, pgsOf([image], { width: 320, height: 180 }))
    await app.ask('POST', `/movies/${movies.get(name)}/rescan`)
    const deliveries = ({ MediaStreams }: Source) =>
      MediaStreams.filter(({ Type }) => Type === 'Subtitle').map(({ Index, DeliveryMethod }) => [Index, DeliveryMethod])

    const offered = await ask(name, web)
    const drawn = await ask(name, web, { SubtitleStreamIndex: 2 })

    expect([wayOf(offered), deliveries(offered)]).toEqual(['direct', [[2, 'Encode']]])
    expect([wayOf(drawn), deliveries(drawn)]).toEqual(['SubtitleCodecNotSupported', [[2, 'Encode']]])
    expect(drawn.TranscodingUrl).toMatch(/Plan=t180\.c\.0\.s\d+&/)
    expect(Math.min(...(await firstPart(drawn)).sizes)).toBeGreaterThan(500)
    const noText = { ...profiles['the web client'], SubtitleProfiles: [{ Format: 'pgssub', Method: 'Encode' }] }
    const text = await ask('H.264 with two audio tracks in MKV', web, { DeviceProfile: noText, SubtitleStreamIndex: 3 })
    expect(wayOf(text)).toContain('SubtitleCodecNotSupported')
    expect(text.TranscodingUrl).toMatch(/Plan=t180\.[a-z]{2}\.0\.0&/)
  }, 60_000)

  test('what may not be converted is not playable, in the word of the dialect; what is only repacked still plays', async () => {
    app.config.update({ transcoding_enabled: false }, { isKey: true })
    const source = await ask('HEVC of 10 bits in MKV', roku)
    const repacked = await ask('H.264 and AC-3 in MKV', web)
    app.config.update({ transcoding_enabled: true }, { isKey: true })

    expect([wayOf(source), source.ErrorCode]).toEqual(['not playable', 'NoCompatibleStream'])
    expect(repacked.SupportsTranscoding).toBe(true)
  })
})

describe('the conditions of an app', () => {
  const tv = profiles['Android TV']

  test('of one codec do not limit another: 4K in HEVC plays on a box whose H.264 ends at 1080 lines', () => {
    expect(shows(tv, { codec: 'hevc', height: 2160, hdr: 'hdr10' })).toEqual({ size: true, range: true })
    expect(shows(tv, { codec: 'h264', height: 2160, hdr: 'none' })).toEqual({ size: false, range: true })
  })

  test('on a kind of HDR exclude that kind only', () => {
    const range = (hdr: string) => shows(tv, { codec: 'hevc', height: 1080, hdr }).range

    expect([range('none'), range('hdr10'), range('hlg10'), range('dolby_vision_hdr10')]).toEqual([true, true, true, true])
    expect([range('hdr10_plus'), range('dolby_vision')]).toEqual([false, false])
    expect(shows(profiles.Roku, { codec: 'h264', height: 1080, hdr: 'hdr10' }).range).toBe(false)
  })

  test('for some profiles of a codec do not limit the others, and "none" means that there is no decoder', () => {
    const { video } = directSupports(tv, 'mkv')!

    expect([covers(video, 'hvc1.2.4.L150'), covers(video, 'hvc1.1.6.L120')]).toEqual([true, false])
    expect([covers(video, 'avc1.64002a'), covers(video, 'avc1.640033'), covers(video, 'avc1.6e0028')]).toEqual([true, false, false])
    expect(video.some((codec) => codec.startsWith('av01') || codec.startsWith('dvh1'))).toBe(false)
  })
})
