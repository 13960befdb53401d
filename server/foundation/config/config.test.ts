import { expect, test } from 'bun:test'
import type { AppEvent } from '#server/events'
import { createJournal } from '#server/foundation/history/journal'
import { stoppedClock } from '#server/foundation/lib/clock'
import { createBus } from '#server/foundation/platform/bus'
import { openMigratedDb } from '#server/testing/migrated'
import { createConfig, redacted } from './config'
import type { ConfigPatch } from './schema'

const openConfig = () => {
  const db = openMigratedDb()
  const bus = createBus<AppEvent>()
  return { db, bus, config: createConfig({ db, journal: createJournal({ db, bus, clock: stoppedClock('2026-03-01T12:00:00.000Z') }) }) }
}

test('a subscriber to config_changed reads the new value immediately', () => {
  const { bus, config } = openConfig()
  const read: number[] = []
  bus.subscribe((event) => event.type === 'config_changed' && read.push(config.get().download_speed_limit))

  config.update({ download_speed_limit: 4000 }, { isKey: true })

  expect(read).toEqual([4000])
})

test('a change that fails to be stored changes nothing', () => {
  const { db, config } = openConfig()
  const before = config.get()
  db.$client.run('PRAGMA query_only = ON')

  expect(() => config.update({ download_speed_limit: 4000 }, { isKey: true })).toThrow()

  expect(config.get()).toEqual(before)
})

const mirror = 'https://mirror.example'
const secretOfProvider = 'a key of the provider'
const movedBySession = (patch: ConfigPatch) => {
  const { config } = openConfig()
  config.update({ metadata_api_key: secretOfProvider }, { isKey: true })
  return config.update({ metadata_url: mirror, ...patch }, { isKey: false }).metadata_url
}

test("a session may change a provider's address if it sends the secret again, even the stored one", () => {
  expect(movedBySession({ metadata_api_key: secretOfProvider })).toBe(mirror)
  expect(movedBySession({ metadata_api_key: 'another key' })).toBe(mirror)
})

test('the redacted placeholder does not count as sending the secret again', () => {
  expect(() => movedBySession({})).toThrow('metadata_api_key: must be sent again when metadata_url changes')
  expect(() => movedBySession({ metadata_api_key: redacted })).toThrow('must be sent again')
})
