import { beforeAll, expect, test } from 'bun:test'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { learn } from '../../i18n/translate'
import { fakeMovie } from '../../testing/fake-movies'
import { Ratings } from './ratings'

beforeAll(() => learn('rooms'))

test('the heart says whether it is a favorite, and one press changes it', async () => {
  const sent: unknown[] = []
  globalThis.fetch = (async (request: Request) => {
    sent.push([request.method, new URL(request.url).pathname, await request.clone().json()])
    return Response.json(fakeMovie(7))
  }) as unknown as typeof fetch
  const { rerender } = render(<Ratings movie={{ ...fakeMovie(7), favorite: false }} />)

  await userEvent.click(screen.getByRole('button', { name: 'Favorite', pressed: false }))
  rerender(<Ratings movie={{ ...fakeMovie(7), favorite: true }} />)
  await userEvent.click(screen.getByRole('button', { name: 'Favorite', pressed: true }))

  expect(sent).toEqual([
    ['PATCH', '/api/v1/movies/7', { favorite: true }],
    ['PATCH', '/api/v1/movies/7', { favorite: false }],
  ])
})
