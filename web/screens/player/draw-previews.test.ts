import { expect, test } from 'bun:test'
import { showAt } from './draw-previews'

/** A fake video whose seeks finish when the test says so. */
const aVideo = () => {
  const video = Object.assign(new EventTarget(), { seeking: false, place: 0, wishes: [] as number[] })
  const told = Object.defineProperty(video, 'currentTime', {
    get: () => video.place,
    set: (to: number) => {
      video.wishes.push(to)
      video.place = to
      video.seeking = true
    },
  }) as typeof video & { currentTime: number }
  const say = async (isThere: boolean) => {
    video.seeking = !isThere
    video.dispatchEvent(new Event('seeked'))
    await new Promise((resolve) => setImmediate(resolve))
  }
  let isShown = false
  const shown = showAt(told, 7.5, new AbortController().signal).then(() => {
    isShown = true
  })
  return { video, say, shown, isShown: () => isShown }
}

test('a seek resolves with its own event, not with that of an earlier seek', async () => {
  const { say, shown, isShown } = aVideo()

  await say(false)
  expect(isShown()).toBe(false)
  await say(true)
  await shown

  expect(isShown()).toBe(true)
})

test('seeks again if something else moved the position', async () => {
  const { video, say, shown, isShown } = aVideo()

  video.place = 2.5
  await say(true)
  expect(isShown()).toBe(false)
  expect(video.wishes).toEqual([7.5, 7.5])
  await say(true)
  await shown

  expect(isShown()).toBe(true)
})
