import { afterEach, expect, setSystemTime, test } from 'bun:test'
import { aacInit } from './audio-track'

afterEach(() => {
  setSystemTime()
})

test("a track's init segment is always the same", async () => {
  setSystemTime(new Date('2026-01-01T00:00:00Z'))
  const first = await aacInit(2, 48_000)
  setSystemTime(new Date('2036-02-29T12:34:56Z'))

  expect(await aacInit(2, 48_000)).toEqual(first)
})
