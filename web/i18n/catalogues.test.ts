import { expect, test } from 'bun:test'
import type { Message, Part } from './catalogue'
import { languages } from './translate'

type Said = { language: string; key: string; message: Message; english: Message }

/** Every text of every language, beside the English. */
const said: Said[] = []
for (const part of Object.keys(languages.en.parts) as Part[]) {
  const english: Readonly<Record<string, Message>> = (await languages.en.parts[part]()).words
  for (const [language, { parts }] of Object.entries(languages))
    for (const [key, message] of Object.entries<Message>((await parts[part]()).words))
      said.push({ language, key, message, english: english[key]! })
}
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

test('every language has the values that the English has', () => {
  const odd = said.filter(({ message, english }) => String(holesOf(message)) !== String(holesOf(english)))

  expect(said.length).toBeGreaterThan(1500)
  expect(odd.map(asSaid)).toEqual([])
})

test('no text is empty, its own key, or without a number where other languages have one', () => {
  const odd = said.filter(
    ({ key, message, english }) =>
      formsOf(message).some((text) => text.trim() === '' || text === key) ||
      (typeof message === 'string') !== (typeof english === 'string'),
  )

  expect(odd.map(asSaid)).toEqual([])
})

test('where a language says none like one, a text that spells out the one has another for none', () => {
  const saysNoneLikeOne = new Set(Object.keys(languages).filter((language) => new Intl.PluralRules(language).select(0) === 'one'))
  const odd = said.filter(
    ({ language, message }) =>
      saysNoneLikeOne.has(language) && typeof message !== 'string' && message.zero === undefined && !message.one.includes('{count}'),
  )

  expect(odd.map(asSaid)).toEqual([])
})
