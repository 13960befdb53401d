import { expect, test } from 'bun:test'
import { createInspectDownload } from './inspect-download'

const megabyte = 1024 ** 2
const video = { path: 'Some.Movie.2008.1080p/some.movie.mkv', size_bytes: 4000 * megabyte }
const inspect = createInspectDownload({
  movie: () => undefined,
  blockedExtensions: () => ['exe'],
  seenBy: (movie) => ({ movie }),
  whyNotSize: () => undefined,
})
const download = { movie_id: null, version_id: null, release_id: null, info_hash: null, quality: null }

test('wants only the movie and its subtitles from a download', () => {
  const files = [
    video,
    { path: 'Some.Movie.2008.1080p/some.movie.en.SRT', size_bytes: 90_000 },
    { path: 'Some.Movie.2008.1080p/huge.sub', size_bytes: 60_000_000 },
    { path: 'Some.Movie.2008.1080p/readme.txt', size_bytes: 100 },
  ]

  const found = inspect(files, download)

  expect(found.ok && files.filter(found.wanted).map(({ path }) => path)).toEqual([video.path, files[1]!.path])
})

test('refuses a download without any file, with a reason', () => {
  expect(inspect([], download)).toMatchObject({ ok: false, why: { code: 'empty_download' } })
})
