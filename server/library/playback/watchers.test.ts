import { expect, test } from 'bun:test'
import { stoppedClock } from '#server/foundation/lib/clock'
import { createWatchers } from './watchers'

const open = () => {
  const clock = stoppedClock('2026-03-01T12:00:00.000Z')
  const titles = new Map([
    [1, 'Sintel'],
    [2, 'Nosferatu'],
  ])
  return { clock, titles, watchers: createWatchers({ clock, titleOf: (id) => titles.get(id) }) }
}
const report = (movie_id: number, state: 'playing' | 'paused' | 'stopped') => ({ session_id: 'tv', movie_id, state })

test('a device plays what it reported last, paused or not, until it stops', () => {
  const { watchers } = open()
  watchers.heard(report(1, 'playing'))
  watchers.heard(report(2, 'paused'))

  expect(watchers.playingOf('tv')).toEqual({ movie_id: 2, title: 'Nosferatu' })
  expect(watchers.playingOf('phone')).toBeNull()

  watchers.heard(report(1, 'stopped'))
  expect(watchers.playingOf('tv')).not.toBeNull()
  watchers.heard(report(2, 'stopped'))
  expect(watchers.playingOf('tv')).toBeNull()
})

test('a device plays on between two reports, and is gone after five minutes of silence, or with its movie', () => {
  const { clock, titles, watchers } = open()
  watchers.heard(report(1, 'playing'))
  titles.delete(1)
  expect(watchers.playingOf('tv')).toBeNull()

  watchers.heard(report(2, 'playing'))
  clock.advance(299_999)
  expect(watchers.playingOf('tv')).not.toBeNull()
  clock.advance(2)
  expect(watchers.playingOf('tv')).toBeNull()
})
