import { expect, test } from 'bun:test'
import type { Message, Part } from './catalog'
import { tv as germanTv } from './de/tv'
import { tv as englishTv, type TvWords } from './en/tv'
import { sentences as french, fields as frenchFields } from './fr/sentences'
import { tv as frenchTv } from './fr/tv'
import { languages } from './translate'

type Said = { language: string; key: string; message: Message; english: Message }

/** Every text in every language, next to the English one. */
const said: Said[] = []
for (const part of Object.keys(languages.en.parts) as Part[]) {
  const english: Readonly<Record<string, Message>> = (await languages.en.parts[part]()).words
  for (const [language, { parts }] of Object.entries(languages))
    for (const [key, message] of Object.entries<Message>((await parts[part]()).words))
      said.push({ language, key, message, english: english[key]! })
}
for (const [language, words] of Object.entries<TvWords>({ en: englishTv, de: germanTv, fr: frenchTv }))
  for (const [key, english] of Object.entries(englishTv))
    said.push({ language, key: `tv.${key}`, message: words[key as keyof TvWords], english })

const formsOf = (message: Message) => (typeof message === 'string' ? [message] : Object.values(message))
const holesOf = (message: Message) =>
  [
    ...new Set(
      formsOf(message)
        .join(' ')
        .match(/\{\w+\}/g) ?? [],
    ),
  ]
    .filter((hole) => hole !== '{count}' || typeof message === 'string')
    .sort()
const asSaid = ({ language, key, message }: Said) => `${language} ${key}: ${formsOf(message).join(' | ')}`

test('all languages use the same placeholders as English', () => {
  const odd = said.filter(({ message, english }) => String(holesOf(message)) !== String(holesOf(english)))

  expect(said.length).toBeGreaterThan(1500)
  expect(odd.map(asSaid)).toEqual([])
})

test('no text is empty or its own key, and all languages agree on which texts have plural forms', () => {
  const odd = said.filter(
    ({ key, message, english }) =>
      formsOf(message).some((text) => text.trim() === '' || text === key) ||
      (typeof message === 'string') !== (typeof english === 'string'),
  )

  expect(odd.map(asSaid)).toEqual([])
})

test('in languages where 0 uses the singular, a singular without a number needs its own form for 0', () => {
  const saysNoneLikeOne = new Set(Object.keys(languages).filter((language) => new Intl.PluralRules(language).select(0) === 'one'))
  const odd = said.filter(
    ({ language, message }) =>
      saysNoneLikeOne.has(language) && typeof message !== 'string' && message.zero === undefined && !/\{(count|shown)\}/.test(message.one),
  )

  expect(odd.map(asSaid)).toEqual([])
})

/** Words that are the same in another language. */
const alike = new Set(
  (
    'App Apps Marquee Radarr VPN API JSON NAT PMP Live Code Trace Status Genre Genres Indexer Tag Tags Webhook Webhooks Player Pause Position Normal ' +
    'Orange Bitrate Trailer Details Person Name Streaming Downloads In Token Browser Version Versions version ratio Volume Audio Remux Production Verdict ' +
    'min System Studio Studios Seeders Seeding Upgrades Score Options Service Releases Release Actions Type Source Condition Message Original Server DNS Port WireGuard WebDAV Passphrase ' +
    'Action Animation Drama Fantasy Horror Mystery Romance Thriller Western ' +
    'Kill switch VA NVENC Nvidia Quick Sync Intel VideoToolbox Apple AMF AMD V L Raspberry Pi Ctrl Enter Esc'
  ).split(' '),
)

test('no text is left in English', () => {
  const english = /\b(the|are|you|your|with|and|this|that|has|have|from|when|movies?)\b/i
  const odd = said
    .filter(({ language }) => language !== 'en')
    .filter((one) => {
      const isEqual = JSON.stringify(one.message) === JSON.stringify(one.english)
      const words = formsOf(one.message).flatMap((text) => text.replace(/\{\w+\}/g, '').match(/\p{L}+/gu) ?? [])
      const texts = formsOf(one.message).map((text) => text.replace(/\{\w+\}|The Movie Database|`[^`]*`/g, ''))
      return (isEqual && words.some((word) => !alike.has(word))) || texts.some((text) => english.test(text))
    })

  expect(odd.map(asSaid)).toEqual([])
})

test('French uses its own spaces before punctuation and inside quotation marks, and the typographic apostrophe', () => {
  const ofService = Object.entries<Message>({ ...french, ...frenchFields }).map(([key, message]) => ({
    language: 'fr',
    key,
    message,
    english: message,
  }))
  const odd = [...said, ...ofService].filter(
    ({ language, message }) => language === 'fr' && formsOf(message).some((text) => / [;:!?»%]|« |\w'\w/.test(text)),
  )

  expect(odd.map(asSaid)).toEqual([])
})
