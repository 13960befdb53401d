import { expect, test } from 'bun:test'
import { readJsonList } from './read-json'
import { readRssList } from './read-rss'

const feedOf = (item: string) =>
  `<rss version="2.0" xmlns:tmdb="https://themoviedb.org"><channel><item><title>Glass Harbor (1999)</title>${item}</item></channel></rss>`
const idsOf = async (item: string) => {
  const [found] = await readRssList(Buffer.from(feedOf(item)), null)
  return [found?.metadata_id, found?.imdb_id]
}
const inJson = (movie: object, hasOwnIds = false) => {
  const [found] = readJsonList(Buffer.from(JSON.stringify([{ title: 'Glass Harbor', ...movie }])), { hasOwnIds }).entries
  return [found?.metadata_id, found?.imdb_id]
}

test.each([
  ['a bare number as guid is a row', '<guid isPermaLink="false">4321</guid>', [null, null]],
  ['the link leads to the movie, not the row', '<guid>4321</guid><link>https://www.imdb.com/title/tt0000603/</link>', [null, 'tt0000603']],
  ['a link of the movie database', '<guid>4321</guid><link>https://www.themoviedb.org/movie/603-glass</link>', [603, null]],
  ['a guid that says what it is', '<guid>tmdb://603</guid>', [603, null]],
  ['a guid without a number of a movie', '<guid>tmdb://0</guid>', [null, null]],
  [
    'the link, not a movie that the description mentions',
    '<link>https://www.imdb.com/title/tt0000603/</link><description>Like https://www.themoviedb.org/movie/99</description>',
    [null, 'tt0000603'],
  ],
  ['a movie that the description names', '<description>https://www.themoviedb.org/movie/603, tt0000603</description>', [603, 'tt0000603']],
  [
    'a description that names two movies names none',
    '<description>https://www.themoviedb.org/movie/603 or https://www.themoviedb.org/movie/604</description>',
    [null, null],
  ],
  ['an element of the movie database', '<guid>4321</guid><tmdb:movieId>603</tmdb:movieId>', [603, null]],
  ['an element that is named for it', '<guid>4321</guid><tmdb_id>603</tmdb_id>', [603, null]],
  ['an element with the same name by somebody else', '<movieId>4321</movieId>', [null, null]],
] as const)('in a feed, %s', async (...[, item, expected]) => {
  expect(await idsOf(item)).toEqual([...expected])
})

test.each([
  ['a bare id is a row', { id: 4321 }, false, [null, null]],
  ['a bare id is a row even beside a kind', { id: 4321, mediatype: 'movie' }, false, [null, null]],
  ['a bare id beside a named one does not count', { id: 4321, imdb_id: 'tt0000603' }, false, [null, 'tt0000603']],
  ['a named id counts', { id: 4321, tmdb_id: 603 }, false, [603, null]],
  ['the id of the list provider is that of the movie database', { id: 603, mediatype: 'movie' }, true, [603, null]],
] as const)('in a JSON list, %s', (...[, movie, hasOwnIds, expected]) => {
  expect(inJson(movie, hasOwnIds)).toEqual([...expected])
})
