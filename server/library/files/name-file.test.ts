import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { nameFile, nameFolder } from './name-file'
import { checkTemplate } from './naming/check-template'
import { colonReplacements, type NamingOptions } from './naming/fill-template'
import { type NamedFile, type NamedMovie, tokenRules } from './naming/tokens'

const options: NamingOptions = { colon: 'smart' }
const metropolis: NamedMovie = { title: 'Metropolis', year: 1927, imdb_id: 'tt0017136', tmdb_id: 19 }
const bluray: NamedFile = { quality: 'Bluray-1080p', revision: { version: 1, real: 0 }, release_group: 'UFA' }

const file = (
  template: string,
  { movie = metropolis, with: more = {}, ...rest }: { movie?: NamedMovie; with?: NamedFile; colon?: NamingOptions['colon'] } = {},
) => nameFile({ template, movie, file: { ...bluray, ...more }, extension: '.mkv', options: { ...options, ...rest } })
const folder = (template: string, movie: NamedMovie = metropolis) => nameFolder({ template, movie, options })

const track = (codec: string, language: string) => ({
  codec,
  codec_tag: null,
  profile: null,
  channels: 2,
  channel_layout: null,
  language,
  title: null,
  default: false,
})
const probed = { container: 'matroska', duration_seconds: 5400, video: null, audio: [], subtitles: [], chapters: 0 }

describe('naming a file from a template', () => {
  test('the default templates contain title, year and quality', () => {
    expect(folder('{Movie Title} ({Release Year})')).toBe('Metropolis (1927)')
    expect(file('{Movie Title} ({Release Year}) {Quality Full}')).toBe('Metropolis (1927) Bluray-1080p.mkv')
  })

  test("a token's separator and case apply to its value", () => {
    const movie = { title: 'The Lady Vanishes', year: 1938 }

    expect(file('{Movie.Title}.{Release Year}', { movie })).toBe('The.Lady.Vanishes.1938.mkv')
    expect(file('{movie_title}', { movie })).toBe('the_lady_vanishes.mkv')
    expect(file('{MOVIE-TITLE}', { movie })).toBe('THE-LADY-VANISHES.mkv')
  })

  test('text inside the braces appears only next to a value', () => {
    expect(file('{Movie Title}{-Release Group}{ [Edition Tags]}')).toBe('Metropolis-UFA.mkv')
    expect(file('{Movie Title} {[Edition Tags]}', { with: { edition: 'restored cut' } })).toBe('Metropolis [Restored Cut].mkv')
    expect(file('{Movie Title}{-Release Group}', { with: { release_group: null } })).toBe('Metropolis.mkv')
  })

  test('an unknown group is omitted', () => {
    expect(file('{Movie Title} {Release Group}', { with: { release_group: null } })).toBe('Metropolis.mkv')
  })

  test('labels and brackets around a missing value disappear with it', () => {
    const unknown = { title: 'Lost Reel' }

    expect(folder('{Movie Title} ({Release Year}) {imdb-{ImdbId}}', unknown)).toBe('Lost Reel')
    expect(folder('{Movie Title} [tmdbid-{TmdbId}]', unknown)).toBe('Lost Reel')
    expect(folder('{Movie Title} {imdb-{ImdbId}}')).toBe('Metropolis {imdb-tt0017136}')
    expect(file('{Movie Title} [{Quality Title} {Edition Tags}]')).toBe('Metropolis [Bluray-1080p].mkv')
    expect(file('{Movie Title} - {Edition Tags} - {Quality Title}')).toBe('Metropolis - Bluray-1080p.mkv')
  })

  test('moves a leading article after the title', () => {
    expect(folder('{Movie TitleThe} ({Release Year})', { title: 'The General (restored)', year: 1926 })).toBe(
      'General, The (restored) (1926)',
    )
    expect(folder('{Movie TitleFirstCharacter}/{Movie TitleThe}', { title: 'An Élan' })).toBe('E/Élan, An')
    expect(folder('{Movie TitleThe}', { title: 'A' })).toBe('A')
  })

  test('a clean title has no accents, brackets or apostrophes', () => {
    expect(folder('{Movie CleanTitle}', { title: "Amélie & Zoë's Œuvre: Don't (Again)" })).toBe('Amelie and Zoes OEuvre Dont Again')
  })

  test('each colon replacement', () => {
    const movie = { title: 'Nosferatu: A Symphony' }
    const names = colonReplacements.map((colon) => file('{Movie Title}', { movie, colon }))

    expect(names).toEqual([
      'Nosferatu A Symphony.mkv',
      'Nosferatu- A Symphony.mkv',
      'Nosferatu - A Symphony.mkv',
      'Nosferatu - A Symphony.mkv',
      'Nosferatu - A Symphony.mkv',
    ])
  })

  test('a length cuts at the end, a negative length at the start', () => {
    const movie = { title: 'The Cabinet of Dr. Caligari' }

    expect(file('{Movie Title:12}', { movie })).toBe('The Cabin….mkv')
    expect(file('{Movie Title:-12}', { movie })).toBe('…Caligari.mkv')
    expect(folder('{Movie Title:12}', movie)).toBe('The Cabin…')
  })

  test('a translated title uses the first known language, else the title', () => {
    const movie = { title: 'Metropolis', translated_titles: { fr: 'Métropolis', it: 'Metropoli' } }

    expect(folder('{Movie Title:DE|IT|FR}', movie)).toBe('Metropoli')
    expect(folder('{Movie Title:DE}', movie)).toBe('Metropolis')
  })

  test('custom formats by name, all, some and all except some', () => {
    const custom_formats = ['HDR Boost', 'Remux Tier', 'x265']

    expect(file('{Movie Title} {[Custom Formats]}', { with: { custom_formats } })).toBe('Metropolis [HDR Boost Remux Tier x265].mkv')
    expect(file('{Movie Title} {Custom Formats:x265,HDR Boost}', { with: { custom_formats } })).toBe('Metropolis x265 HDR Boost.mkv')
    expect(file('{Movie Title} {Custom Formats:-x265}', { with: { custom_formats } })).toBe('Metropolis HDR Boost Remux Tier.mkv')
    expect(file('{Movie Title} {Custom Format:x265}', { with: { custom_formats } })).toBe('Metropolis x265.mkv')
  })

  test('keeps a sign after a language selection', () => {
    const media_info = { ...probed, audio: [track('aac', 'en'), track('aac', 'de'), track('aac', 'fr')] }

    expect(file('{Movie Title} {MediaInfo AudioLanguages:EN+DE-}{Release Group}', { with: { media_info } })).toBe(
      'Metropolis [EN+DE]-UFA.mkv',
    )
  })

  test('every kind of PCM is labeled PCM', () => {
    for (const codec of ['pcm_s24le', 'adpcm_ms', 'adpcm_ima_wav'])
      expect(file('{Movie Title} {MediaInfo AudioCodec}', { with: { media_info: { ...probed, audio: [track(codec, 'en')] } } })).toBe(
        'Metropolis PCM.mkv',
      )
  })

  test('slashes in the template make folders, slashes in a title do not', () => {
    expect(folder('{Movie Collection}\\{Movie Title}', { title: 'Face/Off', collection: null })).toBe('Face+Off')
    expect(folder('{Movie Collection}/{Movie Title}', { title: 'Fantômas', collection: 'Serials' })).toBe('Serials/Fantômas')
  })
})

describe('a name that is valid on every platform', () => {
  const device = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\.|$)/i
  const expectValid = (path: string) => {
    for (const part of path.split('/')) {
      expect(part).not.toBe('')
      expect(part).not.toMatch(/^\.|[<>:"|?*\\\p{Cc}]|[. ]$/u)
      expect(part).not.toMatch(device)
      expect(Buffer.byteLength(part)).toBeLessThanOrEqual(255)
      expect(part.isWellFormed()).toBe(true)
    }
  }

  test('device names of Windows get an underscore', () => {
    expect(folder('{Movie Title}', { title: 'CON' })).toBe('CON_')
    expect(file('{Movie Title}', { movie: { title: 'aux' } })).toBe('aux_.mkv')
    expect(file('{Movie.Title}', { movie: { title: 'Nul Set' } })).toBe('Nul_Set.mkv')
  })

  test('a long title is cut between characters and keeps its extension', () => {
    const name = file('{Movie Title}', { movie: { title: '映'.repeat(200) } })

    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255)
    expect(name).toMatch(/^映+\.mkv$/)
  })

  test('a long title is cut, and what stands behind it stays: year, quality, group, and a different name for each movie', () => {
    const title = `${'The Incredibly Strange Creatures '.repeat(10)}Who Stopped Living`
    const [one, other] = [title, `${title} and Became Zombies`].map((each, at) => ({ title: each, year: 1964, tmdb_id: 700 + at }))
    const template = '{Movie Title} ({Release Year}) {Quality Full} - pt2 {-Release Group}'

    const names = [one!, other!].map((movie) => file(template, { movie }))
    const folders = [one!, other!].map((movie) => folder('{Movie Title} ({Release Year})', movie))

    expect(names[0]).toMatch(/^The Incredibly Strange .* 700 \(1964\) Bluray-1080p - pt2 -UFA\.mkv$/)
    expect(names[1]).toMatch(/ 701 \(1964\) Bluray-1080p - pt2 -UFA\.mkv$/)
    expect(folders.map((name) => name.slice(-11))).toEqual([' 700 (1964)', ' 701 (1964)'])
    for (const name of [...names, ...folders]) expectValid(name)
  })

  test('removes invisible characters and text direction marks', () => {
    expect(file('{Movie Title}', { movie: { title: 'Movie\u202evkm\u0000\n.exe' } })).toBe('Movievkm .exe.mkv')
  })

  test.each(['.', ' ', '[', "'", ' .-_', '('])('a title of a hundred thousand %j does not stall', (sign) => {
    const title = `${sign.repeat(100_000)}x`
    const template = '{Movie Title} {[Edition Tags]} {Movie CleanTitle} {Movie TitleThe}'

    expectValid(file(template, { movie: { title }, with: { edition: title } }))
  })

  test('a movie without a usable title still gets a name', () => {
    expect(folder('{Movie Title}', { title: ' . ', tmdb_id: 7 })).toBe('Movie 7')
    expect(file('{Edition Tags}', { with: { edition: null } })).toBe('Metropolis.mkv')
  })

  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ maxLength: 40 }),
    fc.constantFrom('..', '.', '/', '../../etc', 'C:\\x', 'con', 'COM1.x', ' ', '\u0000', '\ud800', '(', '{Movie Title}', '\u0001', '…'),
  )
  const written = fc.constantFrom(
    ...[...tokenRules.keys()].flatMap((name) => [`{${name}}`, `{[${name}]}`, `{-${name}:9}`]),
    '{Movie.Title:-4}',
  )
  const templates = fc
    .array(fc.oneof(written, hostile, fc.constantFrom('/', '\\', '..', ' ', '.', '{imdb-', '}')), { maxLength: 8 })
    .map((parts) => parts.join(''))

  test('for any template, title and release', () => {
    fc.assert(
      fc.property(
        templates,
        fc.array(hostile, { minLength: 6, maxLength: 6 }),
        fc.constantFrom(...colonReplacements),
        (template, words, colon) => {
          const [title = '', collection = '', group = '', edition = '', release_name = '', format = ''] = words
          const movie = { title, collection, year: 1999, original_title: release_name }
          const given = { release_group: group, edition, release_name, original_filename: title, custom_formats: [format] }

          expectValid(nameFile({ template, movie, file: given, extension: '.mkv', options: { colon } }))
          expectValid(nameFolder({ template, movie, options: { colon, replaceIllegal: false } }))
        },
      ),
      { numRuns: 1500 },
    )
  })
})

describe('checking a template before saving', () => {
  test.each([
    ['{Movie Title} ({Release Year}) {imdb-{ImdbId}}', 'folder'],
    ['{Movie.CleanTitle}.{Release.Year}{-Release Group}', 'file'],
    ['{Movie TitleFirstCharacter}/{Movie Title:30} {[MediaInfo AudioLanguages:EN+DE]}', 'file'],
    ['{Original Title} {{edition-{Edition Tags}}}', 'file'],
  ] as const)('accepts %s as a %s name', (template, kind) => {
    expect(checkTemplate(template, kind)).toEqual([])
  })

  test.each([
    ['', 'file', 'The template is empty'],
    ['{Quality Full}', 'file', 'A file name needs a title or an id, such as {Movie Title}, or movies would share one name'],
    ['{Movie Title} {Quality Full}', 'folder', '{Quality Full} belongs to a file and cannot name a folder'],
    ['{Movie Titel} {ImdbId}', 'file', '{Movie Titel} is not a placeholder'],
    ['{Movie Title} {Custom Formats:-}', 'file', '{Custom Formats:-} is not a placeholder'],
    ['{Movie Title', 'file', 'A brace { or } is unmatched'],
    ['../{Movie Title}', 'folder', '“..” is not a folder name'],
    ['/{Movie Title}', 'folder', 'A folder name between two slashes is empty'],
    ['{Movie Title}: {Release Year}', 'folder', 'The characters < > : " | ? * are not allowed in names'],
    ['{Movie Title:EN+DE}', 'folder', '{Movie Title:EN+DE} does not accept “EN+DE” after its colon'],
  ] as const)('refuses %s as a %s name: %s', (template, kind, problem) => {
    expect(checkTemplate(template, kind).map(({ text }) => text)).toContain(problem)
  })
})
