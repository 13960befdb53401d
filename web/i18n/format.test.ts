import { afterEach, expect, test } from 'bun:test'
import { languageNames } from '../testing/declared'
import { age, day, dayOfWeek, duration, fromNow, inLocale, languageName, languageTitle, size, speed } from './format'
import { learn, speak } from './translate'

afterEach(() => speak('en'))

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [4_100_000_000, '4.1 GB'],
  [14_240_000_000, '14.2 GB'],
  [800_000_000_000, '800 GB'],
  [2_000_000_000_000_000, '2,000 TB'],
])('formats %d bytes as %s', (bytes, said) => {
  expect(size(bytes)).toBe(said)
})

test('a speed is a size per second', () => {
  expect(speed(4_200_000)).toBe('4.2 MB/s')
})

test.each([
  [-5, '0 sec'],
  [59, '59 sec'],
  [3600, '1 hr'],
  [7440, '2 hr 4 min'],
  [172_800 + 7200, '2 days 2 hr'],
])('formats %d seconds as %s', (seconds, said) => {
  expect(duration(seconds)).toBe(said)
})

test('in a sentence, durations have words', async () => {
  expect(duration(5640, 'long')).toBe('1 hour 34 minutes')

  await speak('de')

  expect(duration(5640, 'long')).toBe('1\u00a0Stunde 34\u00a0Minuten')
})

test.each([
  [20, 'just now'],
  [3540, '59 minutes'],
  [26 * 3600, '1 day'],
  [14.6 * 86_400, '15 days'],
  [800 * 86_400, '2 years'],
])('the age of something from %d seconds ago is %s', (seconds, said) => {
  expect(age(new Date(Date.now() - seconds * 1000).toISOString())).toBe(said)
})

test('durations have the same short form in British English', () => {
  const languages = Object.getOwnPropertyDescriptor(navigator, 'languages')
  Object.defineProperty(navigator, 'languages', { value: ['en-GB', 'en'], configurable: true })
  try {
    expect(duration(900)).toBe('15 min')
    expect(duration(5640)).toBe('1 hr 34 min')
  } finally {
    if (languages) Object.defineProperty(navigator, 'languages', languages)
    else Reflect.deleteProperty(navigator, 'languages')
  }
})

test('every language that the service names has a German and a French name', async () => {
  await learn('rooms')
  expect(languageNames.filter((name) => languageName(name) !== name)).toEqual([])

  await speak('de')

  const sameInGerman = ['Hindi', 'Tamil', 'Telugu', 'Malayalam', 'Kannada', 'Afrikaans', 'Marathi', 'Tagalog', 'Urdu']
  expect(languageNames.filter((name) => languageName(name) === name && !sameInGerman.includes(name))).toEqual([])
  expect(languageName('Unknown')).toBe('Unbekannt')
  expect(languageName('pt-br')).toBe('Portugiesisch (Brasilien)')

  await speak('fr')

  expect(languageNames.map(languageName).filter((name) => languageNames.includes(name) && !sameInGerman.includes(name))).toEqual([])
  expect(languageName('German')).toBe('allemand')
})

test('a language on its own has a capital in French', async () => {
  await speak('fr')

  expect(languageTitle('en')).toBe('Anglais')
  expect(inLocale('en-US', 'language')).toBe('Anglais (États-Unis)')
})

test('no line ends inside « il y a »', async () => {
  await speak('fr')

  expect(fromNow(new Date(Date.now() - 120_000).toISOString())).toBe('il\u00a0y\u00a0a 2\u00a0minutes')
})

test('numbers follow the language', async () => {
  await speak('fr')

  expect(size(14_240_000_000)).toBe('14,2\u00a0Go')
  expect(speed(4_200_000)).toBe('4,2\u00a0Mo/s')
  expect(duration(7440)).toBe('2\u00a0h 4\u00a0min')
})

test.each([
  ['en', 'Saturday, Nov 28, 2026'],
  ['de', 'Samstag, 28. Nov. 2026'],
  ['fr', 'samedi 28 nov. 2026'],
] as const)('a date with its weekday follows the language: %s', async (language, said) => {
  await speak(language)

  expect(dayOfWeek('2026-11-28')).toBe(said)
})

test('the first of a month is an ordinal in French', async () => {
  await speak('fr')

  expect(day('1968-10-01')).toBe('1er oct. 1968')
  expect(dayOfWeek('2026-11-01')).toBe('dimanche 1er nov. 2026')
  expect(day('1968-10-11')).toBe('11 oct. 1968')
})
