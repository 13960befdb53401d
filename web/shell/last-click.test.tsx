import { expect, test } from 'bun:test'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider, useNavigate } from '@tanstack/react-router'
import { act, render, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { useKeys } from '../kit/keys'
import { letLastClickWin } from './last-click'

const pressed: string[] = []
const Searched = () => {
  const navigate = useNavigate()
  useKeys({ m: () => pressed.push('page') })
  useKeys({ n: () => pressed.push('shell') }, true)
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

/** Completes its address as soon as it appears. */
const Arrived = () => {
  const navigate = useNavigate()
  useEffect(() => void navigate({ search: { step: 1 }, replace: true } as never), [navigate])
  return <h1>there</h1>
}

/** A page with a search field, whose navigation leads to a page that loads until `arrive` is called. */
const open = async ({ basepath = '/', at = '' } = {}) => {
  const loading = Promise.withResolvers<void>()
  const root = createRootRoute()
  const here = createRoute({ getParentRoute: () => root, path: '/', component: Searched })
  const there = createRoute({ getParentRoute: () => root, path: '/wanted', loader: () => loading.promise, component: Arrived })
  const history = createMemoryHistory({ initialEntries: [`${basepath}${at}`] })
  const router = createRouter({ routeTree: root.addChildren([here, there]), basepath, history })
  letLastClickWin(router)
  render(<RouterProvider router={router as never} />)
  if (at === '') await screen.findByText('settle')
  return { router, arrive: loading.resolve }
}

test.each(['/', '/some/prefix'])(
  'below %s, a search that settles while another page loads does not call that page off',
  async (basepath) => {
    const { router, arrive } = await open({ basepath })

    act(() => void router.navigate({ to: '/wanted' }))
    act(() => screen.getByText('settle').click())
    arrive()

    expect((await screen.findByRole('heading')).textContent).toBe('there')
    expect(router.state.location.search).not.toHaveProperty('q')
  },
)

test('once another page was chosen, keys of the page that is left do nothing, and those of every page still work', async () => {
  const { router, arrive } = await open()
  const press = () => act(() => ['m', 'n'].map((key) => window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))))
  pressed.length = 0

  press()
  expect(pressed).toEqual(['page', 'shell'])
  act(() => void router.navigate({ to: '/wanted' }))
  press()
  expect(pressed).toEqual(['page', 'shell', 'shell'])

  arrive()
  await screen.findByRole('heading')
})

test.each([
  ['/', 'after a click'],
  ['/some/prefix', 'after a click'],
  ['/', 'when it is opened'],
])('below %s, a page completes its own address as soon as it appears %s', async (basepath, when) => {
  const { router, arrive } = await open({ basepath, at: when === 'after a click' ? '' : 'wanted' })

  if (when === 'after a click') act(() => void router.navigate({ to: '/wanted' }))
  arrive()

  await waitFor(() => expect(router.state.location.search).toEqual({ step: 1 }))
  expect(router.state.location.pathname.endsWith('/wanted')).toBe(true)
})

test.each(['/', '/some/prefix'])('below %s, a search otherwise changes the address of its page', async (basepath) => {
  const { router } = await open({ basepath })

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
