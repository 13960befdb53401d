import { afterEach, expect, test } from 'bun:test'
import { speak } from '../i18n/translate'
import { keyName } from './kbd'

afterEach(() => speak('en'))

test('keys have the names printed on keyboards of the language', async () => {
  const names = () => ['Ctrl', 'Del', 'Space', 'K', '?'].map(keyName)
  expect(names()).toEqual(['Ctrl', 'Del', 'Space', 'K', '?'])

  await speak('de')
  expect(names()).toEqual(['Strg', 'Entf', 'Leertaste', 'K', '?'])

  await speak('fr')
  expect(names()).toEqual(['Ctrl', 'Suppr', 'Espace', 'K', '?'])
})
