import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { chooseFile } from './choose-file'
import { inspectPayload, pathProblem } from './inspect-payload'

const megabyte = 1024 ** 2
const gigabyte = 1024 ** 3
const blocked_extensions = ['exe', 'lnk', '.SCR', 'zipx']
const files = (...given: [path: string, size_bytes?: number][]) => given.map(([path, size_bytes = gigabyte]) => ({ path, size_bytes }))
const inspect = (...given: [path: string, size_bytes?: number][]) => inspectPayload(files(...given), { blocked_extensions })
const code = (...given: [path: string, size_bytes?: number][]) => {
  const inspection = inspect(...given)
  return inspection.ok ? inspection.video.path : inspection.code
}

describe('a download is judged by its file list', () => {
  test('the film is found among what usually comes with it', () => {
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
    ['empty', []],
    ['packed', [['film.r00'], ['film.r01'], ['film.rar'], ['film.nfo', 10]]],
    ['packed', [['film.part1.zip']]],
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
        ['film-sample.mkv', 20 * megabyte],
        ['Trailers/film.mkv', 20 * megabyte],
      ],
    ],
    [
      'multi_part',
      [
        ['Film.cd1.avi', 700 * megabyte],
        ['Film.cd2.avi', 690 * megabyte],
      ],
    ],
    [
      'several_films',
      [
        ['Film One (1921).mkv', 4 * gigabyte],
        ['Film Two (1922).mkv', 3 * gigabyte],
      ],
    ],
    ['dangerous_file', [['Film.mkv'], ['Film.mkv.exe', 100]]],
    ['dangerous_file', [['Film.mkv'], ['codec.EXE .', 100]]],
    ['dangerous_file', [['Film.mkv'], ['setup.scr', 100]]],
    ['absurd_size', [['Film.mkv', 800 * gigabyte]]],
    ['absurd_size', [['Film.mkv', 4000]]],
    ['absurd_size', [['Film.mkv', -1]]],
    ['absurd_size', [['Film.mkv', Number.NaN]]],
    ['unsafe_path', [['../Film.mkv']]],
    ['unsafe_path', [['a\\..\\..\\Film.mkv']]],
    ['unsafe_path', [['/etc/Film.mkv']]],
    ['unsafe_path', [['C:Film.mkv']]],
    ['unsafe_path', [['a//Film.mkv']]],
    ['unsafe_path', [['Film\u0000.mkv']]],
    ['unsafe_path', [['Film\u202evkm.mkv']]],
    ['unsafe_path', [[`${'x'.repeat(300)}.mkv`]]],
  ] as [string, [string, number?][]][])('%s: %j', (refusal, given) => {
    expect(code(...given)).toBe(refusal)
  })

  test('the refusal says why in words', () => {
    expect(inspect(['Film.mkv', 800 * gigabyte])).toEqual({
      ok: false,
      code: 'absurd_size',
      text: 'The download has 859 GB, more than 322 GB',
    })
  })

  test('a hundred thousand files are refused without looking at each', () => {
    const many = Array.from({ length: 100_000 }, (_, n) => ({ path: `${n}.mkv`, size_bytes: 5 }))

    expect(inspectPayload(many, { blocked_extensions })).toMatchObject({ ok: false, code: 'absurd_size' })
  })

  test('a film whose title holds the word sample is no sample', () => {
    expect(code(['Free.Sample.2012.mkv', 2 * gigabyte])).toBe('Free.Sample.2012.mkv')
  })

  test('whatever the list says, an accepted video has a safe path of the list', () => {
    const path = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom('a/b.mkv', '../x.mkv', 'Film.mp4', 'b/Film.cd1.avi'),
    )
    fc.assert(
      fc.property(fc.array(fc.record({ path, size_bytes: fc.integer({ max: 2 ** 45 }) }), { maxLength: 6 }), (list) => {
        const inspection = inspectPayload(list, { blocked_extensions })

        if (!inspection.ok) return expect(inspection.text.isWellFormed()).toBe(true)
        expect(list).toContainEqual(inspection.video)
        expect(pathProblem(inspection.video.path)).toBeUndefined()
      }),
      { numRuns: 2000 },
    )
  })
})

describe('the film among several videos', () => {
  const pack = files(['Film One (1921).mkv', 4 * gigabyte], ['Film Two (1922).mkv', 5 * gigabyte])

  test('its name picks it from a collection', () => {
    expect(chooseFile(pack, (path) => path.includes('One'))).toEqual({ chosen: pack[0]! })
  })

  test('a small extra beside it does not matter', () => {
    expect(chooseFile(files(['Film.mkv', 4 * gigabyte], ['Interview with the crew.mkv', gigabyte]))).toMatchObject({
      chosen: { path: 'Film.mkv' },
    })
  })

  test('of two cuts of the film the larger is taken', () => {
    const cuts = files(['Film.Theatrical.mkv', 4 * gigabyte], ['Film.Extended.mkv', 5 * gigabyte])

    expect(chooseFile(cuts, () => true)).toEqual({ chosen: cuts[1]! })
  })

  test('parts of one film are not mistaken for the film, other numbers are', () => {
    expect(chooseFile(files(['Ring pt1.mkv'], ['Ring pt2.mkv']), () => true)).toMatchObject({ refused: { code: 'multi_part' } })
    expect(chooseFile(files(['Film Part 1 (2010).mkv'], ['Film Part 2 (2011).mkv']), (path) => path.includes('2010'))).toMatchObject({
      chosen: { path: 'Film Part 1 (2010).mkv' },
    })
  })
})
