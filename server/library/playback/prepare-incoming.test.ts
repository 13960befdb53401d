import { expect, test } from 'bun:test'
import type { Reading } from '#server/library/media/reading'
import { createPrepareIncoming } from './prepare-incoming'

const supports = { containers: ['mp4'], video: ['avc1.640034'], audio: ['mp4a.40.2'], hls: true }
const video: NonNullable<Reading['video']> = {
  codec: 'h264',
  codec_string: 'avc1.640028',
  width: 1920,
  height: 1080,
  bit_depth: 8,
  frame_rate: 24,
  hdr: 'none',
  is_3d: false,
}
const audio = { codec: 'dts', codec_string: null, channels: 6, sample_rate: 48_000, language: 'en', title: null, default: true }
const reading: Reading = {
  container: 'matroska',
  duration_seconds: 3600,
  video,
  audio: [audio],
  subtitles: [],
  chapters: [],
  start_offset: 0,
  direct_offset: 0,
  left_out: 0,
  missing_bytes: 0,
  video_cuts: [0, 3600],
}

const prepared = ({ media_tool, codec = 'dts' }: { media_tool: boolean; codec?: string }) => {
  const found = { ...reading, audio: reading.audio.map((track) => ({ ...track, codec })) }
  const prepare = createPrepareIncoming({
    importedFile: () => null,
    prepareFile: () => Promise.reject(new Error('it is not on the shelf')),
    read: async () => ({ file: { movie_id: 1, size_bytes: 9_000_000_000 }, reading: found }),
    secondsLeft: () => 60,
    means: async () => ({ media_tool, transcoding: true }),
    resumeAt: () => 0,
    base: () => '',
  })
  return prepare({ download_id: 7, request: { supports }, session_id: null })
}

test('announces audio that only ffmpeg decodes for when the download is complete, and plays the picture meanwhile', async () => {
  const { method, audio_track, losses } = await prepared({ media_tool: true })

  expect([method as string, audio_track]).toEqual(['remux', null])
  expect(losses).toMatchObject([{ code: 'sound_when_complete', values: { codec: 'dts' } }])
})

test('without ffmpeg, says what is needed instead', async () => {
  const { losses } = await prepared({ media_tool: false })

  expect(losses.map(({ code }) => code)).not.toContain('sound_when_complete')
  expect(losses.map(({ code }) => code)).toContain('no_audio')
})

test('plays audio that we decode immediately', async () => {
  const { method, audio_track, losses } = await prepared({ media_tool: true, codec: 'ac3' })

  expect([method as string, audio_track, losses]).toEqual(['remux_audio', 0, []])
})
