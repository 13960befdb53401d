import { expect, test } from 'bun:test'
import { added, besideId } from './beside'
import type { Track } from './kept-subtitles'

const track = (index: number, url: string, given: Partial<Track> = {}): Track => ({
  index,
  kind: 'text',
  codec: 'srt',
  language: 'en',
  title: null,
  default: false,
  forced: false,
  hearing_impaired: false,
  source: 'embedded',
  burnable: false,
  url,
  ...given,
})
const subtitle = { id: 9, file_id: 4, language: 'de', forced: false, hearing_impaired: true, format: 'srt' }

test('a downloaded subtitle is the last track and plays from its own address', () => {
  const [inside, downloaded] = added([track(0, '/api/v1/play/s/abc/4/subtitles/0')], { subtitle, there: [9] }, false)

  expect(inside?.url).toBe('/api/v1/play/s/abc/4/subtitles/0')
  expect(downloaded).toMatchObject({ index: 1, language: 'de', hearing_impaired: true, url: '/api/v1/play/4/subtitles/s9' })
  expect(downloaded && besideId(downloaded)).toBe(9)
})

test('an earlier download that it replaced is no longer offered; other files stay, and all are on the clock of the file', () => {
  const tracks = [track(0, '/4/subtitles/0'), track(1, '/4/subtitles/s7d', { language: 'de' }), track(2, '/4/subtitles/s8d')]

  expect(added(tracks, { subtitle, there: [8, 9] }, true).map(({ url }) => url)).toEqual([
    '/4/subtitles/0',
    '/4/subtitles/s8d',
    '/api/v1/play/4/subtitles/s9d',
  ])
})
