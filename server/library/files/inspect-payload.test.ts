import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { chooseFile } from './choose-file'
import { inspectPayload, isSafePath } from './inspect-payload'

const megabyte = 1024 ** 2
const gigabyte = 1024 ** 3
const blocked_extensions = ['exe', 'lnk', '.SCR', 'zipx']
const files = (...given: [path: string, size_bytes?: number][]) => given.map(([path, size_bytes = gigabyte]) => ({ path, size_bytes }))
const inspect = (...given: [path: string, size_bytes?: number][]) => inspectPayload(files(...given), { blocked_extensions })
const code = (...given: [path: string, size_bytes?: number][]) => {
  const inspection = inspect(...given)
  return inspection.ok ? inspection.video.path : inspection.why.code
}

describe('judging a download by its file list', () => {
  test('finds the movie among the usual extras', () => {
    expect(
      code(
        ['The.General.1926/The.General.1926.1080p.mkv', 4 * gigabyte],
        ['The.General.1926/Sample/the.general.sample.mkv', 30 * megabyte],
        ['The.General.1926/Featurettes/Making of.mkv', 3 * gigabyte],
        ['The.General.1926/The General-trailer.mp4', 90 * megabyte],
        ['The.General.1926/Subs/English.srt', 90_000],
        ['The.General.1926/release.nfo', 4000],
      ),
    ).toBe('The.General.1926/The.General.1926.1080p.mkv')
  })

  test.each([
    ['no_video', [['readme.txt', 100]]],
    ['empty_download', []],
    ['packed', [['movie.r00'], ['movie.r01'], ['movie.rar'], ['movie.nfo', 10]]],
    ['packed', [['movie.part1.zip']]],
    [
      'disc',
      [
        ['BDMV/STREAM/00001.m2ts', 30 * gigabyte],
        ['BDMV/index.bdmv', 300],
      ],
    ],
    ['disc', [['VIDEO_TS/VTS_01_1.VOB']]],
    [
      'only_samples',
      [
        ['movie-sample.mkv', 20 * megabyte],
        ['Trailers/movie.mkv', 20 * megabyte],
      ],
    ],
    [
      'multi_part',
      [
        ['Movie.cd1.avi', 700 * megabyte],
        ['Movie.cd2.avi', 690 * megabyte],
      ],
    ],
    [
      'several_movies',
      [
        ['Movie One (1921).mkv', 4 * gigabyte],
        ['Movie Two (1922).mkv', 3 * gigabyte],
      ],
    ],
    [
      'dangerous_file',
      [
        ['Movie.mkv', 100_000],
        ['Movie.mkv.exe', gigabyte],
      ],
    ],
    ['dangerous_file', [['codec.EXE .', 100]]],
    [
      'dangerous_file',
      [
        ['readme.txt', 9_000],
        ['setup.scr', 100],
      ],
    ],
    ['packed', [['movie.r00'], ['movie.rar'], ['Sample/movie-sample.mkv', 20 * megabyte]]],
    ['download_too_large', [['Movie.mkv', 800 * gigabyte]]],
    ['video_too_small', [['Movie.mkv', 4000]]],
    ['impossible_size', [['Movie.mkv', -1]]],
    ['impossible_size', [['Movie.mkv', Number.NaN]]],
    ['unsafe_path', [['../Movie.mkv']]],
    ['unsafe_path', [['a\\..\\..\\Movie.mkv']]],
    ['unsafe_path', [['/etc/Movie.mkv']]],
    ['unsafe_path', [['C:Movie.mkv']]],
    ['unsafe_path', [['a//Movie.mkv']]],
    ['unsafe_path', [['Movie\u0000.mkv']]],
    ['unsafe_path', [['Movie\u202evkm.mkv']]],
    ['unsafe_path', [[`${'x'.repeat(300)}.mkv`]]],
  ] as [string, [string, number?][]][])('%s: %j', (refusal, given) => {
    expect(code(...given)).toBe(refusal)
  })

  test('a dangerous file does not keep the movie next to it from being accepted', () => {
    expect(code(['Movie.mkv'], ['Movie.mkv.exe', 100], ['more releases.lnk', 100], ['setup.scr', megabyte])).toBe('Movie.mkv')
  })

  test('gives the reason for a refusal', () => {
    expect(inspect(['Movie.mkv', 800 * gigabyte])).toMatchObject({
      ok: false,
      why: { code: 'download_too_large', values: { size: 800 * gigabyte, most: 300 * gigabyte } },
    })
  })

  test('refuses a hundred thousand files without checking each', () => {
    const many = Array.from({ length: 100_000 }, (_, n) => ({ path: `${n}.mkv`, size_bytes: 5 }))

    expect(inspectPayload(many, { blocked_extensions })).toMatchObject({ ok: false, why: { code: 'too_many_files' } })
  })

  test('a movie with "sample" in its title is not a sample', () => {
    expect(code(['Free.Sample.2012.mkv', 2 * gigabyte])).toBe('Free.Sample.2012.mkv')
  })

  test('an accepted video always has a safe path from the list', () => {
    const path = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom('a/b.mkv', '../x.mkv', 'Movie.mp4', 'b/Movie.cd1.avi'),
    )
    fc.assert(
      fc.property(fc.array(fc.record({ path, size_bytes: fc.integer({ max: 2 ** 45 }) }), { maxLength: 6 }), (list) => {
        const inspection = inspectPayload(list, { blocked_extensions })

        if (!inspection.ok) return expect(inspection.why.text.isWellFormed()).toBe(true)
        expect(list).toContainEqual(inspection.video)
        expect(isSafePath(inspection.video.path)).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('the movie among several videos', () => {
  const pack = files(['Movie One (1921).mkv', 4 * gigabyte], ['Movie Two (1922).mkv', 5 * gigabyte])

  test('is picked from a collection by its name', () => {
    expect(chooseFile(pack, (path) => path.includes('One'))).toEqual({ chosen: pack[0]! })
  })

  test('is found despite a small extra next to it', () => {
    expect(chooseFile(files(['Movie.mkv', 4 * gigabyte], ['Interview with the crew.mkv', gigabyte]))).toMatchObject({
      chosen: { path: 'Movie.mkv' },
    })
  })

  test('is the larger of two cuts', () => {
    const cuts = files(['Movie.Theatrical.mkv', 4 * gigabyte], ['Movie.Extended.mkv', 5 * gigabyte])

    expect(chooseFile(cuts, () => true)).toEqual({ chosen: cuts[1]! })
  })

  test('is not confused with one of its parts, but other numbers are fine', () => {
    expect(chooseFile(files(['Ring pt1.mkv'], ['Ring pt2.mkv']), () => true)).toMatchObject({ refused: { code: 'multi_part' } })
    expect(chooseFile(files(['Movie Part 1 (2010).mkv'], ['Movie Part 2 (2011).mkv']), (path) => path.includes('2010'))).toMatchObject({
      chosen: { path: 'Movie Part 1 (2010).mkv' },
    })
  })
})
