import { type Film, imdbOf } from '../provider'
import { oneOf, type Random } from './library-films'

/** A file on the shelf: the film that it is, or null for what lies beside films. */
export type Laid = { readonly path: string; readonly film: Film | null; readonly size_bytes: number; readonly text?: string }
type Layout = (film: Film, random: Random) => Laid[]

const megabyte = 1024 ** 2
const sizeOf = (random: Random) => Math.floor((700 + random() * 7000) * megabyte)
const video = (path: string, film: Film, random: Random): Laid => ({ path, film, size_bytes: sizeOf(random) })
const beside = (path: string, size_bytes: number, text?: string): Laid => ({
  path,
  film: null,
  size_bytes,
  ...(text !== undefined && { text }),
})

/** What file systems and people make of a title. */
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

/** One of the titles, as somebody wrote it. */
const nameOf = (film: Film, random: Random): string => {
  const titles = [film.title, film.original_title ?? film.title]
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
const scene = (film: Film, random: Random): string =>
  `${nameOf(film, random)
    .replaceAll('&', 'and')
    .replaceAll(/['’,()–·]/g, '')
    .replaceAll(/[ .]+/g, '.')
    .replace(/\.$/, '')}.${film.year}.${oneOf(random, ends)}`

const flat: Layout = (film, random) => {
  const end = oneOf(random, ['mkv', 'mp4', 'avi'])
  const name = random() < 0.5 ? `${scene(film, random)}.${end}` : `${nameOf(film, random)} (${film.year}).${end}`
  return [video(name, film, random)]
}

const folder: Layout = (film, random) => {
  const name = nameOf(film, random)
  const place = oneOf(random, [
    `${name} (${film.year})`,
    `${articleLast(name)} (${film.year})`,
    `${name} [${film.year}]`,
    `[${film.year}] ${name}`,
  ])
  const stem = oneOf(random, [name, `${name} (${film.year})`, `${name} (${film.year}) Bluray-1080p`, scene(film, random)])
  return [video(`${place}/${stem}.mkv`, film, random), beside(`${place}/${stem}.en.srt`, 60_000)]
}

/** Names that tell little or nothing; an id tells all. */
const ids: Layout = (film, random) => {
  const imdb = imdbOf(film)
  const xml = `<movie><title>${film.title.replaceAll('&', '&amp;')}</title><year>${film.year}</year><uniqueid type="tmdb" default="true">${film.id}</uniqueid></movie>`
  const place = `${nameOf(film, random)} (${film.year})`
  const shelf = `ids ${film.id % 10}`
  const ways: readonly (() => Laid[])[] = [
    () => [video(`${shelf}/${place} {tmdb-${film.id}}/film.mkv`, film, random)],
    () => [video(`${shelf}/${place} [imdbid-${imdb}]/${film.id}.mkv`, film, random)],
    () => [video(`${shelf}/${film.id} odd/x264-abc.mkv`, film, random), beside(`${shelf}/${film.id} odd/movie.nfo`, xml.length, xml)],
    () => {
      const text = `A RELEASE\n\nhttps://www.imdb.com/title/${imdb}/\nenjoy`
      return [
        video(`${shelf}/${place}/abc-${film.id}.mkv`, film, random),
        beside(`${shelf}/${place}/abc-${film.id}.nfo`, text.length, text),
      ]
    },
  ]
  return oneOf(random, ways)()
}

const several: Layout = (film, random) => {
  const name = nameOf(film, random)
  const place = `${name} (${film.year})`
  const around = [
    beside(`${place}/Sample/${scene(film, random)}-sample.mkv`, 40 * megabyte),
    beside(`${place}/${name}-trailer.mp4`, 60 * megabyte),
    beside(`${place}/Extras/Making of.mkv`, 400 * megabyte),
    beside(`${place}/Subs/english.srt`, 60_000),
    beside(`${place}/folder.jpg`, 90_000),
  ]
  const stem = `${name} (${film.year})`
  if (random() < 0.3) return [video(`${place}/${stem} cd1.avi`, film, random), video(`${place}/${stem} cd2.avi`, film, random), ...around]
  return [video(`${place}/${stem}.mkv`, film, random), ...around]
}

const nested: Layout = (film, random) => {
  const name = nameOf(film, random)
  const letter = name.normalize('NFD').charAt(0).toUpperCase()
  const place = oneOf(random, [
    `By letter/${letter}/${name} (${film.year})`,
    `Decades/${Math.floor(film.year / 10) * 10}s/${name} (${film.year})`,
    `Collections/${name.split(' ')[0]} Collection/${String(1 + Math.floor(random() * 8)).padStart(2, '0')} - ${name} (${film.year})`,
    `Genres/Drama/${scene(film, random)}`,
  ])
  const stem = place.includes('Genres') ? place.split('/').at(-1)! : name
  return [video(`${place}/${stem}.mkv`, film, random)]
}

export const layouts: readonly Layout[] = [flat, folder, ids, several, nested]
