import { expect, test } from 'bun:test'
import { sizeWord, tagsOf } from './quality-tags'

const video = {
  codec: 'hevc',
  codec_tag: null,
  profile: null,
  width: 3840,
  height: 1600,
  bit_depth: 10,
  frame_rate: 24,
  hdr: 'hdr10' as const,
  is_3d: false,
}
const sound = { codec: 'aac', codec_tag: null, profile: null, channel_layout: null, language: 'en', title: null, default: true }

test('resolution follows the width for wide movies and the height for narrow ones', () => {
  expect(sizeWord({ width: 3840, height: 1600 })).toBe('4K')
  expect(sizeWord({ width: 1920, height: 800 })).toBe('1080p')
  expect(sizeWord({ width: 1440, height: 1080 })).toBe('1080p')
  expect(sizeWord({ width: 960, height: 720 })).toBe('720p')
  expect(sizeWord({ width: 720, height: 576 })).toBe('SD')
})

test('tags list resolution, HDR and sound, and omit stereo', () => {
  const info = { container: 'mkv', duration_seconds: 90, video, audio: [{ ...sound, channels: 2 }], subtitles: [], chapters: 0 }

  expect(tagsOf(info)).toEqual(['4K', 'HDR10'])
  expect(tagsOf({ ...info, video: { ...video, hdr: 'none' }, audio: [...info.audio, { ...sound, channels: 6 }] })).toEqual(['4K', '5.1'])
  expect(tagsOf(null)).toEqual([])
})
