import { expect, test } from 'bun:test'
import { readPreviews } from './previews'

test('picture URLs are relative to their WebVTT file', () => {
  const text = 'WEBVTT\n\n00:00:00.000 --> 00:00:05.250\n0.jpg\n\n01:02:03.500 --> 01:02:09.000\n1.jpg\n'

  expect(readPreviews(text, '/base/play/s/x/7/previews/index.vtt')).toEqual([
    { from: 0, to: 5.25, url: '/base/play/s/x/7/previews/0.jpg' },
    { from: 3723.5, to: 3729, url: '/base/play/s/x/7/previews/1.jpg' },
  ])
  expect(readPreviews('', '/x')).toEqual([])
})
