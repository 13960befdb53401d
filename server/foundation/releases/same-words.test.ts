import { expect, test } from 'bun:test'
import { matchMovie } from './match-movie'
import { createMovieIndex } from './movie-index'
import { parseRelease } from './parse-release'
import { sameWordsKey } from './same-words'

const movie = (title: string, year = 2021) => ({
  title,
  year,
  original_title: title,
  alternative_titles: [],
  imdb_id: null,
  metadata_id: 1,
})
const isIt = (name: string, title: string, year = 2021) => {
  const description = `${name.replaceAll(' ', '.')}.${year}.1080p.BluRay.x264-GRP`
  return matchMovie({ title: description, parsed: parseRelease(description), imdb_id: null, tmdb_id: null }, movie(title))
}

const numbers = 'One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ')
const romans = 'I II III IV V VI VII VIII IX X XI XII'.split(' ')

/** Written in a name, and the title that it means. */
const same: [string, string][] = [
  ...numbers.flatMap((word, at): [string, string][] => [
    [`Quiet Harbor Part ${at + 1}`, `Quiet Harbor: Part ${word}`],
    [`Quiet Harbor Part ${romans[at]}`, `Quiet Harbor: Part ${word}`],
    [`Quiet Harbor Chapter ${word}`, `Quiet Harbor: Chapter ${at + 1}`],
    [`${at + 1} Lanterns`, `${word} Lanterns`],
  ]),
  ['Quiet Harbor Part 2', 'Quiet Harbor: Part II'],
  ['Quiet Harbor Pt 2', 'Quiet Harbor: Part Two'],
  ['Quiet Harbor Volume 2', 'Quiet Harbor Vol. 2'],
  ['Quiet Harbor Vol Two', 'Quiet Harbor: Volume II'],
  ['Quiet Harbor Ep 3', 'Quiet Harbor: Episode III'],
  ['Doctor Lantern', 'Dr. Lantern'],
  ['Dr Lantern', 'Doctor Lantern'],
  ['Mister Lantern', 'Mr. Lantern'],
  ['Mr Lantern', 'Mister Lantern'],
  ['Saint Lantern', 'St. Lantern'],
  ['Lantern & Harbor', 'Lantern and Harbor'],
  ['Lantern und Harbor', 'Lantern & Harbor'],
  ['Lantern et Harbor', 'Lantern & Harbor'],
  ['Lantern y Harbor', 'Lantern & Harbor'],
  ['Lantern og Harbor', 'Lantern & Harbor'],
  ['Лампа и Гавань', 'Лампа & Гавань'],
  ['The Color of Harbors', 'The Colour of Harbors'],
  ['Theatre of Lanterns', 'Theater of Lanterns'],
  ['Grey Lantern', 'Gray Lantern'],
  ['Quiet Harbour', 'Quiet Harbor'],
  ['Lantern The', 'The Lantern'],
  ['Lantern A', 'A Lantern'],
  ['First Lantern', '1st Lantern'],
]

/** Written in a name, and a title that it does not mean. */
const near: [string, string][] = [
  ...numbers.slice(0, 11).flatMap((word, at): [string, string][] => [
    [`Quiet Harbor Part ${at + 2}`, `Quiet Harbor: Part ${word}`],
    [`Quiet Harbor Part ${romans[at + 1]}`, `Quiet Harbor: Part ${word}`],
    [`${at + 2} Lanterns`, `${word} Lanterns`],
    [word, String(at + 1)],
  ]),
  ['Quiet Harbor', 'Quiet Harbor: Part One'],
  ['Quiet Harbor Part 2', 'Quiet Harbor'],
  ['Quiet Harbor Part 12', 'Quiet Harbor: Part Two'],
  ['Quiet Harbor 2', 'Quiet Harbor: Part Two'],
  ['Quiet Harbor Chapter 2', 'Quiet Harbor: Part Two'],
  ['Quiet Harbor Vol 2', 'Quiet Harbor: Part Two'],
  ['Gift', 'The Gift'],
  ['The War', 'War'],
  ['A Lantern', 'The Lantern'],
  ['Doctor', 'Mister'],
  ['Saint Lantern', 'Street Lantern'],
  ['Lantern or Harbor', 'Lantern: Harbor Nights'],
  ['The Colors', 'The Color'],
  ['Second Lantern', 'First Lantern'],
  ['Two Lanterns', 'Three Lanterns'],
  ['Twenty One', 'Twenty'],
]

test('there are at least 60 of each', () => {
  expect(same.length).toBeGreaterThanOrEqual(60)
  expect(near.length).toBeGreaterThanOrEqual(60)
})

test.each(same)('%s is %s', (name, title) => {
  expect(isIt(name, title)).toMatchObject({ matched: true, by: 'title' })
})

test.each(near)('%s is not %s', (name, title) => {
  expect(isIt(name, title)).toMatchObject({ matched: false, code: 'other_title' })
})

test('words that mean the same need the same year', () => {
  expect(isIt('Quiet Harbor Part 2', 'Quiet Harbor: Part Two', 2020).matched).toBe(false)
})

test('a title as written outweighs one in other words', () => {
  const index = createMovieIndex([movie('9 Lives'), { ...movie('Nine Lives'), metadata_id: 2 }])
  const find = (title: string) => index.find({ title, parsed: parseRelease(title), imdb_id: null, tmdb_id: null })

  expect(find('Nine.Lives.2021.1080p.BluRay.x264-GRP')).toMatchObject({ found: { title: 'Nine Lives' } })
  expect(find('9.Lives.2021.1080p.BluRay.x264-GRP')).toMatchObject({ found: { title: '9 Lives' } })
})

const adjectives = 'Quiet Lost Red Little Bad Last Hidden Silver Broken Long Wild Secret Blue Cold Dark Old Golden Empty Iron Paper'.split(
  ' ',
)
const nouns =
  'Harbor Lantern War Ship River Doctor House Night Road Color King Garden Theater Saint Mountain Letter Gift Door Island Clock'.split(' ')
const shapes: ((adjective: string, noun: string, number: number) => string)[] = [
  (a, n) => `${a} ${n}`,
  (a, n) => `The ${a} ${n}`,
  (a, n) => `A ${a} ${n}`,
  (a, n) => `${n} of the ${a}`,
  (a, n) => `${a} & ${n}s`,
  (a, n) => `Mr. ${a}'s ${n}`,
  (a, n, x) => `${a} ${n} ${x}`,
  (a, n, x) => `${a} ${n}: Part ${x}`,
  (a, n, x) => `${a} ${n}: Chapter ${x}`,
  (a, n, x) => `${a} ${n} Vol. ${x}`,
  (a, n, x) => `${x} ${a} ${n}s`,
]

test('of 25,000 different titles, no two get one key', () => {
  const titles = new Set<string>()
  for (const adjective of adjectives)
    for (const noun of nouns)
      for (const shape of shapes) for (let number = 2; number <= 13; number++) titles.add(shape(adjective, noun, number))

  const byKey = Map.groupBy(titles, (title) => sameWordsKey(title))

  expect(titles.size).toBeGreaterThanOrEqual(25_000)
  expect([...byKey.values()].filter((sharing) => sharing.length > 1)).toEqual([])
})
