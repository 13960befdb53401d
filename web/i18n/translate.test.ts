import { afterEach, describe, expect, test } from 'bun:test'
import { german as deCore } from './de/core'
import { german as deEvents } from './de/events'
import { german as dePlayer } from './de/player'
import { german as deRooms } from './de/rooms'
import { german as deSettings } from './de/settings'
import { german as deSystem } from './de/system'
import { english as enCore } from './en/core'
import { english as enEvents } from './en/events'
import { english as enPlayer } from './en/player'
import { english as enRooms } from './en/rooms'
import { english as enSettings } from './en/settings'
import { english as enSystem } from './en/system'
import { learn, type Message, speak, t, tOr } from './translate'

afterEach(() => speak('en'))

test('a count chooses the form and is written as people write numbers', async () => {
  expect(t('library.count', { count: 0 })).toBe('No movies')
  expect(t('library.count', { count: 1 })).toBe('One movie')
  expect(t('library.count', { count: 12_345 })).toBe('12,345 movies')

  await speak('de')

  expect(t('library.count', { count: 12_345 })).toBe('12.345 Filme')
  expect(document.documentElement.lang).toBe('de')
})

test('a value that nobody gave stays visible instead of vanishing', async () => {
  await learn('rooms')
  expect(t('discover.added')).toBe('{title} was added')
})

test('words made of data fall back to the words of the service', () => {
  expect(tOr('reason.unheard_of', 'Too small for a movie')).toBe('Too small for a movie')
})

test('the words of a room are learnt in the language that is spoken, and change with it', async () => {
  await learn('system')
  expect(t('device.pair')).toBe('Connect a phone')

  await speak('de')

  expect(t('device.pair')).toBe('Telefon verbinden')
})

const holes = (message: Message) =>
  [...new Set((typeof message === 'string' ? message : `${message.one} ${message.other} ${message.zero ?? ''}`).match(/\{\w+\}/g) ?? [])]
    .filter((hole) => hole !== '{count}')
    .sort()

describe.each([
  ['core', enCore, deCore],
  ['events', enEvents, deEvents],
  ['player', enPlayer, dePlayer],
  ['rooms', enRooms, deRooms],
  ['settings', enSettings, deSettings],
  ['system', enSystem, deSystem],
] as [string, Record<string, Message>, Record<string, Message>][])('the %s catalogue', (_, english, german) => {
  test('says everything in both languages', () => {
    expect(Object.keys(german).sort()).toEqual(Object.keys(english).sort())
  })

  test('has the same holes in both languages', () => {
    for (const [key, message] of Object.entries(english))
      expect({ key, holes: holes(german[key]!) }).toEqual({ key, holes: holes(message) })
  })
})
