import { describe, expect, test } from 'bun:test'
import { type Capabilities, covers } from './capabilities'
import { type Decidable, decide, type Means, type Wishes } from './decide'
import type { PlayMethod } from './play-methods'

const chromium: Capabilities = {
  containers: ['mp4', 'webm', 'matroska'],
  video: ['avc1.640034', 'vp09.00.51.08', 'vp09.02.51.10', 'av01.0.15M.08', 'av01.0.15M.10', 'vp8'],
  audio: ['mp4a.40.2', 'mp4a.40.5', 'mp3', 'opus', 'flac', 'vorbis'],
  hls: true,
}
const firefox: Capabilities = { ...chromium, containers: ['mp4', 'webm'] }
const safari: Capabilities = {
  containers: ['mp4'],
  video: ['avc1.640034', 'hvc1.1.6.L153.B0', 'hvc1.2.4.L153.B0', 'dvh1.05.06'],
  audio: ['mp4a.40.2', 'mp4a.40.5', 'mp3', 'ac-3', 'ec-3', 'flac'],
  hls: true,
}
const oldTelevision: Capabilities = { containers: ['mp4'], video: ['avc1.640029'], audio: ['mp4a.40.2'], hls: false }

type Track = Decidable['audio'][number]
const sound = (codec: string, codec_string: string | null, isDefault = true): Track => ({ codec, codec_string, default: isDefault })
const aac = sound('aac', 'mp4a.40.2')
const ac3 = sound('ac3', 'ac-3')
const eac3 = sound('eac3', 'ec-3')
const dts = sound('dts', null)
const vorbis = sound('vorbis', 'vorbis')
const h264 = { codec: 'h264', codec_string: 'avc1.640028', hdr: 'none', height: 1080 } as const
const hi10p = { ...h264, codec_string: 'avc1.6e0028' }
const hevc10 = { codec: 'hevc', codec_string: 'hvc1.2.4.L153.B0', hdr: 'hdr10', height: 2160 } as const
const vp9 = { codec: 'vp9', codec_string: 'vp09.00.40.08', hdr: 'none', height: 1080 } as const
const mpeg2 = { codec: 'mpeg2video', codec_string: null, hdr: 'none', height: 576 } as const
const dolby5 = { ...hevc10, hdr: 'dolby_vision' } as const

const file = (container: string, video: Decidable['video'], ...audio: Track[]): Decidable => ({
  container,
  is_readable: true,
  video,
  audio,
})
const avi = { ...file('avi', { codec: 'mpeg4', codec_string: null, hdr: 'none', height: 480 }, sound('mp3', 'mp3')), is_readable: false }

const bare: Means = { media_tool: false, transcoding: true }
const tool: Means = { media_tool: true, transcoding: true }
const switchedOff: Means = { media_tool: true, transcoding: false }

type Expected = readonly [method: PlayMethod, codes: string[], losses: string[]]
type Case = readonly [what: string, asked: Parameters<typeof decide>[0], ...expected: Expected]
const of = (asked: Decidable, client: Capabilities, more: { means?: Means; wishes?: Wishes } = {}) => ({
  file: asked,
  client,
  means: more.means ?? bare,
  wishes: more.wishes ?? {},
})
const cases: Case[] = [
  ['MP4 H.264 AAC', of(file('mp4', h264, aac), chromium), 'direct', [], []],
  ['MKV H.264 AAC in Chromium', of(file('matroska', h264, aac), chromium), 'direct', [], []],
  ['MKV H.264 AAC in Firefox', of(file('matroska', h264, aac), firefox), 'remux', ['container_not_supported'], []],
  [
    'TS MP2 with ffmpeg',
    of(file('mpegts', h264, sound('mp2', 'mp2')), chromium, { means: tool }),
    'remux_audio',
    ['container_not_supported', 'audio_not_supported'],
    [],
  ],
  [
    'TS MP2 without ffmpeg, which no browser promises',
    of(file('mpegts', h264, sound('mp2', 'mp2')), chromium),
    'remux',
    ['container_not_supported', 'audio_not_supported'],
    ['audio_may_be_silent'],
  ],
  ['PCM is unpacked here', of(file('matroska', h264, sound('pcm_s16le', 'pcm-s16')), chromium), 'remux_audio', ['audio_not_supported'], []],
  ['WebM VP9 Opus', of(file('webm', vp9, sound('opus', 'opus')), firefox), 'direct', [], []],
  [
    'WebM VP9 in Safari',
    of(file('webm', vp9, sound('opus', 'opus')), safari),
    'not_playable',
    ['container_not_supported', 'video_not_supported', 'audio_not_supported', 'needs_media_tool'],
    [],
  ],
  ['MKV H.264 AC-3', of(file('matroska', h264, ac3), chromium), 'remux_audio', ['audio_not_supported'], []],
  ['MKV H.264 AC-3 in Safari', of(file('matroska', h264, ac3), safari), 'remux', ['container_not_supported'], []],
  ['MP4 H.264 E-AC-3', of(file('mp4', h264, eac3), chromium), 'remux_audio', ['audio_not_supported'], []],
  ['two tracks', of(file('mp4', h264, aac, { ...aac, default: false }), chromium), 'remux', ['several_audio_tracks'], []],
  ['two tracks, no HLS', of(file('mp4', h264, aac, { ...aac, default: false }), oldTelevision), 'direct', ['several_audio_tracks'], []],
  ['MPEG-TS', of(file('mpegts', h264, aac), chromium), 'remux', ['container_not_supported'], []],
  ['MKV of a station', of({ ...file('matroska', h264, aac), begins_late: true }, chromium), 'remux', ['times_begin_late'], []],
  ['MPEG-TS, no HLS', of(file('mpegts', h264, aac), oldTelevision), 'not_playable', ['container_not_supported', 'hls_not_supported'], []],
  [
    'DTS alone without ffmpeg',
    of(file('matroska', h264, dts), chromium),
    'remux',
    ['audio_not_supported'],
    ['no_audio', 'audio_needs_media_tool'],
  ],
  ['DTS alone with ffmpeg', of(file('matroska', h264, dts), chromium, { means: tool }), 'remux_audio', ['audio_not_supported'], []],
  [
    'DTS beside AC-3 without ffmpeg',
    of(file('matroska', h264, dts, { ...ac3, default: false }), chromium),
    'remux_audio',
    ['audio_not_supported', 'several_audio_tracks'],
    ['audio_needs_media_tool'],
  ],
  ['HEVC in Safari', of(file('mp4', hevc10, eac3), safari), 'direct', [], []],
  [
    'HEVC in Chromium without ffmpeg',
    of(file('mp4', hevc10, aac), chromium),
    'not_playable',
    ['video_not_supported', 'needs_media_tool'],
    [],
  ],
  [
    'HEVC in Chromium with ffmpeg',
    of(file('mp4', hevc10, aac), chromium, { means: tool }),
    'transcode',
    ['video_not_supported'],
    ['hdr_lost'],
  ],
  [
    'HEVC, converting switched off',
    of(file('mp4', hevc10, aac), chromium, { means: switchedOff }),
    'not_playable',
    ['video_not_supported', 'transcoding_off'],
    [],
  ],
  ['10-bit H.264', of(file('matroska', hi10p, aac), chromium), 'not_playable', ['video_not_supported', 'needs_media_tool'], []],
  [
    'Dolby Vision 5 in Chromium',
    of(file('mp4', dolby5, aac), { ...chromium, video: [...chromium.video, 'hvc1.2.4.L153.B0'] }),
    'not_playable',
    ['dolby_vision_not_supported', 'needs_media_tool'],
    [],
  ],
  ['Dolby Vision 5 in Safari', of(file('mp4', dolby5, aac), safari), 'direct', [], []],
  [
    'Dolby Vision with an HDR10 layer',
    of(file('mp4', { ...dolby5, hdr: 'dolby_vision_hdr10' }, aac), { ...chromium, video: ['hvc1.2.4.L153.B0'] }),
    'direct',
    [],
    [],
  ],
  [
    'MPEG-2 with ffmpeg',
    of(file('mpegts', mpeg2, sound('mp2', null)), chromium, { means: tool }),
    'transcode',
    ['container_not_supported', 'video_not_supported', 'audio_not_supported'],
    [],
  ],
  ['AVI with ffmpeg', of(avi, chromium, { means: tool }), 'transcode', ['container_not_supported', 'video_not_supported'], []],
  ['AVI without ffmpeg', of(avi, chromium), 'not_playable', ['container_not_supported', 'video_not_supported', 'needs_media_tool'], []],
  [
    'smaller than it is',
    of(file('mp4', h264, aac), chromium, { means: tool, wishes: { max_height: 720 } }),
    'transcode',
    ['larger_than_wished'],
    [],
  ],
  ['Vorbis, which no stream carries', of(file('matroska', h264, vorbis), chromium), 'direct', [], []],
  [
    'Vorbis, when playing it as it is failed',
    of(file('matroska', h264, vorbis), chromium, { wishes: { allow: ['remux'] } }),
    'remux',
    [],
    ['no_audio', 'audio_needs_media_tool'],
  ],
  ['a file without audio', of(file('mp4', h264), chromium), 'direct', [], []],
  ['audio alone', of(file('mp4', null, aac), chromium), 'direct', [], []],
  ['nothing', of(file('mp4', null), chromium), 'not_playable', ['nothing_to_play'], []],
]

const codesOf = (reasons: readonly { code: string }[]) => reasons.map(({ code }) => code)

test.each(cases)('%s', (_, asked, ...expected) => {
  const { method, reasons, losses } = decide(asked)

  expect([method, codesOf(reasons), codesOf(losses)] as unknown[]).toEqual(expected)
})

describe('choosing the audio track', () => {
  const chosen = (wishes: Wishes, means: Means, ...tracks: Track[]) =>
    decide({ file: file('matroska', h264, ...tracks), client: chromium, means, wishes }).audio_track

  test('takes the requested one, else the default, else the first', () => {
    expect(chosen({ audio_track: 1 }, bare, aac, { ...ac3, default: false })).toBe(1)
    expect(chosen({}, bare, { ...ac3, default: false }, aac)).toBe(1)
    expect(chosen({}, bare, { ...ac3, default: false }, { ...aac, default: false })).toBe(0)
    expect(chosen({ audio_track: 9 }, bare, aac)).toBe(0)
  })

  test('replaces an unplayable track with a playable one', () => {
    expect(chosen({ audio_track: 0 }, bare, dts, { ...aac, default: false })).toBe(1)
    expect(chosen({ audio_track: 0 }, tool, dts, { ...aac, default: false })).toBe(0)
    expect(chosen({}, bare, dts)).toBeNull()
    expect(chosen({}, bare, vorbis)).toBe(0)
  })
})

describe('covering a codec string', () => {
  test.each([
    ['avc1.640034', 'avc1.42e01e', true],
    ['avc1.640028', 'avc1.640033', false],
    ['avc1.640034', 'avc1.6e0028', false],
    ['hvc1.1.6.L153.B0', 'hev1.1.6.L120.90', true],
    ['hvc1.1.6.L153.B0', 'hvc1.2.4.L120.B0', false],
    ['vp09.00.50.08', 'vp09.00.31.08', true],
    ['vp09.00.50.08', 'vp09.02.31.10', false],
    ['av01.0.15M.08', 'av01.0.05M.08.0.110', true],
    ['av01.0.15M.08', 'av01.0.05M.10', false],
    ['mp3', 'mp4a.40.34', true],
    ['mp4a.40.2', 'mp4a.40.5', false],
    ['ec-3', 'EC-3', true],
  ])('%s → %s: %p', (offered, wanted, expected) => {
    expect(covers([offered], wanted)).toBe(expected)
  })
})

test('a sentence names the codec as people know it', () => {
  const { reasons } = decide({ file: file('mp4', hevc10, aac), client: chromium, means: bare, wishes: {} })

  expect(reasons.map(({ text }) => text)).toContain('This browser does not play HEVC video')
})
