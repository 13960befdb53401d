import { afterEach, expect, test } from 'bun:test'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createQueries } from '../../data/queries'
import { learn, speak } from '../../i18n/translate'
import { changePreferences } from '../../kit/preferences'
import { Spoken } from '../../shell/spoken'
import { helpFor, SignInPage } from './page'

const [firstStart, laterStart] = [/ready to be set up/, /^You are on the computer that runs Marquee/]
const before = globalThis.fetch
afterEach(async () => {
  globalThis.fetch = before
  await act(async () => {
    changePreferences({ language: 'en' })
    await speak('en')
  })
})

const open = async (setup_complete: boolean) => {
  await learn('rooms')
  globalThis.fetch = (async () => Response.json({ setup_complete })) as unknown as typeof fetch
  render(
    <QueryClientProvider client={createQueries()}>
      <Spoken>
        <SignInPage />
      </Spoken>
    </QueryClientProvider>,
  )
}

test('the language can be changed on the sign-in page', async () => {
  await open(true)

  fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'fr' } })

  expect(await screen.findByRole('heading', { name: 'Se connecter' })).toBeInTheDocument()
  expect(screen.getByLabelText('Langue')).toHaveValue('fr')
  expect(document.documentElement.lang).toBe('fr')
})

test("on the service's computer the page shows a copyable command, with a different text before setup", async () => {
  const copied: string[] = []
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: async (text: string) => copied.push(text) } })
  await open(false)
  expect(await screen.findByText(firstStart)).toBeInTheDocument()

  fireEvent.click(screen.getByRole('button', { name: 'Copy' }))

  expect(copied).toEqual([expect.stringContaining('marquee login-url')])
  expect(screen.getByText(/--data-dir/)).toBeInTheDocument()
  cleanup()
  await open(true)
  expect(await screen.findByText(laterStart)).toBeInTheDocument()
})

test('elsewhere the help fits the device, phone or desktop', () => {
  expect(helpFor({ isHere: false, isPhone: true, isSetUp: undefined })).toBe('sign_in.text')
  expect(helpFor({ isHere: false, isPhone: false, isSetUp: undefined })).toBe('sign_in.text_desk')
  expect(helpFor({ isHere: true, isPhone: true, isSetUp: false })).toBe('sign_in.text_first')
})
