import { imdbOf, type MovieSketch } from '#world/catalog'
import { oneOf, type Random } from './library-movies'

/** A file of the library with its movie, or null for other files. */
export type Laid = { readonly path: string; readonly movie: MovieSketch | null; readonly size_bytes: number; readonly text?: string }
type Layout = (movie: MovieSketch, random: Random) => Laid[]

const megabyte = 1024 ** 2
const sizeOf = (random: Random) => Math.floor((700 + random() * 7000) * megabyte)
const video = (path: string, movie: MovieSketch, random: Random): Laid => ({ path, movie, size_bytes: sizeOf(random) })
const beside = (path: string, size_bytes: number, text?: string): Laid => ({
  path,
  movie: null,
  size_bytes,
  ...(text !== undefined && { text }),
})

/** Titles as file systems and people spell them. */
const written = (title: string, random: Random): string =>
  title
    .replaceAll('/', '-')
    .replaceAll(/:\s*/g, oneOf(random, [' - ', ' ', ' – ']))
    .replaceAll(/[?*"<>|]/g, '')
    .replaceAll('’', oneOf(random, ['’', "'", '']))
    .trim()

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss' }
const spellings: readonly ((title: string) => string)[] = [
  (title) => title,
  (title) => title.replaceAll(/[äöüÄÖÜß]/g, (letter) => umlauts[letter] ?? letter),
  (title) => title.normalize('NFD'),
]
const romans: Record<string, string> = { II: '2', III: '3', IV: '4', V: '5' }
const numbered = (title: string, random: Random) =>
  random() < 0.5 ? title.replaceAll(/\b(II|III|IV|V)\b/g, (roman) => romans[roman] ?? roman) : title

/** One of the movie's titles, as somebody might have written it. */
const nameOf = (movie: MovieSketch, random: Random): string => {
  const titles = [movie.title, movie.original_title ?? movie.title]
  return oneOf(random, spellings)(numbered(written(oneOf(random, titles), random), random))
}
const articleLast = (name: string) => name.replace(/^(The|A) (.+)$/, '$2, $1')

const ends = [
  '1080p.BluRay.x264-GROUP',
  '720p.WEB-DL.DD5.1.H.264-TEAM',
  'German.DL.1080p.BluRay.x265-SOMEONE',
  'DVDRip.XviD-OLD',
  '2160p.UHD.BluRay.REMUX.HDR.HEVC.Atmos-BIG',
  'PROPER.1080p.WEBRip.AAC2.0.x264-LAST',
]
const scene = (movie: MovieSketch, random: Random): string =>
  `${nameOf(movie, random)
    .replaceAll('&', 'and')
    .replaceAll(/['’,()–·]/g, '')
    .replaceAll(/[ .]+/g, '.')
    .replace(/\.$/, '')}.${movie.year}.${oneOf(random, ends)}`

const flat: Layout = (movie, random) => {
  const end = oneOf(random, ['mkv', 'mp4', 'avi'])
  const name = random() < 0.5 ? `${scene(movie, random)}.${end}` : `${nameOf(movie, random)} (${movie.year}).${end}`
  return [video(name, movie, random)]
}

const folder: Layout = (movie, random) => {
  const name = nameOf(movie, random)
  const place = oneOf(random, [
    `${name} (${movie.year})`,
    `${articleLast(name)} (${movie.year})`,
    `${name} [${movie.year}]`,
    `[${movie.year}] ${name}`,
  ])
  const stem = oneOf(random, [name, `${name} (${movie.year})`, `${name} (${movie.year}) Bluray-1080p`, scene(movie, random)])
  return [video(`${place}/${stem}.mkv`, movie, random), beside(`${place}/${stem}.en.srt`, 60_000)]
}

/** File names that say little or nothing, next to an id that identifies the movie. */
const ids: Layout = (movie, random) => {
  const imdb = imdbOf(movie)
  const xml = `<movie><title>${movie.title.replaceAll('&', '&amp;')}</title><year>${movie.year}</year><uniqueid type="tmdb" default="true">${movie.id}</uniqueid></movie>`
  const place = `${nameOf(movie, random)} (${movie.year})`
  const shelf = `ids ${movie.id % 10}`
  const ways: readonly (() => Laid[])[] = [
    () => [video(`${shelf}/${place} {tmdb-${movie.id}}/movie.mkv`, movie, random)],
    () => [video(`${shelf}/${place} [imdbid-${imdb}]/${movie.id}.mkv`, movie, random)],
    () => [video(`${shelf}/${movie.id} odd/x264-abc.mkv`, movie, random), beside(`${shelf}/${movie.id} odd/movie.nfo`, xml.length, xml)],
    () => {
      const text = `A RELEASE\n\nhttps://www.imdb.com/title/${imdb}/\nenjoy`
      return [
        video(`${shelf}/${place}/abc-${movie.id}.mkv`, movie, random),
        beside(`${shelf}/${place}/abc-${movie.id}.nfo`, text.length, text),
      ]
    },
  ]
  return oneOf(random, ways)()
}

const several: Layout = (movie, random) => {
  const name = nameOf(movie, random)
  const place = `${name} (${movie.year})`
  const around = [
    beside(`${place}/Sample/${scene(movie, random)}-sample.mkv`, 40 * megabyte),
    beside(`${place}/${name}-trailer.mp4`, 60 * megabyte),
    beside(`${place}/Extras/Making of.mkv`, 400 * megabyte),
    beside(`${place}/Subs/english.srt`, 60_000),
    beside(`${place}/folder.jpg`, 90_000),
  ]
  const stem = `${name} (${movie.year})`
  if (random() < 0.3) return [video(`${place}/${stem} cd1.avi`, movie, random), video(`${place}/${stem} cd2.avi`, movie, random), ...around]
  return [video(`${place}/${stem}.mkv`, movie, random), ...around]
}

const nested: Layout = (movie, random) => {
  const name = nameOf(movie, random)
  const letter = name.normalize('NFD').charAt(0).toUpperCase()
  const place = oneOf(random, [
    `By letter/${letter}/${name} (${movie.year})`,
    `Decades/${Math.floor(movie.year / 10) * 10}s/${name} (${movie.year})`,
    `Collections/${name.split(' ')[0]} Collection/${String(1 + Math.floor(random() * 8)).padStart(2, '0')} - ${name} (${movie.year})`,
    `Genres/Drama/${scene(movie, random)}`,
  ])
  const stem = place.includes('Genres') ? place.split('/').at(-1)! : name
  return [video(`${place}/${stem}.mkv`, movie, random)]
}

export const layouts: readonly Layout[] = [flat, folder, ids, several, nested]
