import { describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { HdrKind } from '#server/foundation/lib/hdr-kind'
import { needs } from '#server/testing/needs'
import { linesPart } from '../subtitles/lines-part'
import { hardwareKinds, kinds, kindsFor, type System, type Way } from './kinds'
import { inFilter, trialArguments, type VideoPart, videoArguments } from './video-arguments'

const part: VideoPart = { path: '/m/a.mkv', at: 12, seconds: 6, height: 1080, codec: 'hevc', bit_depth: 10, hdr: 'none' }
const filters = new Set(['bwdif', 'zscale', 'tonemap'])
const wayOf = (kind: Way['kind'], low_power = false): Way => ({ kind, device: '/dev/dri/renderD128', low_power })
const made = (way: Way | null, more: Partial<VideoPart> = {}, system: System = 'linux') =>
  videoArguments({ ...part, ...more }, { filters, system, way, decodes: true }).join(' ')

const size = `scale='trunc(oh*dar/2)*2':'min(1080,trunc(ih/2)*2)',setsar=1`
const seek = '-ss 12.000000 -i file:/m/a.mkv -t 6.000000 -map 0:V:0'
const end = '-an -sn -vsync 0 -bf 0 -f mp4 -movflags frag_keyframe+empty_moov+default_base_moof'
const often = '+delay_moov -frag_duration 500000 -flush_packets 1 pipe:1'
const rate = '-b:v 6M -maxrate 8M -bufsize 16M -profile:v high -level 41'

test('what begins before the first picture that is shown holds that picture', () => {
  const at = -0.32
  const made = (names: string[]) => videoArguments({ ...part, at }, { filters: new Set(names), system: 'linux', way: null, decodes: true })

  expect(made(['tpad'])).not.toContain('-ss')
  expect(made(['tpad']).join(' ')).toContain(`-vf tpad=start_mode=clone:start_duration=0.32,${size}`)
  expect(made([]).join(' ')).toContain(`-vf setpts=PTS+0.32/TB,${size}`)
})

describe('the arguments of each kind', () => {
  test.each([
    [
      'vaapi',
      'linux',
      `-init_hw_device vaapi=hw:/dev/dri/renderD128 -filter_hw_device hw -hwaccel vaapi -hwaccel_device /dev/dri/renderD128 ${seek} -vf ${size},format=nv12,hwupload -c:v h264_vaapi ${rate} -g 600 ${end}${often}`,
    ],
    ['nvenc', 'linux', `-hwaccel cuda ${seek} -vf ${size},format=yuv420p -c:v h264_nvenc -preset p4 -rc vbr ${rate} -g 600 ${end}${often}`],
    [
      'qsv',
      'linux',
      `-hwaccel vaapi -hwaccel_device /dev/dri/renderD128 ${seek} -vf ${size},format=nv12 -c:v h264_qsv -preset veryfast ${rate} -g 600 ${end}${often}`,
    ],
    ['qsv', 'win32', `-hwaccel d3d11va ${seek} -vf ${size},format=nv12 -c:v h264_qsv -preset veryfast ${rate} -g 600 ${end}${often}`],
    [
      'videotoolbox',
      'darwin',
      `-hwaccel videotoolbox ${seek} -vf ${size},format=nv12 -c:v h264_videotoolbox -allow_sw 0 ${rate} -g 600 ${end}${often}`,
    ],
    [
      'amf',
      'win32',
      `-hwaccel d3d11va ${seek} -vf ${size},format=nv12 -c:v h264_amf -quality speed -rc vbr_peak ${rate} -g 600 ${end}${often}`,
    ],
    ['v4l2m2m', 'linux', `${seek} -vf ${size},format=yuv420p -c:v h264_v4l2m2m -b:v 6M -g 600 ${end}${often}`],
  ] as const)('%s on %s', (kind, system, expected) => {
    expect(made(wayOf(kind), {}, system)).toBe(expected)
  })

  test('software', () => {
    expect(made(null)).toBe(
      `${seek} -vf ${size},format=yuv420p -c:v libx264 -preset veryfast -crf 21 -maxrate 8M -bufsize 16M -profile:v high -level 4.1 -g 9999 ${end} pipe:1`,
    )
  })

  test('a trial encodes with the same encoder, rate, and container', () => {
    for (const kind of hardwareKinds) {
      const [trial, real] = [trialArguments(wayOf(kind)).join(' '), made(wayOf(kind))]
      const encoding = real.slice(real.indexOf('-c:v'), real.indexOf(' -an'))

      expect(encoding).toStartWith(`-c:v ${kinds[kind].encoder}`)
      expect(trial).toContain(encoding)
      expect(trial).toEndWith(`+delay_moov -frag_duration 500000 -flush_packets 1 pipe:1`)
    }
    expect(trialArguments(wayOf('vaapi', true)).join(' ')).toContain('-c:v h264_vaapi -low_power 1')
  })
})

test('each system tries the kinds that it can have, the setting only its own', () => {
  expect(kindsFor('auto', 'linux')).toEqual(['nvenc', 'vaapi', 'qsv', 'v4l2m2m'])
  expect(kindsFor('auto', 'darwin')).toEqual(['videotoolbox'])
  expect(kindsFor('auto', 'win32')).toEqual(['nvenc', 'qsv', 'amf'])
  expect(kindsFor('auto', 'other')).toEqual([])
  expect(kindsFor('none', 'linux')).toEqual([])
  expect(kindsFor('qsv', 'linux')).toEqual(['qsv'])
})

describe('the hardware decodes', () => {
  test.each([
    ['h264', 8, true],
    ['h264', 10, false],
    ['hevc', 10, true],
    ['av1', 10, true],
    ['vp9', 8, true],
    ['mpeg4', 8, false],
    ['vc1', null, false],
  ] as const)('%s with %p bits: %p', (codec, bit_depth, does) => {
    expect(made(wayOf('vaapi'), { codec, bit_depth }).includes('-hwaccel ')).toBe(does)
  })

  test('nothing after it failed with the file', () => {
    const args = videoArguments(part, { filters, system: 'linux', way: wayOf('vaapi'), decodes: false }).join(' ')

    expect(args).not.toContain('-hwaccel ')
    expect(args).toContain('-c:v h264_vaapi')
  })
})

describe('the picture', () => {
  test.each([
    ['h264', 'bwdif=mode=send_frame:deint=interlaced'],
    ['mpeg2video', 'bwdif=mode=send_frame:deint=interlaced'],
    ['hevc', 'scale='],
    ['av1', 'scale='],
  ])('of %s begins with %s', (codec, filter) => {
    for (const way of [null, wayOf('vaapi')]) expect(made(way, { codec })).toContain(`-vf ${filter}`)
  })

  test('is deinterlaced by what ffmpeg has, or not at all', () => {
    const withFilters = (...names: string[]) =>
      videoArguments({ ...part, codec: 'h264' }, { filters: new Set(names), system: 'linux', way: null, decodes: false }).join(' ')

    expect(withFilters('yadif')).toContain('-vf yadif=mode=send_frame:deint=interlaced,')
    expect(withFilters()).toContain('-vf scale=')
  })

  test.each([
    ['none', null],
    ['dolby_vision_sdr', null],
    ['hdr10', 'smpte2084'],
    ['pq10', 'smpte2084'],
    ['hlg10', 'arib-std-b67'],
    ['dolby_vision_hlg', 'arib-std-b67'],
  ] as const)('in %s is tone mapped from %p', (hdr: HdrKind, transfer) => {
    const args = made(wayOf('vaapi'), { hdr })

    if (transfer === null) expect(args).not.toContain('tonemap')
    else expect(args).toContain(`zscale=tin=${transfer}:pin=bt2020:min=bt2020nc:t=linear`)
  })
})

describe('what is drawn into the picture', () => {
  const images = { kind: 'images', path: '/d/1.sup', width: 1920, height: 1080, isStretched: false } as const

  test.each(hardwareKinds)('goes to the hardware with it: %s', (kind) => {
    const { upload, encoder } = kinds[kind]
    const drawn = made(wayOf(kind), { burned: images })

    expect(drawn).toContain('-canvas_size 1920x1080 -i file:/d/1.sup')
    expect(drawn).toContain(`overlay=x=(W-w)/2:y=H-h,${upload}[out] -map [out] -c:v ${encoder}`)
    expect(made(wayOf(kind), { burned: { kind: 'lines', path: '/d/1.ass' } })).toContain(
      `,ass=filename=/d/1.ass,setpts=PTS-0.01/TB,${upload} -c:v`,
    )
  })

  test('is scaled by what ffmpeg has', () => {
    const scaled = (...names: string[]) =>
      videoArguments({ ...part, burned: images }, { filters: new Set(names), system: 'linux', way: null, decodes: false }).join(' ')

    expect(scaled('scale2ref')).toContain('[drawn][picture]scale2ref=')
    expect(scaled()).toContain('[picture]split[below][reference];[drawn][reference]scale=')
  })

  test('is read before the part if only ffmpeg finds it, and never before the movie', () => {
    const inside = (at: number) => made(null, { at, burned: { kind: 'inside', track: 1 } })

    expect(inside(12)).toContain('-ss 2.000000 ')
    expect(inside(12)).toContain('[0:V:0]trim=start=10,setpts=PTS-10/TB,')
    expect(inside(4)).toContain('-ss 0.000000 ')
    expect(inside(4)).toContain('[0:s:1]setpts=PTS-(4.01)/TB')
    expect(inside(-0.5)).toContain('[0:s:1]setpts=PTS-(-0.49)/TB')
  })
})

test('a path is a value of a filter, whatever is in it', () => {
  expect(inFilter('C:\\Users\\a')).toBe('C\\\\:/Users/a')
  expect(inFilter("/it's, [so]; a:b")).toBe("/it\\\\\\'s\\, \\[so\\]\\; a\\\\:b")
})

test.skipIf(!needs('ffmpeg'))('ffmpeg finds a path with every letter that means something to it', () => {
  const folder = mkdtempSync(join(tmpdir(), "marquee it's, [so]; a=b: c-"))
  const path = join(folder, 'a.ass')
  writeFileSync(path, linesPart([{ from: 0, to: 9, text: 'Words' }], { from: 0, to: 9 }))
  const black = ['-f', 'lavfi', '-i', 'color=c=black:s=64x36:d=0.1', '-vf', `ass=filename=${inFilter(path)}`, '-f', 'null', '-']
  const ran = Bun.spawnSync(['ffmpeg', '-v', 'error', ...black], { stderr: 'pipe' })
  rmSync(folder, { recursive: true })

  expect([ran.exitCode, ran.stderr.toString()]).toEqual([0, ''])
})
