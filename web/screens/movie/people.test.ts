import { expect, test } from 'bun:test'
import { creditsOf } from './people'

const portrait_url = null
const actor = (person_id: number, character: string | null) => ({ person_id, name: `Actor ${String(person_id)}`, character, portrait_url })
const maker = (person_id: number, job: string) => ({ person_id, name: `Maker ${String(person_id)}`, job, portrait_url })

test('lists each person once, with all of their roles', () => {
  const people = creditsOf({ cast: [actor(1, 'Maria')], crew: [maker(1, 'Producer'), maker(1, 'Producer'), maker(2, 'Editor')] })

  expect(people.map(({ person_id }) => person_id)).toEqual([1, 2])
  expect(people[0]?.role).toStartWith('Maria, ')
})

test('the director is among the first twelve, however large the cast', () => {
  const cast = Array.from({ length: 30 }, (_, at) => actor(at + 1, null))

  const people = creditsOf({ cast, crew: [maker(99, 'Producer'), maker(100, 'Director')] })

  expect(people.slice(0, 12).map(({ person_id }) => person_id)).toContain(100)
  expect(people.slice(0, 12).map(({ person_id }) => person_id)).not.toContain(99)
  expect(people).toHaveLength(32)
})

test('a movie without credits has no people', () => {
  expect(creditsOf({})).toEqual([])
})
