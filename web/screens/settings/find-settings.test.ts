import { afterEach, expect, test } from 'bun:test'
import { configFieldsQuery } from '../../data/api/queries'
import type { FieldDeclaration } from '../../data/api/types'
import { learn, speak } from '../../i18n/translate'
import { declared } from './declared-form'
import { settingsLike } from './find-settings'
import { sectionsOf } from './sections'

afterEach(() => speak('en'))

const port = declared({ name: 'listen_port', section: 'Server', kind: 'integer', label: 'Port', help: 'Where the service answers.' })
const fields = [port, declared({ name: 'vpn_enabled', section: 'VPN', kind: 'toggle', label: 'VPN', help: '', in_use: false })]
const found = (wanted: string) => {
  const { places, rows, settings } = settingsLike([port], wanted)
  return [...places.map(({ to }) => to), ...rows.map(({ hash }) => hash), ...settings.map(({ name }) => name)]
}

test('finds pages, appearance rows and settings by their translated names', async () => {
  await learn('settings')

  expect(found('devices')).toEqual(['/settings/devices'])
  expect(found('import and export')).toEqual(['/settings/scan'])
  expect(found('theme')).toEqual(['theme'])
  expect(found('answers')).toEqual(['listen_port'])
  expect(found('nothing of the kind')).toEqual([])

  await speak('de')
  expect(found('Sprache')).toEqual(['/settings/appearance', 'language'])
})

test('fields not used in this version are hidden, and so are sections without other fields', () => {
  const page = { results: fields, next_cursor: null, has_more: false }
  const shown = configFieldsQuery.select?.(page) as { results: FieldDeclaration[] }

  expect(shown.results).toEqual([port])
  expect(sectionsOf(shown.results)).toEqual(['Server'])
})
