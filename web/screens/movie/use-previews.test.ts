import { expect, test } from 'bun:test'
import type { Download, Movie } from '../../data/api/types'
import { fakeDownload } from '../../testing/fake-answers'
import { fakeMovie } from '../../testing/fake-movies'
import { fileToPreview } from './use-previews'

const file = { id: 7, missing_at: null }
const movie = (part: { files?: object[]; downloads?: Partial<Download>[] }): Movie =>
  ({
    ...fakeMovie(1),
    status: 'available',
    files: part.files ?? [file],
    downloads: (part.downloads ?? []).map((download) => ({ ...fakeDownload(fakeMovie(1), 0), ...download })),
  }) as Movie

test('a file gets previews, but not while a download is about to replace it', () => {
  expect(fileToPreview(movie({}))).toBe(7)
  expect(fileToPreview(movie({ downloads: [{ state: 'seeding' }] }))).toBe(7)
  expect(fileToPreview(movie({ downloads: [{ state: 'downloading' }] }))).toBeUndefined()
  expect(fileToPreview(movie({ downloads: [{ state: 'importing' }] }))).toBeUndefined()
})

test('a movie without a file on disk gets none', () => {
  expect(fileToPreview(movie({ files: [] }))).toBeUndefined()
  expect(fileToPreview(movie({ files: [{ ...file, missing_at: '2026-01-01T00:00:00.000Z' }] }))).toBeUndefined()
})
