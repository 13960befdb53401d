import { expect, test } from 'bun:test'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import type { Movie } from '../../data/api/types'
import { createQueries } from '../../data/queries'
import { learn } from '../../i18n/translate'
import { createStore, useStore } from '../../kit/store'
import { fakeMovie } from '../../testing/fake-movies'
import { listOf } from '../../testing/in-place'
import { MovieTabs } from './tabs'

const shown = createStore<Movie>(fakeMovie(1))
const Shown = () => <MovieTabs movie={useStore(shown)} />

/** Renders the tabs at the movie's address. */
const show = async (movie: Movie) => {
  shown.set(movie)
  globalThis.fetch = (async () => Response.json(listOf())) as unknown as typeof fetch
  const root = createRootRoute()
  const page = createRoute({ getParentRoute: () => root, path: '/movies/$id', component: Shown })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [`/movies/${String(movie.id)}`] }),
  })
  render(
    <QueryClientProvider client={createQueries()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  await screen.findAllByRole('tab')
}

const chosen = () => screen.getByRole('tab', { selected: true }).textContent

test('a movie opens on its releases, and an import during the visit keeps that tab', async () => {
  await learn('rooms')
  const movie: Movie = { ...fakeMovie(1), status: 'downloading', file_ids: [], files: [], downloads: [] }
  await show(movie)
  expect(chosen()).toBe('Releases')

  act(() => shown.set({ ...movie, status: 'available', file_ids: [1] }))

  expect(chosen()).toBe('Releases')
})
