import type { MovieSketch } from '#world/catalog'

export type Random = () => number
/** A seeded random number generator, from 0 to 1. */
export const createRandom = (seed: number): Random => {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
export const oneOf = <T>(random: Random, all: readonly T[]): T => all[Math.floor(random() * all.length)]!

/** `onShelf`: movies with files in the library. `elsewhere`: similar ones that exist only at the provider. */
export type Movies = { readonly onShelf: MovieSketch[]; readonly elsewhere: MovieSketch[] }

const colors = 'Silent,Golden,Broken,Distant,Hidden,Crimson,Frozen,Wandering,Restless,Hollow,Burning,Quiet,Lonely,Savage,Gentle'.split(',')
const things =
  'Harbour,Garden,River,Mirror,Orchard,Lantern,Winter,Stranger,Valley,Letter,Island,Market,Bridge,Canyon,Tower,Mountain,Station,Kingdom,Voyage,Carnival'.split(
    ',',
  )
const people = 'Anna,Bruno,Clara,Dmitri,Elena,Farid,Greta,Hugo,Ines,Jonas,Mr. Brown,Mrs. Dalby,Dr. Zhao,The Captain,Nobody'.split(',')
const places = 'Lisbon,Ohio,the Rain,Paris,November,the North,Shanghai,Room 7,the Dark,Vienna'.split(',')

const patterns: readonly ((random: Random) => string)[] = [
  (random) => `The ${oneOf(random, colors)} ${oneOf(random, things)}`,
  (random) => `${oneOf(random, colors)} ${oneOf(random, things)}`,
  (random) => `A ${oneOf(random, things)} in ${oneOf(random, places)}`,
  (random) => `${oneOf(random, people)} and the ${oneOf(random, things)}`,
  (random) => `${oneOf(random, things)} of the ${oneOf(random, colors)} ${oneOf(random, things)}`,
  (random) => `${oneOf(random, people)}'s ${oneOf(random, things)}`,
  (random) => `${oneOf(random, things)}: ${oneOf(random, colors)} ${oneOf(random, things)}`,
  (random) => `${oneOf(random, things)} & ${oneOf(random, things)}`,
]

type Hard = Omit<MovieSketch, 'id'>
const movie = (title: string, year: number, more: Partial<Hard> = {}): Hard => ({ title, year, ...more })
/** A movie with an English title, an original title and others. */
const foreign = (original_language: string, [title, original_title, ...other_titles]: readonly string[], year: number): Hard =>
  movie(title!, year, { original_title: original_title!, original_language, other_titles })

/** Hard cases that are common in libraries: namesakes, sequels, numbers, articles, other alphabets. */
const hard: readonly Hard[] = [
  ...[1948, 1974, 1975, 2019].map((year) => movie('The Last Garden', year)),
  movie('Last Garden', 1975),
  movie('The Last Garden Party', 1975),
  movie('Garden', 1975),
  movie('Iron Valley', 1984),
  movie('Iron Valley II', 1986),
  movie('Iron Valley III', 1989),
  movie('Iron Valley IV: The Return', 1993),
  movie('Iron Valley 2049', 2017),
  movie('Iron Valley Part V', 2001),
  movie('Stranger', 1946),
  movie('The Stranger', 1946),
  movie('A Stranger', 1947),
  movie('Up', 2009),
  movie('It', 1990),
  movie('It', 2017),
  movie('It Chapter Two', 2019),
  movie('9', 2009),
  movie('Nine', 2009),
  movie('M', 1931),
  movie('X', 2022),
  movie('1917', 2019),
  movie('2012', 2009),
  movie('2001: A Space Odyssey of Ours', 1968),
  movie('300', 2007),
  movie('Se7en Nights', 1995),
  movie('Room 237 Again', 2012),
  movie('S.W.A.R.M.', 2003),
  movie('Mr. & Mrs. Dalby', 2005),
  movie("Ocean's Twelve Friends", 2004),
  movie('Face/On', 1997),
  movie('What Happened to Anna?', 1962),
  movie('Wall·B', 2008),
  movie('Dr. Zhao or: How I Stopped', 1964),
  movie('Winter (The Long One)', 1999),
  movie('The Director’s Cut', 2006),
  movie('Extended Stay', 2011),
  movie('The German Proof', 1998),
  movie('Real Steel Town', 2011),
  movie('The French Dispatcher', 2021),
  movie('Web of Lanterns', 2014),
  foreign('de', ['The House by the River', 'Das Haus am Fluß', 'Das Haus am Fluss'], 1954),
  foreign('de', ['Above the Roofs', 'Über den Dächern'], 1963),
  foreign('de', ['The Green Door', 'Die grüne Tür'], 1971),
  foreign('fr', ['Amelia of Montmartre', 'Le Fabuleux Destin d’Amélia', 'Amélia'], 2001),
  foreign('fr', ['The Wages of Rain', 'Le Salaire de la pluie'], 1953),
  foreign('it', ['Eight and a Third', '8⅓', 'Otto e un terzo'], 1963),
  foreign('pl', ['The Night Train', 'Pociąg nocny'], 1959),
  foreign('ru', ['Come and Hear', 'Иди и слушай'], 1985),
  foreign('ja', ['The Seven Gardeners', '七人の庭師', 'Shichinin no niwashi'], 1954),
  foreign('zh', ['The Road Home Again', '我的父亲母亲二'], 1999),
  foreign('el', ['The Travelling Stage', 'Ο Θίασος Β'], 1975),
  foreign('fa', ['Where Is My Friend’s Home', 'خانه رفیق کجاست'], 1987),
  foreign('da', ['Ønsket', 'Ønsket'], 1996),
  foreign('es', ['Niño del mar', 'Niño del mar'], 2002),
]

/** Same title and year: cannot be told apart by name. */
const twins: readonly Hard[] = [movie('The Twin Lanterns', 2010), movie('The Twin Lanterns', 2010)]

/** `count` movies for the library, including the hard ones, and half as many similar ones. */
export const makeMovies = (count: number, random: Random): Movies => {
  const made: MovieSketch[] = []
  const used = new Set<string>()
  const add = (each: Hard) => {
    used.add(`${each.title} ${each.year}`)
    made.push({ ...each, id: 20_000 + made.length, runtime: 70 + Math.floor(random() * 90) })
  }
  for (const each of hard) add(each)
  while (made.length < Math.ceil(count * 1.5)) {
    const made_ = { title: oneOf(random, patterns)(random), year: 1925 + Math.floor(random() * 100) }
    const isNew = !used.has(`${made_.title} ${made_.year}`)
    if (isNew) add(made_)
  }
  const onShelf = made.slice(0, count)
  const elsewhere = made.slice(count)
  for (const each of twins) elsewhere.push({ ...each, id: 90_000 + elsewhere.length })
  onShelf[onShelf.length - 1] = elsewhere.at(-1)!
  return { onShelf, elsewhere: elsewhere.slice(0, -1) }
}
