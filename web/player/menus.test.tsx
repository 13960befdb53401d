import { expect, test } from 'bun:test'
import { trackName } from './menus'

test.each([
  [{ language: 'de', title: null }, 'German'],
  [{ language: 'de', title: 'Commentary' }, 'German · Commentary'],
  [{ language: 'de', title: 'German (Commentary)' }, 'German (Commentary)'],
  [{ language: 'und', title: 'Commentary' }, 'Commentary'],
  [{ language: null, title: 'Commentary' }, 'Commentary'],
])('%p is called %s', (track, name) => {
  expect(trackName(track)).toBe(name)
})
