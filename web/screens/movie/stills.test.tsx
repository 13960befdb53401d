import { expect, test } from 'bun:test'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { learn } from '../../i18n/translate'
import { fakeMovie } from '../../testing/fake-movies'
import { Stills } from './stills'

const stills = ['/api/v1/images/a.jpg?kind=still', '/api/v1/images/b.jpg?kind=still']

test('a press shows a still large, and the buttons lead around to the others', async () => {
  await learn('rooms')
  render(
    <main id="main">
      <Stills movie={{ ...fakeMovie(7), stills }} />
    </main>,
  )

  await userEvent.click(screen.getByRole('button', { name: 'Still 2 of 2' }))
  expect(screen.getByRole('img', { name: 'Still 2 of 2' })).toHaveAttribute('src', expect.stringContaining('b.jpg?kind=still&width=1280'))

  await userEvent.click(screen.getByRole('button', { name: 'Next still' }))
  expect(screen.getByRole('img', { name: 'Still 1 of 2' })).toHaveAttribute('src', expect.stringContaining('a.jpg'))

  await userEvent.keyboard('{ArrowLeft}')
  expect(screen.getByRole('img', { name: 'Still 2 of 2' })).toBeVisible()
})

test('a movie without stills has no row for them', () => {
  const { container } = render(<Stills movie={{ ...fakeMovie(7), stills: [] }} />)

  expect(container).toBeEmptyDOMElement()
})
