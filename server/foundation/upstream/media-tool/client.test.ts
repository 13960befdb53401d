import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hdrKind } from '#server/foundation/lib/hdr-kind'
import { languageCode } from '#server/foundation/lib/language-code'
import { silentLog } from '#server/foundation/platform/log'
import { needs } from '#server/testing/needs'
import { createMediaTool } from './client'
import { type Ran, type RunTool, runTool } from './run-tool'

let home: string
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'media-tool-'))
})
afterAll(() => rmSync(home, { recursive: true, force: true }))

const answering = (stdout: unknown, more: Partial<Ran> = {}): Ran => ({
  ended: 'by_itself',
  exit_code: 0,
  stdout: new TextEncoder().encode(typeof stdout === 'string' ? stdout : JSON.stringify(stdout)),
  stderr: '',
  ...more,
})
/** A media tool whose runs return `answers` in turn; `asked` holds the argument lists. */
const played = (...answers: Ran[]) => {
  const asked: (readonly string[])[] = []
  const run: RunTool = async ({ command }) => {
    asked.push(command)
    return answers[asked.length - 1]!
  }
  return { asked, tool: createMediaTool({ path: () => null, log: silentLog, run, which: (name) => `/usr/bin/${name}` }) }
}

describe("the tool's output in our terms", () => {
  test('a movie with its tracks', async () => {
    const { tool, asked } = played(
      answering({
        format: { format_name: 'matroska,webm', duration: '5580.041000' },
        chapters: [{}, {}],
        streams: [
          { codec_type: 'video', codec_name: 'mjpeg', width: 300, height: 400, disposition: { attached_pic: 1 } },
          {
            codec_type: 'video',
            codec_name: 'h264',
            profile: 'High',
            width: 1920,
            height: 800,
            pix_fmt: 'yuv420p',
            avg_frame_rate: '24000/1001',
          },
          {
            codec_type: 'audio',
            codec_name: 'ac3',
            channels: 6,
            channel_layout: '5.1(side)',
            tags: { LANGUAGE: 'ger' },
            disposition: { default: 1 },
          },
          { codec_type: 'audio', codec_name: 'aac', channels: 2, tags: { language: 'und', title: 'Comment\u0000ary' } },
          { codec_type: 'subtitle', codec_name: 'subrip', tags: { language: 'fre' }, disposition: { forced: 1 } },
          { codec_type: 'data' },
        ],
      }),
    )

    const { media_info } = await tool.probe('/movies/-version')

    expect(media_info).toEqual({
      container: 'matroska',
      duration_seconds: 5580.041,
      video: {
        codec: 'h264',
        codec_tag: null,
        profile: 'High',
        width: 1920,
        height: 800,
        bit_depth: 8,
        frame_rate: 23.976,
        hdr: 'none',
        is_3d: false,
      },
      audio: [
        {
          codec: 'ac3',
          codec_tag: null,
          profile: null,
          channels: 6,
          channel_layout: '5.1(side)',
          language: 'de',
          title: null,
          default: true,
        },
        {
          codec: 'aac',
          codec_tag: null,
          profile: null,
          channels: 2,
          channel_layout: null,
          language: null,
          title: 'Comment ary',
          default: false,
        },
      ],
      subtitles: [{ codec: 'subrip', language: 'fr', title: null, forced: true }],
      chapters: 2,
    })
    expect(asked).toHaveLength(1)
    expect(asked[0]!.at(-1)).toBe('file:/movies/-version')
    expect(asked[0]!.join(' ')).toContain('-protocol_whitelist file,pipe -format_whitelist matroska,')
  })

  test('reads colors that only the first frame has', async () => {
    const video = {
      codec_type: 'video',
      codec_name: 'hevc',
      width: 3840,
      height: 1600,
      pix_fmt: 'yuv420p10le',
      color_primaries: 'bt2020',
      color_transfer: 'smpte2084',
    }
    const { tool, asked } = played(
      answering({ format: { format_name: 'matroska,webm' }, streams: [video] }),
      answering({ frames: [{ side_data_list: [{ side_data_type: 'HDR Dynamic Metadata SMPTE2094-40 (HDR10+)' }] }] }),
    )

    expect((await tool.probe('/movies/a.mkv')).media_info?.video?.hdr).toBe('hdr10_plus')
    expect(asked).toHaveLength(2)
  })

  test.each([
    ['nonsense', answering('not json'), 'unreadable'],
    ['JSON of another shape', answering({ streams: [{ width: 'wide' }] }), 'unreadable'],
    ['a failure', answering('{}', { exit_code: 1, stderr: 'Invalid data' }), 'unreadable'],
    ['too much', answering('{}', { ended: 'wrote_too_much' }), 'unreadable'],
    ['nothing for too long', answering('', { ended: 'timed_out', exit_code: null }), 'timed_out'],
  ] as const)('%s is a result, not an exception', async (_, ran, why) => {
    expect(await played(ran).tool.probe('/movies/a.mkv')).toMatchObject({ available: true, media_info: null, why })
  })

  test('reports a tool that is not installed', async () => {
    const absent = createMediaTool({ path: () => null, log: silentLog, which: () => null })
    const misplaced = createMediaTool({ path: () => '/opt/tools/ffmpeg', log: silentLog, which: () => null })

    expect(await absent.probe('/movies/a.mkv')).toEqual({ available: false, media_info: null })
    expect(await absent.version()).toMatchObject({ available: false, said: { code: 'ffprobe_not_installed' } })
    expect(await misplaced.version()).toMatchObject({
      available: false,
      said: { code: 'ffprobe_not_at', values: { path: '/opt/tools/ffmpeg' }, text: 'No ffprobe was found at /opt/tools/ffmpeg' },
    })
  })

  test('finds it next to its sibling and in a folder', async () => {
    const at = (path: string) => createMediaTool({ path: () => path, log: silentLog, which: (name) => name }).locate('ffprobe')
    mkdirSync(join(home, 'bin'))

    expect(await at('/opt/tools/ffmpeg')).toBe('/opt/tools/ffprobe')
    expect(await at(join(home, 'bin'))).toBe(join(home, 'bin', 'ffprobe'))
  })

  test('is not found through another program that lies next to it', async () => {
    const at = (path: string) => createMediaTool({ path: () => path, log: silentLog, which: (name) => name })

    expect(await at('/bin/sh').locate('ffprobe')).toBeNull()
    expect(await at('/bin/sh').version()).toMatchObject({ available: false, said: { code: 'ffprobe_not_at' } })
    expect(await at('/opt/ffmpeg-7.1').locate('ffprobe')).toBe('/opt/ffprobe')
  })
})

test('maps two- and three-letter language codes, old and new', () => {
  expect(['ger', 'deu', 'DE', 'pt-br', 'khk', 'chi', 'fil'].map(languageCode)).toEqual(['de', 'de', 'de', 'pt-BR', 'mn', 'zh', 'fil'])
  expect(['und', '', null, 'no language!', 'zxx'].map(languageCode)).toEqual([null, null, null, null, null])
})

test('names Dolby Vision with its fallback layer', () => {
  const dolby = (dolby_vision_compatibility: number | null, bit_depth = 10) =>
    hdrKind({ bit_depth, primaries: 'bt2020', transfer: 'smpte2084', side_data: ['DOVI configuration record'], dolby_vision_compatibility })

  expect([1, 2, 4, 6, null].map((id) => dolby(id))).toEqual([
    'dolby_vision_hdr10',
    'dolby_vision_sdr',
    'dolby_vision_hlg',
    'dolby_vision_hdr10',
    'dolby_vision',
  ])
  expect(dolby(1, 8)).toBe('none')
})

describe('running a program', () => {
  const sh = (script: string, more: Partial<Parameters<RunTool>[0]> = {}) =>
    runTool({ command: ['/bin/sh', '-c', script], timeout_ms: 20_000, max_bytes: 1000, ...more })

  test('reports its exit and output, and passes none of our environment', async () => {
    const ran = await sh('echo "$HOME"; echo oops >&2; exit 3')

    expect(ran).toMatchObject({ ended: 'by_itself', exit_code: 3, stderr: 'oops' })
    expect(new TextDecoder().decode(ran.stdout)).toBe('\n')
  })

  test('kills one that hangs', async () => {
    expect(await sh('exec sleep 60', { timeout_ms: 100 })).toMatchObject({ ended: 'timed_out' })
    expect(await sh('exec sleep 60', { signal: AbortSignal.abort() })).toMatchObject({ ended: 'aborted' })
  })

  test('kills one that never stops writing, and truncates its output', async () => {
    const ran = await sh('exec yes')

    expect(ran.ended).toBe('wrote_too_much')
    expect(ran.stdout.length).toBe(1000)
  })

  test('reports one that cannot be started', async () => {
    expect(await runTool({ command: [join(home, 'nothing')], timeout_ms: 1000, max_bytes: 10 })).toMatchObject({ ended: 'not_started' })
  })
})

describe('the real tool', () => {
  const tool = createMediaTool({ path: () => null, log: silentLog })
  const isHere = needs('ffmpeg') && needs('ffprobe')
  const make = (path: string, ...args: string[]) =>
    runTool({
      command: [Bun.which('ffmpeg') ?? 'ffmpeg', '-v', 'error', '-y', ...args, `file:${path}`],
      timeout_ms: 60_000,
      max_bytes: 1000,
    })

  test.skipIf(!isHere)('reads a movie', async () => {
    const movie = join(home, 'i:%d -version.mkv')
    const sources = ['-f', 'lavfi', '-i', 'testsrc2=s=192x108:d=1:r=25', '-f', 'lavfi', '-i', 'sine=d=1']
    await make(movie, ...sources, '-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-metadata:s:a:0', 'language=swe')

    const { media_info } = await tool.probe(movie)

    expect(media_info?.video).toMatchObject({ codec: 'h264', width: 192, height: 108, bit_depth: 8, frame_rate: 25, hdr: 'none' })
    expect(media_info?.audio).toMatchObject([{ codec: 'aac', language: 'sv' }])
    expect(await tool.version()).toMatchObject({ available: true })
  })

  test.skipIf(!isHere)('opens nothing but the file, whatever the file is', async () => {
    let visits = 0
    const canary = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response(`${++visits}`) })
    const playlist = `#EXTM3U\n#EXT-X-TARGETDURATION:10\n#EXTINF:10,\nhttp://127.0.0.1:${canary.port}/secret.ts\n`
    const disguised = {
      'playlist.avi': playlist,
      'concat.mkv': `ffconcat version 1.0\nfile 'http://127.0.0.1:${canary.port}/x'\nfile '/etc/hostname'\n`,
      'picture.mkv': `<svg xmlns="http://www.w3.org/2000/svg"><image href="http://127.0.0.1:${canary.port}/x"/></svg>`,
      'empty.mkv': '',
    }
    for (const [name, content] of Object.entries(disguised)) {
      writeFileSync(join(home, name), content)

      expect(await tool.probe(join(home, name))).toMatchObject({ available: true, media_info: null, why: 'unreadable' })
    }
    expect(await tool.probe(`http://127.0.0.1:${canary.port}/movie.mkv`)).toMatchObject({ media_info: null })
    await canary.stop(true)
    expect(visits).toBe(0)
  })
})
