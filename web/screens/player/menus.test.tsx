import { afterEach, expect, test } from 'bun:test'
import { render, screen } from '@testing-library/react'
import { learn, speak } from '../../i18n/translate'
import { RateMenu, trackName } from './menus'

afterEach(() => speak('en'))

test.each([
  [{ language: 'de', title: null }, 'German'],
  [{ language: 'de', title: 'Commentary' }, 'German · Commentary'],
  [{ language: 'de', title: 'German (Commentary)' }, 'German (Commentary)'],
  [{ language: 'und', title: 'Commentary' }, 'Commentary'],
  [{ language: null, title: 'Commentary' }, 'Commentary'],
])('%p is labeled %s', (track, name) => {
  expect(trackName(track)).toBe(name)
})

test('formats a speed in the UI language', async () => {
  await learn('player')
  await speak('de')
  render(<RateMenu rate={1} onChoose={() => {}} />)

  expect(screen.getByRole('button', { name: '0,5×' })).toBeInTheDocument()
})
