import { describe, expect, test } from 'bun:test'
import { isWithin, mapPath } from './path-map'

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
    ['/movies/A\\B', '/media/films/A\\B'],
  ])('%s is %s', (ours, theirs) => expect(mapPath(ours, map)).toBe(theirs))

  test('a Windows path of the other program becomes one of ours', () => {
    expect(mapPath('D:\\Filme\\Heat (1995)', [{ from: 'D:\\Filme\\', to: '/movies' }])).toBe('/movies/Heat (1995)')
  })

  test('everything can be below one folder there', () => {
    expect(mapPath('/movies/Heat', [{ from: '/', to: '/mnt/nas/' }])).toBe('/mnt/nas/movies/Heat')
    expect(mapPath('/movies/Heat', [{ from: '/movies', to: '/' }])).toBe('/Heat')
    expect(mapPath('/movies', [{ from: '/movies', to: '/' }])).toBe('/')
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
