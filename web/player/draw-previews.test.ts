import { expect, test } from 'bun:test'
import { isThere } from './draw-previews'

test('a place is reached with the news of its own, not with that of the place before', async () => {
  const video = Object.assign(new EventTarget(), { seeking: true })
  let isReached = false
  const reached = isThere(video, new AbortController().signal).then(() => {
    isReached = true
  })

  video.dispatchEvent(new Event('seeked'))
  await Bun.sleep(0)
  expect(isReached).toBe(false)

  video.seeking = false
  video.dispatchEvent(new Event('seeked'))
  await reached
  expect(isReached).toBe(true)
})
