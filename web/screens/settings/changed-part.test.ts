import { expect, test } from 'bun:test'
import { changedPart } from './changed-part'

test('paths share whole words at the start and the end', () => {
  expect(changedPart('Detour (1945)/Detour.mkv', 'Detour (1945)/Detour (1945).mkv')).toEqual({
    from: { start: 'Detour (1945)/Detour', changed: '', end: '.mkv' },
    to: { start: 'Detour (1945)/Detour', changed: ' (1945)', end: '.mkv' },
  })
  expect(changedPart('Amélie/Amelie.mkv', 'Amélie/Amélie.mkv').to).toEqual({ start: 'Amélie/', changed: 'Amélie', end: '.mkv' })
})

test('a word that both ends could share is counted once', () => {
  const { from, to } = changedPart('a a.mkv', 'a a a.mkv')

  expect([from, to].map(({ start, changed, end }) => start + changed + end)).toEqual(['a a.mkv', 'a a a.mkv'])
})
