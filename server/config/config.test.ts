import { expect, test } from 'bun:test'
import type { AppEvent } from '#server/events'
import { createJournal } from '#server/history/journal'
import { stoppedClock } from '#server/lib/clock'
import { createBus } from '#server/platform/bus'
import { migrate } from '#server/platform/db/migrate'
import { migrations } from '#server/platform/db/migrations/embedded.gen'
import { openDb } from '#server/platform/db/open'
import { createConfig } from './config'

const openConfig = () => {
  const db = openDb(':memory:')
  migrate(db.$client, migrations)
  const bus = createBus<AppEvent>()
  return { db, bus, config: createConfig({ db, journal: createJournal({ db, bus, clock: stoppedClock('2026-03-01T12:00:00.000Z') }) }) }
}

test('whoever hears that a setting has changed reads the new value at once', () => {
  const { bus, config } = openConfig()
  const heard: number[] = []
  bus.subscribe((event) => event.type === 'config_changed' && heard.push(config.get().download_speed_limit))

  config.update({ download_speed_limit: 4000 }, { isKey: true })

  expect(heard).toEqual([4000])
})

test('a change that cannot be stored changes nothing', () => {
  const { db, config } = openConfig()
  const before = config.get()
  db.$client.run('PRAGMA query_only = ON')

  expect(() => config.update({ download_speed_limit: 4000 }, { isKey: true })).toThrow()

  expect(config.get()).toEqual(before)
})
