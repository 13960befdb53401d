import { expect, test } from 'bun:test'
import { say } from './sentence'

const sentences = {
  too_large: '{size:size} is too large: {minutes:span} in {quality} may take {most:size}',
  spoken: 'Its audio is in {heard:languages}, you want {wanted:languages}',
  waits: '{name} is not asked again before {at:moment}',
  out: '{title} is out on {day:day}',
  several: 'It may be {titles:either}',
  gets: 'It gets {parts:list}',
  refused: 'The tracker refuses it: {why:said}',
  seeders: { zero: 'Nobody seeds it', one: 'One peer seeds it', other: '{count:number} peers seed it' },
  gone: 'The folder is gone',
} as const

test('a sentence has a code, values as plain data, and English text', () => {
  expect(say(sentences, 'too_large', { size: 7_100_000_000, minutes: 6600, quality: 'WEBDL-1080p', most: 6_900_000_000 })).toEqual({
    code: 'too_large',
    values: { size: 7_100_000_000, minutes: 6600, quality: 'WEBDL-1080p', most: 6_900_000_000 },
    text: '7.1 GB is too large: 110 minutes in WEBDL-1080p may take 6.9 GB',
  })
  expect(say(sentences, 'gone')).toEqual({ code: 'gone', values: {}, text: 'The folder is gone' })
})

test('formats languages, times, days and lists in English', () => {
  expect(say(sentences, 'spoken', { heard: ['fr', 'en'], wanted: ['German'] }).text).toBe(
    'Its audio is in French and English, you want German',
  )
  expect(say(sentences, 'waits', { name: 'Own', at: '2030-05-09T14:05:00.000Z' }).text).toBe(
    'Own is not asked again before 2030-05-09 14:05 UTC',
  )
  expect(say(sentences, 'out', { title: 'Alien', day: '2030-05-09' }).text).toBe('Alien is out on 2030-05-09')
  expect(say(sentences, 'several', { titles: ['Alien', 'Aliens', 'Alien 3'] }).text).toBe('It may be Alien, Aliens, or Alien 3')
  expect(say(sentences, 'gets', { parts: ['a file', 'tags'] }).text).toBe('It gets a file and tags')
})

test('the count selects the plural form', () => {
  expect([0, 1, 1200].map((count) => say(sentences, 'seeders', { count }).text)).toEqual([
    'Nobody seeds it',
    'One peer seeds it',
    '1,200 peers seed it',
  ])
})

test('a sentence can quote another sentence or foreign text', () => {
  expect(say(sentences, 'refused', { why: say(sentences, 'gone') }).text).toBe('The tracker refuses it: The folder is gone')
  expect(say(sentences, 'refused', { why: 'unregistered torrent' }).text).toBe('The tracker refuses it: unregistered torrent')
})

test('wrong values do not compile', () => {
  // @ts-expect-error a value is missing
  say(sentences, 'out', { title: 'Alien' })
  // @ts-expect-error a size is a number of bytes
  say(sentences, 'too_large', { size: '7 GB', minutes: 1, quality: '', most: 1 })
  // @ts-expect-error a misspelled name
  say(sentences, 'refused', { wy: 'x' })
  // @ts-expect-error a plural needs a count
  say(sentences, 'seeders')
  expect(say(sentences, 'gone').text).toBe('The folder is gone')
})
