import { afterEach, expect, test } from 'bun:test'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { learn, speak } from '../i18n/translate'
import { changeLook } from '../look'
import { createQueries } from '../queries'
import { Spoken } from '../shell/spoken'
import { SignInPage } from './page'

const before = globalThis.fetch
afterEach(async () => {
  globalThis.fetch = before
  await act(async () => {
    changeLook({ language: 'en' })
    await speak('en')
  })
})

test('whoever cannot read the sign-in page chooses another language on it', async () => {
  await learn('rooms')
  globalThis.fetch = (async () => Response.json({ setup_complete: true })) as unknown as typeof fetch
  render(
    <QueryClientProvider client={createQueries()}>
      <Spoken>
        <SignInPage />
      </Spoken>
    </QueryClientProvider>,
  )

  fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'fr' } })

  expect(await screen.findByRole('heading', { name: 'Se connecter' })).toBeInTheDocument()
  expect(screen.getByLabelText('Langue')).toHaveValue('fr')
  expect(document.documentElement.lang).toBe('fr')
})
