import { expect, test } from 'bun:test'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider, useNavigate } from '@tanstack/react-router'
import { act, render, screen, waitFor } from '@testing-library/react'
import { letLastClickWin } from './last-click'

const Searched = () => {
  const navigate = useNavigate()
  return (
    <>
      <button type="button" onClick={() => void navigate({ to: '/', search: (before: object) => ({ ...before, q: 'other' }) } as never)}>
        link
      </button>
      <button type="button" onClick={() => void navigate({ search: { q: 'night' }, replace: true } as never)}>
        settle
      </button>
    </>
  )
}

/** A page with a search field, whose navigation leads to a page that loads until `arrive` is called. */
const open = async () => {
  const loading = Promise.withResolvers<void>()
  const root = createRootRoute()
  const here = createRoute({ getParentRoute: () => root, path: '/', component: Searched })
  const there = createRoute({ getParentRoute: () => root, path: '/wanted', loader: () => loading.promise, component: () => <h1>there</h1> })
  const router = createRouter({ routeTree: root.addChildren([here, there]), history: createMemoryHistory({ initialEntries: ['/'] }) })
  letLastClickWin(router)
  render(<RouterProvider router={router as never} />)
  await screen.findByText('settle')
  return { router, arrive: loading.resolve }
}

test('a search that settles while another page loads does not call that page off', async () => {
  const { router, arrive } = await open()

  act(() => void router.navigate({ to: '/wanted' }))
  act(() => screen.getByText('settle').click())
  arrive()

  expect((await screen.findByRole('heading')).textContent).toBe('there')
  expect(router.state.location.href).toBe('/wanted')
})

test('otherwise a search changes the address of its page', async () => {
  const { router } = await open()

  act(() => screen.getByText('settle').click())

  await waitFor(() => expect(router.state.location.search).toEqual({ q: 'night' }))
})

test('a later click wins over the page that is loading', async () => {
  const { router } = await open()

  act(() => void router.navigate({ to: '/wanted' }))
  act(() => screen.getByText('link').click())

  await waitFor(() => expect(router.state.location.search).toEqual({ q: 'other' }))
  expect(router.state.location.pathname).toBe('/')
})
