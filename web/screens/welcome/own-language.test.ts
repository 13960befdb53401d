import { expect, test } from 'bun:test'
import { ownLanguage } from './own-language'

const untouched = { language: 'en-US', region: 'US' }

test("setup uses the browser's language for descriptions, with or without a country", () => {
  expect(ownLanguage(untouched, 'de-AT')).toEqual({ language: 'de-AT', region: 'AT' })
  expect(ownLanguage(untouched, 'de')).toEqual({ language: 'de-DE', region: 'DE' })
  expect(ownLanguage(untouched, 'fr')).toEqual({ language: 'fr-FR', region: 'FR' })
  expect(ownLanguage(untouched, 'zh-Hans-CN')).toEqual({ language: 'zh-CN', region: 'CN' })
})

test('a chosen language is kept, and an unsupported one is ignored', () => {
  expect(ownLanguage({ language: 'it-IT', region: 'US' }, 'de-DE')).toEqual({})
  expect(ownLanguage({ language: 'en-US', region: 'GB' }, 'de-DE')).toEqual({})
  expect(ownLanguage(undefined, 'de-DE')).toEqual({})
  expect(ownLanguage(untouched, 'haw-US')).toEqual({})
  expect(ownLanguage(untouched, 'not a language')).toEqual({})
})
