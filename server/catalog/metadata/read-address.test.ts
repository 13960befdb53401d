import { expect, test } from 'bun:test'
import { useSharedApp } from '#server/testing/use-app'
import { readAddress } from './read-address'
import type { Found } from './schema'

const app = useSharedApp()

test.each([
  ['tt0056923', { imdb_id: 'tt0056923' }],
  ['https://www.imdb.com/title/tt0056923/?ref_=nv_sr_1', { imdb_id: 'tt0056923' }],
  ['m.imdb.com/de/title/tt0056923', { imdb_id: 'tt0056923' }],
  ['https://www.themoviedb.org/movie/4808-charade', { metadata_id: 4808 }],
  ['https://www.themoviedb.org/movie/4808?language=de', { metadata_id: 4808 }],
  ['https://letterboxd.com/film/charade-1963/', { title: 'charade', year: 1963 }],
  ['https://letterboxd.com/somebody/film/the-third-man/', { title: 'the third man', year: null }],
  ['https://letterboxd.com/film/1917/', { title: '1917', year: null }],
])('%s names one movie', (text, address) => {
  expect<unknown>(readAddress(text)).toEqual(address)
})

test.each([
  'Charade',
  'tt12',
  'imdb.com',
  'https://www.imdb.com/name/nm0000026/',
  'https://www.themoviedb.org/tv/1399',
  'https://imdb.com.example.org/title/tt0056923/',
  'https://example.org/film/charade/',
  'Mission: Impossible',
  '12:08 East of Bucharest',
])('%s is not an address of a movie', (text) => {
  expect(readAddress(text)).toBeNull()
})

const found = async (q: string) => {
  const { status, body } = await app.ask<{ results: Found[] }>('GET', `/metadata/search?q=${encodeURIComponent(q)}`)
  expect(status).toBe(200)
  return body.results.map(({ metadata_id, title, movie_id }) => ({ metadata_id, title, movie_id }))
}

test('a search for an address finds that movie, and whether it is in the library', async () => {
  const [byTitle] = await found('Nosferatu')
  const { body } = await app.ask<{ id: number; external_ids: { imdb_id: string } }>('POST', '/movies', { metadata_id: 653, search: false })
  const held = { ...byTitle!, movie_id: body.id }

  expect(byTitle).toMatchObject({ metadata_id: 653, movie_id: null })
  expect(await found('https://www.themoviedb.org/movie/653-nosferatu')).toEqual([held])
  expect(await found(body.external_ids.imdb_id)).toEqual([held])
  expect(await found('https://letterboxd.com/film/nosferatu/')).toContainEqual(held)
})

test('an address of a movie that the metadata provider does not know finds nothing', async () => {
  expect(await found('https://www.themoviedb.org/movie/99999999')).toEqual([])
  expect(await found('tt9999999')).toEqual([])
})
