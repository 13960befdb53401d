import { expect, test } from 'bun:test'
import type { MediaInfo } from '#server/media/schema'
import { judgePayload, type Probed } from './judge-payload'

const info = { duration_seconds: 6000, audio: [{}] } as unknown as MediaInfo
const whole: Probed = { available: true, media_info: info, missing_share: 0 }
const movie = { runtime_minutes: 100, year: 2001 }

test.each<[why: string, probed: Partial<Probed>, code: string | undefined]>([
  ['a whole movie', {}, undefined],
  ['one whose index at the end is cut off', { missing_share: 0.005 }, undefined],
  ['one that ends in the middle', { missing_share: 0.4 }, 'truncated'],
  ['one that runs for a minute', { media_info: { ...info, duration_seconds: 60 } }, 'too_short_for_movie'],
  ['one without sound', { media_info: { ...info, audio: [] } }, 'silent_file'],
  ['no video', { media_info: null, why: 'unreadable' }, 'not_a_video'],
  ['one that could not be read in time', { media_info: null, why: 'timed_out' }, 'video_read_too_slowly'],
  ['one that nobody here can read', { available: false, media_info: null }, undefined],
])('%s', (_, probed, code) => {
  expect(judgePayload('movie.mkv', movie, { ...whole, ...probed })?.code).toBe(code)
})
