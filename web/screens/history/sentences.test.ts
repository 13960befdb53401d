import { beforeAll, expect, test } from 'bun:test'
import type { AppEvent } from '#server/events'
import { learn } from '../../i18n/translate'
import { sentenceOf } from './sentences'

beforeAll(() => learn('events'))

const told = (event: object) => {
  const { text, detail } = sentenceOf({ seq: 1, at: '2030-01-01T00:00:00.000Z', ...event } as AppEvent)
  return { text, detail }
}

test.each([
  ['created', 'Quality profile “HD” was added'],
  ['updated', 'Quality profile “HD” was changed'],
  ['removed', 'Quality profile “HD” was removed'],
])('a profile that was %s', (change, text) => {
  expect(told({ type: 'quality_profile_changed', id: 1, name: 'HD', change })).toEqual({ text, detail: null })
})

test('a root folder is named by its path, an exclusion by its title', () => {
  expect(told({ type: 'root_folder_changed', id: 1, path: '/movies', change: 'created' }).text).toBe('Library folder /movies was added')
  expect(told({ type: 'exclusion_changed', id: 1, metadata_id: 2, title: 'Alien', change: 'removed' }).text).toBe(
    '“Alien” is no longer excluded',
  )
})

test('the end of an issue is called resolved', () => {
  expect(
    told({ type: 'health_changed', code: 'no_root_folder', severity: 'ok', title: 'No folder for movies is set', detail: null }).text,
  ).toBe('Resolved: No folder for movies is set')
})

test('release, file and backup names are below the sentence', () => {
  expect(told({ type: 'download_started', download_id: 1, movie_id: 1, title: 'Alien.1979.1080p', size_bytes: null })).toEqual({
    text: 'Download started',
    detail: 'Alien.1979.1080p',
  })
  expect(told({ type: 'backup_created', backup_id: 1, kind: 'manual', filename: 'backup-2030.zip', size_bytes: 1 })).toEqual({
    text: 'Backup created',
    detail: 'backup-2030.zip',
  })
})

test('VPN states and task names are translated', () => {
  expect(told({ type: 'vpn_changed', state: 'up', detail: null })).toEqual({ text: 'The VPN is up', detail: null })
  expect(told({ type: 'vpn_changed', state: 'blocked', detail: 'The key is not one' }).detail).toBe('The key is not one')
  expect(told({ type: 'task_failed', task: 'vpn-check', error: 'no way out' }).text).toBe('Task “Check the VPN” failed: no way out')
})

test('a search that no indexer answered did not find nothing', () => {
  const search = { type: 'search_completed', movie_id: 1, title: 'Alien', accepted: 0, next_search_at: null }

  const said = { code: 'search_unanswered', values: { count: 1, indexers: ['Orbit'] }, text: 'Orbit did not respond' }
  expect(told({ ...search, found: 0, indexers_failed: 1, said }).text).toBe('Orbit did not respond')
  expect(told({ ...search, found: 0, indexers_failed: 0 }).text).toBe('Nothing found')
})
