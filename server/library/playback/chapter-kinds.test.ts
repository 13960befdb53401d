import { describe, expect, test } from 'bun:test'
import { creditsOf, withKinds } from './chapter-kinds'

const hour = 3600
/** An hour with these chapters, each at its minute. */
const kindsOf = (...chapters: [minute: number, title: string][]) =>
  withKinds(
    chapters.map(([minute, title]) => ({ start_seconds: minute * 60, title })),
    hour,
  ).map(({ kind }) => kind)

describe('a chapter', () => {
  test.each([
    'Intro',
    '01. Opening Credits',
    'Chapter 2: Main Titles',
    'Vorspann',
    'Générique de début',
    'Générique',
    'Créditos iniciales',
    'Titoli di testa',
    'Förtexter',
    'Czołówka',
    'Начальные титры',
    '片頭',
    'オープニングクレジット',
  ])('called “%s” near the start is the intro', (title) => {
    expect(kindsOf([0, 'The castle'], [1, title], [3, 'The ship'])).toEqual([null, 'intro', null])
  })

  test.each([
    'End Credits',
    'Credits',
    '24 - Closing credits',
    'Abspann & Outtakes',
    'Kapitel 20: Abspann',
    'Générique de fin',
    'Générique',
    'Créditos finales',
    'Titoli di coda',
    'Napisy końcowe',
    'Финальные титры',
    'Титры',
    'エンドロール',
    '엔딩 크레딧',
  ])('called “%s” near the end is the credits', (title) => {
    expect(kindsOf([0, 'The castle'], [54, title])).toEqual([null, 'credits'])
  })

  test('is a scene if its name only begins alike, or says no more than “Opening” or “Ending”', () => {
    expect(kindsOf([0, 'Opening'], [1, 'Introducing Bond'], [2, 'Creditors'], [55, 'Ending'], [57, 'Creditors'])).toEqual(
      Array(5).fill(null),
    )
  })

  test('in the middle, or an intro of ten minutes, is a scene', () => {
    expect(kindsOf([0, 'Intro'], [10, 'Credits'], [12, 'The ship'], [30, 'End credits'], [32, 'The end'])).toEqual([
      null,
      'intro',
      null,
      null,
      null,
    ])
  })
})

test('the credits begin at the first of their chapters, and nowhere without one or with an unknown length', () => {
  const chapters = [
    { start_seconds: 60, title: 'Credits' },
    { start_seconds: 3000, title: 'End credits' },
    { start_seconds: 3300, title: 'After the credits' },
  ]

  expect(creditsOf(chapters, hour)).toBe(3000)
  expect(creditsOf(chapters.slice(0, 1), hour)).toBeNull()
  expect(creditsOf(chapters, 0)).toBeNull()
})
