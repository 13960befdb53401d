import { expect, test } from 'bun:test'
import { mostAtOnce, understand } from './understand'

const movie = (name: string, q: string, year: number | null = null) => ({ kind: 'movie' as const, name, q, year })

test('titles are read from lines as people write them', async () => {
  const { wishes, left } = await understand(
    '1. Charade (1963)\n- “The Third Man”, 1949\r\n\n* Metropolis [1927]\nSunrise\nSunrise\n2001: A Space Odyssey',
    [],
  )

  expect(wishes).toEqual([
    movie('Charade (1963)', 'Charade', 1963),
    movie('“The Third Man”, 1949', 'The Third Man', 1949),
    movie('Metropolis [1927]', 'Metropolis', 1927),
    movie('Sunrise', 'Sunrise'),
    movie('2001: A Space Odyssey', '2001: A Space Odyssey'),
  ])
  expect(left).toEqual([])
})

test('addresses and IMDb ids are searched for as they are', async () => {
  const address = 'https://letterboxd.com/film/charade-1963/'

  const { wishes } = await understand(`${address}\ntt0056923\nSee this: ${address}`, [])

  expect(wishes).toEqual([movie(address, address), movie('tt0056923', 'tt0056923'), movie(`See this: ${address}`, address)])
})

test('magnet links and .torrent files are torrents, named by what they say', async () => {
  const magnet = `magnet:?xt=urn:btih:${'a'.repeat(40)}&dn=Charade.1963.1080p`
  const file = new File(['d4:infoe'], 'Sunrise.1927.torrent')

  const { wishes } = await understand(`${magnet}\n${'b'.repeat(40)}`, [file])

  expect(wishes).toEqual([
    { kind: 'torrent', name: 'Sunrise.1927', file },
    { kind: 'torrent', name: 'Charade.1963.1080p', magnet },
    { kind: 'torrent', name: 'b'.repeat(40), magnet: 'b'.repeat(40) },
  ])
})

test('a text file is a list of titles; what cannot be used is named', async () => {
  const list = new File(['Charade (1963)\nSunrise'], 'list.txt', { type: 'text/plain' })
  const picture = new File(['x'], 'cat.jpg', { type: 'image/jpeg' })

  const { wishes, left } = await understand('x'.repeat(201), [list, picture])

  expect(wishes.map(({ name }) => name)).toEqual(['Charade (1963)', 'Sunrise'])
  expect(left).toEqual(['cat.jpg', `${'x'.repeat(60)}…`])
})

test('a long list is cut, and says by how much', async () => {
  const lines = Array.from({ length: mostAtOnce + 7 }, (_, n) => `Movie ${String(n)}`).join('\n')

  const { wishes, more } = await understand(lines, [])

  expect([wishes.length, more]).toEqual([mostAtOnce, 7])
})
