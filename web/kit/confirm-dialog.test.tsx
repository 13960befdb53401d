import { afterEach, beforeEach, expect, test } from 'bun:test'
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { Download, Release } from '../data/api/types'
import { learn } from '../i18n/translate'
import { stop } from '../screens/activity/download-actions'
import { grabQuestion } from '../screens/movie/grab-button'
import { confirm } from './confirm'
import { ConfirmHost } from './confirm-dialog'

let main: HTMLElement
beforeEach(async () => {
  await learn('rooms')
  main = document.body.appendChild(document.createElement('main'))
  main.id = 'main'
})
afterEach(() => main.remove())

test('cancelling a download never offers "Cancel" next to "Cancel download"', async () => {
  render(<ConfirmHost />)
  let ended: Promise<void> | undefined
  act(() => {
    ended = stop({ id: 1, movie: { title: 'Metropolis' }, title: 'Metropolis', downloaded_bytes: 0 } as unknown as Download)
  })

  expect(await screen.findByRole('dialog', { name: 'Cancel the download of Metropolis?' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Cancel download' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  await ended
})

test('a movie that is only seeding offers "Stop seeding", not "Cancel download"', async () => {
  render(<ConfirmHost />)
  let ended: Promise<void> | undefined
  act(() => {
    ended = stop({
      id: 1,
      state: 'seeding',
      movie: { title: 'Metropolis' },
      title: 'Metropolis',
      downloaded_bytes: 0,
    } as unknown as Download)
  })

  expect(await screen.findByRole('dialog', { name: 'Stop seeding Metropolis?' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Stop seeding' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Cancel download' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await ended
})

test('each reason against a release has its own line, and the file it would replace is named below', async () => {
  const reasons = ['The profile HD does not allow CAM', 'It is too large'].map((text) => ({ code: 'told', text, values: {} }))
  const release = { quality: 'CAM', reasons } as unknown as Release
  render(<ConfirmHost />)
  let answered: Promise<unknown> | undefined
  act(() => {
    answered = confirm(grabQuestion(release, { quality: 'WEBDL-1080p' } as never))
  })

  expect(await screen.findByText('Marquee advises against it:')).toBeInTheDocument()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'The profile HD does not allow CAM',
    'It is too large',
  ])
  expect(screen.getByText(/^Once downloaded, it replaces your file/)).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await answered
})
