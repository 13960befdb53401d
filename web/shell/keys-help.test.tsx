import { expect, test } from 'bun:test'
import { render, screen } from '@testing-library/react'
import { learn, t } from '../i18n/translate'
import { KeysHelp } from './keys-help'
import { placeKeys } from './places'

test('lists both keys of every place that has a shortcut, including Wanted', async () => {
  await learn('rooms')
  const main = document.createElement('main')
  main.id = 'main'
  document.body.append(main)
  render(<KeysHelp />)
  await screen.findByRole('dialog')
  const rows = screen.getAllByRole('term').map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`)

  expect(rows).toEqual(expect.arrayContaining(placeKeys.map(({ keys, label }) => `${t(label)} ${keys.replace(' ', '')}`)))
  expect(rows).toContain('Wanted gw')
  main.remove()
})
