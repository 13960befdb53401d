import { expect, test } from 'bun:test'
import { watchMissingTracks } from './missing-tracks'

type Fake = { videoWidth: number; webkitAudioDecodedByteCount?: number; webkitDecodedFrameCount?: number; hasEnded?: boolean }
/** Plays this many seconds of a fake movie and returns what was reported missing. */
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
  watchMissingTracks(video, expected, (what) => missed.push(what))
  for (; time < seconds; time += 0.25) video.dispatchEvent(new Event('timeupdate'))
  if (hasEnded) video.dispatchEvent(new Event('ended'))
  return missed
}

test('reports a missing picture or sound once, after a few seconds', () => {
  expect(playing(2, { videoWidth: 0 })).toEqual([])
  expect(playing(20, { videoWidth: 0 })).toEqual(['picture'])
  expect(playing(20, { videoWidth: 640, webkitDecodedFrameCount: 0 })).toEqual(['picture'])
  expect(playing(20, { videoWidth: 640, webkitAudioDecodedByteCount: 0 })).toEqual(['sound'])
})

test('reports a missing picture when the movie ends early', () => {
  expect(playing(0.5, { videoWidth: 640, webkitDecodedFrameCount: 0, hasEnded: true })).toEqual(['picture'])
  expect(playing(0.5, { videoWidth: 640, webkitDecodedFrameCount: 1, hasEnded: true })).toEqual([])
})

test('reports nothing if everything is there or cannot be checked', () => {
  expect(playing(20, { videoWidth: 640, webkitAudioDecodedByteCount: 9, webkitDecodedFrameCount: 9 })).toEqual([])
  expect(playing(20, { videoWidth: 640 })).toEqual([])
  expect(playing(20, { videoWidth: 640, webkitAudioDecodedByteCount: 0 }, { hasPicture: true, hasSound: false })).toEqual([])
  expect(playing(20, { videoWidth: 0 }, { hasPicture: false, hasSound: true })).toEqual([])
})
