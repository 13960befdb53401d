import { expect, test } from 'bun:test'
import { parseRelease } from '#server/foundation/releases/parse-release'
import type { MediaInfo } from '#server/library/media/schema'
import { qualityOfFile } from './quality-of-file'

const picture = (width: number, height: number): MediaInfo => {
  const video = {
    codec: 'h264',
    codec_tag: null,
    profile: null,
    width,
    height,
    bit_depth: 8,
    frame_rate: 24,
    hdr: 'none',
    is_3d: false,
  } as const
  return { container: 'matroska', duration_seconds: 5400, video, audio: [], subtitles: [], chapters: 0 }
}
const quality = (names: readonly [string, ...string[]], size: readonly [number, number] | null) => {
  const [first, ...rest] = names.map((name) => parseRelease(name))
  return qualityOfFile([first!, ...rest], size && picture(...size)).quality
}

test.each([
  ['bunny.mkv', [3840, 2160], 'WEBDL-2160p'],
  ['Movie.2001.2160p.WEB-DL.mkv', [720, 480], 'WEBDL-480p'],
  ['Movie.2001.1080p.BluRay.mkv', [1920, 800], 'Bluray-1080p'],
  ['Movie.2001.WEB-DL.mkv', [2560, 1440], 'WEBDL-1080p'],
  ['Movie.2001.2160p.BluRay.REMUX.mkv', [1920, 1080], 'Remux-1080p'],
  ['Movie.2001.1080p.BluRay.REMUX.mkv', [1280, 720], 'Bluray-720p'],
  ['Movie.2001.SDTV.avi', [720, 576], 'SDTV'],
  ['Movie.2001.BluRay.576p.mkv', [1024, 576], 'Bluray-576p'],
  ['Movie.2001.DVDRip.avi', [720, 576], 'DVD'],
  ['Movie.2001.HDCAM.mkv', [1920, 1080], 'CAM'],
  ['movie.webm', [1280, 720], 'HDTV-720p'],
] as const)('%s with a picture of %p is %s', (name, size, expected) => {
  expect(quality([name], size)).toBe(expected)
})

test('the most certain name decides the rest; among equals, the first', () => {
  expect(quality(['charade.mkv', 'Charade.1963.1080p.BluRay.x264-GRP'], null)).toBe('Bluray-1080p')
  expect(quality(['Charade.1963.720p.WEB-DL.mkv', 'Charade.1963.1080p.BluRay.x264-GRP'], null)).toBe('WEBDL-720p')
  expect(quality(['Charade.1963.WEB-DL.mkv', 'Charade.1963.1080p.BluRay.x264-GRP'], [1280, 720])).toBe('Bluray-720p')
})
