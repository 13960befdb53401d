import { expect, test } from 'bun:test'
import type { MediaInfo } from '#server/library/media/schema'
import { judgePayload, type Probed } from './judge-payload'

const info = { duration_seconds: 6000, audio: [{}] } as unknown as MediaInfo
const whole: Probed = { available: true, media_info: info, missing_share: 0 }
const movie = { runtime_minutes: 100, year: 2001 }

test.each<[why: string, probed: Partial<Probed>, code: string | undefined]>([
  ['a whole movie', {}, undefined],
  ['a file with its index cut off', { missing_share: 0.005 }, undefined],
  ['a truncated file', { missing_share: 0.4 }, 'truncated'],
  ['a file of one minute', { media_info: { ...info, duration_seconds: 60 } }, 'too_short_for_movie'],
  ['a file without audio', { media_info: { ...info, audio: [] } }, 'silent_file'],
  ['a file that is not a video', { media_info: null, why: 'unreadable' }, 'not_a_video'],
  ['a file that took too long to read', { media_info: null, why: 'timed_out' }, 'video_read_too_slowly'],
  ['a file that nothing here can read', { available: false, media_info: null }, undefined],
])('%s', (_, probed, code) => {
  expect(judgePayload('movie.mkv', movie, { ...whole, ...probed })?.code).toBe(code)
})
