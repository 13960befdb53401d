import { expect, test } from 'bun:test'
import { watchSenses } from './senses'

type Fake = { videoWidth: number; webkitAudioDecodedByteCount?: number; webkitDecodedFrameCount?: number; hasEnded?: boolean }
/** Plays so many seconds of a movie that is like this; tells what was missed. */
const playing = (seconds: number, { hasEnded = false, ...fake }: Fake, expected = { hasPicture: true, hasSound: true }) => {
  const video = document.createElement('video')
  let time = 0
  Object.defineProperties(video, {
    currentTime: { get: () => time },
    seeking: { get: () => false },
    videoWidth: { get: () => fake.videoWidth },
    ...('webkitAudioDecodedByteCount' in fake && { webkitAudioDecodedByteCount: { get: () => fake.webkitAudioDecodedByteCount } }),
    ...('webkitDecodedFrameCount' in fake && { webkitDecodedFrameCount: { get: () => fake.webkitDecodedFrameCount } }),
  })
  const missed: string[] = []
  watchSenses(video, expected, (what) => missed.push(what))
  for (; time < seconds; time += 0.25) video.dispatchEvent(new Event('timeupdate'))
  if (hasEnded) video.dispatchEvent(new Event('ended'))
  return missed
}

test('a movie without a picture, or without the sound that it has, is noticed once, after a moment', () => {
  expect(playing(2, { videoWidth: 0 })).toEqual([])
  expect(playing(20, { videoWidth: 0 })).toEqual(['picture'])
  expect(playing(20, { videoWidth: 640, webkitDecodedFrameCount: 0 })).toEqual(['picture'])
  expect(playing(20, { videoWidth: 640, webkitAudioDecodedByteCount: 0 })).toEqual(['sound'])
})

test('a movie that is over before it had a picture is noticed too', () => {
  expect(playing(0.5, { videoWidth: 640, webkitDecodedFrameCount: 0, hasEnded: true })).toEqual(['picture'])
  expect(playing(0.5, { videoWidth: 640, webkitDecodedFrameCount: 1, hasEnded: true })).toEqual([])
})

test('what is as it should be, or cannot be known, is left alone', () => {
  expect(playing(20, { videoWidth: 640, webkitAudioDecodedByteCount: 9, webkitDecodedFrameCount: 9 })).toEqual([])
  expect(playing(20, { videoWidth: 640 })).toEqual([])
  expect(playing(20, { videoWidth: 640, webkitAudioDecodedByteCount: 0 }, { hasPicture: true, hasSound: false })).toEqual([])
  expect(playing(20, { videoWidth: 0 }, { hasPicture: false, hasSound: true })).toEqual([])
})
