import { expect, test } from 'bun:test'
import { pictureOf } from './picture'

test('the resolution follows the width as much as the height', () => {
  expect(pictureOf([[3840, 1600, 'hdr10'], 'Bluray-2160p'])).toEqual({ resolution: '4K', hdr: true })
  expect(pictureOf([[1920, 800, 'none'], 'WEBDL-1080p'])).toEqual({ resolution: '1080p', hdr: false })
  expect(pictureOf([[1280, 536, 'none'], 'Unknown'])).toEqual({ resolution: '720p', hdr: false })
  expect(pictureOf([[640, 480, 'none'], 'Bluray-1080p'])).toEqual({ resolution: 'SD', hdr: false })
})

test('the quality gives the resolution until the file is read; without a file it is null', () => {
  expect(pictureOf([null, 'Bluray-2160p'])).toEqual({ resolution: '4K', hdr: false })
  expect(pictureOf([null, 'DVD'])).toEqual({ resolution: 'SD', hdr: false })
  expect(pictureOf([null, 'Unknown'])).toEqual({ resolution: null, hdr: false })
  expect(pictureOf(null)).toEqual({ resolution: null, hdr: false })
})
