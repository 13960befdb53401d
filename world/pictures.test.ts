import { expect, test } from 'bun:test'
import { art } from './art'
import { movies, peopleOf } from './movies'
import { hasPicture } from './pictures'

test('every movie and every person has its pictures, and none is left over', () => {
  const ofMovies = movies.flatMap(({ id }) => [
    `poster${id}.jpg`,
    `backdrop${id}.jpg`,
    `still${id}-1.jpg`,
    `still${id}-2.jpg`,
    `logo${id}.png`,
  ])
  const ofPeople = movies.flatMap(peopleOf).map(({ id }) => `portrait${id}.jpg`)
  const names = new Set([...ofMovies, ...ofPeople])

  expect([...names].filter((name) => !hasPicture(name))).toEqual([])
  expect(Object.keys(art)).toHaveLength(names.size)
})

test('no picture is larger than 30 kB', () => {
  expect(Object.values(art).filter((path) => Bun.file(path).size > 30_000)).toEqual([])
})
