import { expect, test } from 'bun:test'
import type { Stream, Streams } from '#server/library/media/streams'
import { createHls } from './hls'

test('sends a segment whole and does not keep a copy next to the response', async () => {
  const made = Uint8Array.from({ length: 100_000 }, (_, i) => i % 251)
  const as = made.slice()
  const streams = { videoSegment: () => Promise.resolve(made) } as unknown as Streams
  const hls = createHls(() => Promise.resolve({ stream: {} as Stream, streams }))

  const answer = await hls.videoSegment({ id: 1, plan: 'c.d.0', segment: '0.m4s' }, new AbortController().signal)

  expect(made.buffer.byteLength).toBe(0)
  expect(answer.headers.get('content-length')).toBe('100000')
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(as)
})
