import { expect, test } from 'bun:test'
import { isOnlyFilters, understand } from './understand'

const known = {
  genres: [
    { id: 27, name: 'Horror' },
    { id: 35, name: 'Comedy' },
    { id: 878, name: 'Science Fiction' },
  ],
  languages: new Map([
    ['german', 'de'],
    ['french', 'fr'],
  ]),
}
const meaning = (typed: string) => understand(typed, known)

test('a description becomes filters', () => {
  expect(meaning('horror before 1970 under 2 hours')).toEqual({ traits: { genre: '27', year_to: 1969, runtime_to: 120 }, rest: '' })
  expect(meaning('French comedies of the 1940s')).toEqual({
    traits: { genre: '35', language: 'fr', year_from: 1940, year_to: 1949 },
    rest: '',
  })
  expect(meaning('sci-fi since 1980 rated over 7')).toEqual({ traits: { genre: '878', year_from: 1980, rating_from: 7 }, rest: '' })
  expect(meaning('1920 to 1929, over 90 min')).toEqual({ traits: { year_from: 1920, year_to: 1929, runtime_from: 90 }, rest: '' })
})

test('understands German and French in any UI language', () => {
  expect(meaning('Horror vor 1930 unter 90 Minuten').traits).toEqual({ genre: '27', year_to: 1929, runtime_to: 90 })
  expect(meaning('Filme der 1920er').traits).toEqual({ year_from: 1920, year_to: 1929 })
  expect(meaning('horror avant 1970 de moins de 2 heures').traits).toEqual({ genre: '27', year_to: 1969, runtime_to: 120 })
})

test('a title is not taken for filters', () => {
  for (const title of ['Night of the Living Dead', 'It', 'Metropolis', 'Comedy of Errors', '12 Angry Men']) {
    expect(isOnlyFilters(meaning(title))).toBe(false)
  }
  expect(isOnlyFilters(meaning('1968'))).toBe(true)
  expect(isOnlyFilters(meaning(''))).toBe(false)
})
