import { expect, test } from 'bun:test'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { learn } from '../../i18n/translate'
import { preferences } from '../../kit/preferences'
import { HomeRows } from './home-rows'

test('a row of Home is hidden and shown again by one press', async () => {
  await learn('settings')
  render(<HomeRows />)
  const row = screen.getByRole('button', { name: 'Show Recently added', pressed: true })

  await userEvent.click(row)
  expect(preferences.get().home_hidden).toEqual(['added'])
  expect(row).toHaveAttribute('aria-pressed', 'false')

  await userEvent.click(row)
  expect(preferences.get().home_hidden).toEqual([])
})
