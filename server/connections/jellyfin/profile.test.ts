import { expect, test } from 'bun:test'
import { covers } from '#server/library/playback/capabilities'
import { type DeviceProfile, directSupports, largestHeight, streamSupports } from './profile'

/** As a box with Android sends it. */
const box: DeviceProfile = {
  DirectPlayProfiles: [
    { Type: 'Video', Container: 'mp4,m4v,mkv', VideoCodec: 'h264,hevc', AudioCodec: 'aac,ac3,eac3' },
    { Type: 'Video', Container: 'webm', VideoCodec: 'vp9', AudioCodec: 'opus' },
    { Type: 'Audio', Container: 'flac' },
  ],
  TranscodingProfiles: [
    { Type: 'Video', Protocol: 'hls', Container: 'ts', VideoCodec: 'h264', AudioCodec: 'aac' },
    { Type: 'Video', Protocol: 'http', Container: 'mkv', VideoCodec: 'hevc', AudioCodec: 'dts' },
  ],
  CodecProfiles: [
    { Type: 'Video', Codec: 'h264', Conditions: [{ Condition: 'LessThanEqual', Property: 'VideoLevel', Value: '41' }] },
    { Type: 'Video', Codec: 'hevc', Conditions: [{ Condition: 'LessThanEqual', Property: 'VideoBitDepth', Value: '8' }] },
    { Type: 'Video', Conditions: [{ Condition: 'LessThanEqual', Property: 'Width', Value: '1920' }] },
  ],
}

test('only the codecs that go with the container of the file count', () => {
  const inMatroska = directSupports(box, 'mkv')!
  const inWebm = directSupports(box, 'webm')!

  expect(covers(inMatroska.video, 'avc1.640028')).toBe(true)
  expect(covers(inMatroska.video, 'vp09.00.40.08')).toBe(false)
  expect(covers(inMatroska.audio, 'ec-3')).toBe(true)
  expect(covers(inWebm.video, 'vp09.00.40.08')).toBe(true)
  expect(directSupports(box, 'avi')).toBeNull()
})

test('conditions limit level and bit depth', () => {
  const { video } = directSupports(box, 'mkv')!

  expect(covers(video, 'avc1.640029')).toBe(true)
  expect(covers(video, 'avc1.640033')).toBe(false)
  expect(covers(video, 'hvc1.1.6.L120')).toBe(true)
  expect(covers(video, 'hvc1.2.4.L120')).toBe(false)
})

test('a stream is one of HLS; the width limits its height', () => {
  const { video, audio, hls } = streamSupports(box)!

  expect([hls, covers(video, 'hvc1.1.6.L120'), audio.includes('dts')]).toEqual([true, false, false])
  expect(largestHeight(box, 'h264')).toEqual({ max_height: 1080 })
  expect(streamSupports({ TranscodingProfiles: [] })).toBeNull()
})

test('an app that names nothing takes everything, Dolby Vision included', () => {
  const anything = directSupports({ DirectPlayProfiles: [{ Type: 'Video' }] }, 'mkv')!

  for (const codec of ['avc1.640033', 'hvc1.2.4.L153', 'av01.0.08M.10']) expect(covers(anything.video, codec)).toBe(true)
  expect(anything.video.some((codec) => codec.startsWith('dvh1.05'))).toBe(true)
})
