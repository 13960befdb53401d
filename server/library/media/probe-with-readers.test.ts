import { afterAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { silentLog } from '#server/foundation/platform/log'
import { createMediaTool, type Probe } from '#server/foundation/upstream/media-tool/client'
import { needs } from '#server/testing/needs'
import { h264, makeVideo, type VideoRecipe } from '#server/testing/video'
import { knowsLess, mediaInfoOf } from './media-info'
import { createMediaWorker } from './media-worker'
import { createProbeWithReaders } from './probe-with-readers'
import { createReadOnce } from './read-once'
import type { MediaInfo } from './schema'

const home = mkdtempSync(join(tmpdir(), 'probe-with-readers-'))
const worker = createMediaWorker({ worker: new URL('./worker.ts', import.meta.url), log: silentLog })
const read = createReadOnce({ worker })
const tool = createMediaTool({ path: () => null, log: silentLog })
const absent: Probe = { available: false, media_info: null }
const withoutTool = createProbeWithReaders({ read, probe: async () => absent })
afterAll(() => {
  worker.stop()
  rmSync(home, { recursive: true, force: true })
})

const x265 = (pix: string, params: string) => [
  ...['-c:v', 'libx265', '-preset', 'ultrafast', '-pix_fmt', pix, '-x265-params', `log-level=none:${params}`],
]
const vp9 = (pix: string) => ['-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8', '-pix_fmt', pix]
const hdr = 'colorprim=bt2020:transfer=smpte2084:colormatrix=bt2020nc'
const tagged = ['-metadata:s:a:0', 'language=ger', '-metadata:s:a:1', 'language=eng']
const isDefault = ['-disposition:a:0', '0', '-disposition:a:1', 'default']

/** Whether the media tool is asked too, because it knows more. */
const table: readonly (readonly [name: string, recipe: VideoRecipe, asksTool: boolean])[] = [
  ['h264-aac.mkv', {}, false],
  ['h264-aac.mp4', { more: ['-movflags', 'faststart'] }, false],
  ['fragments.mp4', { more: ['-movflags', 'frag_keyframe+empty_moov'] }, false],
  ['transport.ts', {}, false],
  ['fields.ts', { video: [...h264, '-vf', 'scale=1920:1080', '-flags', '+ildct+ilme', '-x264-params', 'tff=1'] }, false],
  ['fields.mkv', { video: [...h264, '-flags', '+ildct+ilme', '-x264-params', 'tff=1'] }, false],
  [
    'two-languages.mkv',
    { audio: [['ac3', '-ac', '6'], ['aac']], more: [...tagged, ...isDefault, '-metadata:s:a:0', 'title=Deutsch'] },
    false,
  ],
  ['two-languages.mp4', { audio: [['ac3', '-ac', '6'], ['aac']], more: [...tagged, ...isDefault] }, false],
  ['eac3.mkv', { audio: [['eac3', '-ac', '6']] }, true],
  ['dts.mkv', { audio: [['dca', '-ac', '2']] }, true],
  ['truehd.mkv', { audio: [['truehd', '-ac', '2']] }, true],
  ['flac.mkv', { audio: [['flac']] }, false],
  ['mp3.mkv', { audio: [['libmp3lame']] }, false],
  ['silent.mkv', { audio: [] }, false],
  ['ten-bits.mkv', { video: [...h264, '-pix_fmt', 'yuv420p10le', '-profile:v', 'high10'] }, false],
  ['baseline.mkv', { video: [...h264, '-profile:v', 'baseline'] }, false],
  ['hevc.mkv', { video: x265('yuv420p', '') }, false],
  ['hevc-hdr.mkv', { video: x265('yuv420p10le', `${hdr}:max-cll=1000,400`) }, true],
  ['hevc-hlg.mkv', { video: x265('yuv420p10le', 'colorprim=bt2020:transfer=arib-std-b67:colormatrix=bt2020nc') }, false],
  ['vp9.webm', { video: vp9('yuv420p'), audio: [['libopus']] }, false],
  ['vp8-vorbis.webm', { video: ['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8'], audio: [['libvorbis']] }, false],
  ['av1.mkv', { video: ['-c:v', 'libsvtav1', '-preset', '12'], audio: [['libopus']] }, false],
  ['mpeg2.mkv', { video: ['-c:v', 'mpeg2video', '-g', '12'], audio: [['mp2']] }, false],
  ['mpeg2.mp4', { video: ['-c:v', 'mpeg2video', '-g', '12'] }, false],
  ['mpeg1.mp4', { video: ['-c:v', 'mpeg1video', '-g', '12'] }, false],
  ['mpeg4.mp4', { video: ['-c:v', 'mpeg4'] }, false],
]

/** What names and rules use. Only the tool reports profiles, layouts and tags. */
const essence = ({ container, duration_seconds, video, audio, subtitles, chapters }: MediaInfo) => ({
  container,
  seconds: Math.round((duration_seconds ?? 0) * 5) / 5,
  video: video && [video.codec, video.width, video.height, video.bit_depth, Math.round(video.frame_rate ?? 0), video.hdr, video.is_3d],
  audio: audio.map((track) => [track.codec, track.channels, track.language, track.title, track.default]),
  subtitles: subtitles.map((track) => [track.codec, track.language, track.title, track.forced]),
  chapters,
})

describe.skipIf(!needs('ffmpeg') || !needs('ffprobe'))('our own readers and ffprobe agree', () => {
  test.each(table)(
    '%s',
    async (name, recipe, asksTool) => {
      const path = makeVideo(join(home, name), { seconds: 2, ...recipe })

      const [own, theirs] = [await read(path), await tool.probe(path)]
      if ('why' in own) throw new Error(`our readers say ${own.why}`)

      const [mine, other] = [essence(mediaInfoOf(own)), essence(theirs.media_info!)]
      expect(knowsLess(own)).toBe(asksTool)
      expect({ ...mine, video: asksTool ? other.video : mine.video }).toEqual(other)
    },
    120_000,
  )

  test.each(['old.avi', 'disc.mpg'])('%s: only ffprobe can read it, and without ffprobe nothing is refused', async (name) => {
    const path = makeVideo(join(home, name), { seconds: 2, video: ['-c:v', 'mpeg2video'], audio: [['mp2']] })

    expect(await withoutTool(path)).toMatchObject({ available: false, media_info: null })
    expect((await createProbeWithReaders({ read, probe: tool.probe })(path)).media_info?.video?.codec).toBe('mpeg2video')
  })

  test('asks the tool where it knows more, but does not need it', async () => {
    const path = makeVideo(join(home, 'more.mkv'), { seconds: 2, audio: [['dca', '-ac', '2']] })

    expect((await createProbeWithReaders({ read, probe: tool.probe })(path)).media_info?.audio[0]?.profile).toBe('DTS')
    expect((await withoutTool(path)).media_info?.audio[0]).toMatchObject({ codec: 'dts', profile: null })
  })

  test.each(['cut.mkv', 'cut.mp4'])('%s: reports how much of it is missing, which ffprobe does not', async (name) => {
    const path = makeVideo(join(home, name), { seconds: 4, more: name.endsWith('mp4') ? ['-movflags', 'faststart'] : [] })
    truncateSync(path, Math.round(statSync(path).size * 0.6))

    expect((await withoutTool(path)).missing_share).toBeCloseTo(0.4, 1)
  })

  test('an MP4 without its index and an empty file are not videos; noise is unknown', async () => {
    const path = makeVideo(join(home, 'headless.mp4'), { seconds: 2 })
    truncateSync(path, Math.round(statSync(path).size * 0.6))
    writeFileSync(join(home, 'empty.mkv'), '')
    writeFileSync(join(home, 'noise.mkv'), '?')

    expect(await withoutTool(path)).toMatchObject({ why: 'unreadable' })
    expect(await withoutTool(join(home, 'empty.mkv'))).toMatchObject({ why: 'unreadable' })
    expect(await withoutTool(join(home, 'noise.mkv'))).toMatchObject({ available: false })
  })
})

test('caches what it read under any name, until the file changes', async () => {
  const asked: string[] = []
  const counting = createReadOnce({
    worker: {
      ask: (job) => {
        asked.push(job.path)
        return worker.ask(job)
      },
    },
  })
  const [one, other] = [join(home, 'one.bin'), join(home, 'other.bin')]
  writeFileSync(one, 'what is this')
  await Bun.$`ln ${one} ${other}`

  await counting(one)
  await counting(other)
  writeFileSync(one, 'another')
  await counting(one)

  expect(asked).toEqual([one, one])
})
