import { describe, expect, test } from 'bun:test'
import { isWithin, pathThere } from './path-there'

const map = [
  { from: '/movies', to: '/media/films' },
  { from: '/movies/kids/', to: '/kids' },
  { from: '/disk', to: 'D:\\Filme' },
]

describe('a path as another program sees it', () => {
  test.each([
    ['/movies', '/media/films'],
    ['/movies/Heat (1995)', '/media/films/Heat (1995)'],
    ['/movies/kids/Up (2009)', '/kids/Up (2009)'],
    ['/movies-old/Heat (1995)', '/movies-old/Heat (1995)'],
    ['/disk/Heat (1995)/Heat.mkv', 'D:\\Filme\\Heat (1995)\\Heat.mkv'],
    ['/elsewhere', '/elsewhere'],
  ])('%s is %s', (ours, theirs) => expect(pathThere(ours, map)).toBe(theirs))

  test('everything can be below one folder there', () => {
    expect(pathThere('/movies/Heat', [{ from: '/', to: '/mnt/nas/' }])).toBe('/mnt/nas/movies/Heat')
    expect(pathThere('/movies/Heat', [{ from: '/movies', to: '/' }])).toBe('/Heat')
    expect(pathThere('/movies', [{ from: '/movies', to: '/' }])).toBe('/')
  })
})

test('a folder contains itself and what is below it, and no neighbor whose name begins alike', () => {
  expect([isWithin('/a', '/a/'), isWithin('/a/', '/a/b'), isWithin('/', '/a'), isWithin('D:\\x', 'D:\\x\\y')]).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect([isWithin('/a', '/ab'), isWithin('/a/b', '/a')]).toEqual([false, false])
})
