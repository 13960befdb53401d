import { afterAll, afterEach, beforeAll, expect, test } from 'bun:test'
import { render, screen } from '@testing-library/react'
import { LanguageSelect } from '../shell/language-select'
import type { Draft } from './catalog'
import { told } from './told'
import { type Language, languages, learn, speak, t } from './translate'

/** Half an Italian: some texts of two parts, one sentence of the service, and nothing else. */
const italian: Draft = {
  name: 'Italiano',
  isDraft: true,
  parts: {
    core: async () => ({ words: { 'library.count': { zero: 'Nessun film', one: 'Un film', other: '{count} film' } } }),
    system: async () => ({ words: { 'device.pair': 'Collega un telefono' } }),
  },
  sentences: async () => ({ sentences: { not_json: 'non è JSON' }, words: {}, fields: {} }),
}
const it = 'it' as Language

beforeAll(() => Object.assign(languages, { it: italian }))
afterAll(() => Reflect.deleteProperty(languages, 'it'))
afterEach(() => speak('en'))

test('a draft shows its own texts, and the English ones where it has none', async () => {
  await learn('system')
  await learn('rooms')

  await speak(it)

  expect(t('library.count', { count: 3 })).toBe('3 film')
  expect(t('device.pair')).toBe('Collega un telefono')
  expect(t('details.language')).toBe('Language')
  expect(t('activity.peers', { count: 2 })).toBe('2 peers')
})

test('texts of the language before do not stay', async () => {
  await speak('de')
  expect(t('details.language')).toBe('Sprache')

  await speak(it)

  expect(t('details.language')).toBe('Language')
})

test('a part that is loaded later falls back, too', async () => {
  await speak(it)
  await learn('settings')

  expect(t('indexer.answers')).toBe('The indexer responds and accepts the key')
})

test('a sentence of the service is told in the draft, or as the service wrote it', async () => {
  await speak(it)

  expect(told({ code: 'not_json', values: {}, text: 'is not JSON' })).toBe('non è JSON')
  expect(told({ code: 'key_accepted', values: {}, text: 'It responds and accepts the key' })).toBe('It responds and accepts the key')
})

test('the choice of languages says which one is not complete', () => {
  render(<LanguageSelect aria-label="language" />)

  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'English',
    'Deutsch',
    'Français',
    'Italiano (incomplete)',
  ])
})
