import { expect, test } from 'bun:test'
import { ownLanguage } from './own-language'

const untouched = { language: 'en-US', region: 'US' }

test('the first run describes movies in the language of the browser, also where it says no country', () => {
  expect(ownLanguage(untouched, 'de-AT')).toEqual({ language: 'de-AT', region: 'AT' })
  expect(ownLanguage(untouched, 'de')).toEqual({ language: 'de-DE', region: 'DE' })
  expect(ownLanguage(untouched, 'fr')).toEqual({ language: 'fr-FR', region: 'FR' })
  expect(ownLanguage(untouched, 'zh-Hans-CN')).toEqual({ language: 'zh-CN', region: 'CN' })
})

test('a language that somebody chose stays, and what is no language of the movie database changes nothing', () => {
  expect(ownLanguage({ language: 'it-IT', region: 'US' }, 'de-DE')).toEqual({})
  expect(ownLanguage({ language: 'en-US', region: 'GB' }, 'de-DE')).toEqual({})
  expect(ownLanguage(undefined, 'de-DE')).toEqual({})
  expect(ownLanguage(untouched, 'haw-US')).toEqual({})
  expect(ownLanguage(untouched, 'not a language')).toEqual({})
})
