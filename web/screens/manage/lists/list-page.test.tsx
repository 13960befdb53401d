import { afterEach, expect, test } from 'bun:test'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { fireEvent, render, screen } from '@testing-library/react'
import type { FollowedList } from '../../../data/api/types'
import { createQueries } from '../../../data/queries'
import { learn } from '../../../i18n/translate'
import { listOf } from '../../../testing/in-place'
import { ListPage } from './list-page'

const real = globalThis.fetch
afterEach(() => {
  globalThis.fetch = real
})

const summer = {
  id: 3,
  name: 'Summer',
  auto_add: true,
  item_count: 60,
  in_library_count: 8,
  poster_urls: [],
  cut_to: null,
  adding: null,
  last_error: null,
  last_synced_at: null,
}
type Fields = Partial<FollowedList>

/** The page of a list at a service that remembers what was asked of it. */
const open = async (fields: Fields = {}) => {
  await Promise.all([learn('rooms'), learn('system'), learn('settings')])
  const asked: string[] = []
  let list: Fields = { ...(summer as Fields), ...fields }
  const answers: Record<string, () => unknown> = {
    'GET /lists': () => listOf(list),
    'GET /lists/3/items': () => listOf(),
    'POST /lists/3/apply': () => ({ added: 8, left: 44, rated: 0, marked_watched: 0 }),
    'POST /lists/3/add': () => {
      list = { ...list, adding: { since: '2026-03-01T12:00:00.000Z', done: 0, total: 52 } }
      return list
    },
    'POST /lists/3/cancel': () => {
      list = { ...list, adding: null, in_library_count: 20 }
      return list
    },
  }
  globalThis.fetch = (async (request: Request) => {
    const what = `${request.method} ${new URL(request.url).pathname.replace('/api/v1', '')}`
    asked.push(what)
    const answer = answers[what]
    return answer ? Response.json(answer()) : Response.json({ error: { code: 'not_found', message: what } }, { status: 404 })
  }) as unknown as typeof fetch
  const root = createRootRoute()
  const page = createRoute({
    getParentRoute: () => root,
    path: '/lists/$list',
    params: { parse: ({ list: id }) => ({ list: Number(id) }), stringify: ({ list: id }) => ({ list: String(id) }) },
    component: ListPage,
  })
  const anywhere = createRoute({ getParentRoute: () => root, path: '$', component: () => null })
  const router = createRouter({
    routeTree: root.addChildren([page, anywhere]),
    history: createMemoryHistory({ initialEntries: ['/lists/3'] }),
  })
  render(
    <QueryClientProvider client={createQueries()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  await screen.findByText('8 of 60 in your library')
  return { asked }
}

test('a list with more than a sync adds asks whether to add all, says how far it is, and can be stopped', async () => {
  const { asked } = await open()
  await screen.findByText('This list has 52 new movies and adds 8 with each sync. Add all of them now?')

  fireEvent.click(await screen.findByRole('button', { name: 'Add all 52 movies' }))
  await screen.findByText('Adding movies: 0 of 52')
  expect(screen.queryByRole('button', { name: /^Add all/ })).toBeNull()
  fireEvent.click(await screen.findByRole('button', { name: 'Stop adding' }))

  await screen.findByText('20 of 60 in your library')
  expect(asked.filter((what) => /add|cancel/.test(what))).toEqual(['POST /lists/3/add', 'POST /lists/3/cancel'])
})

test('a list that adds nothing automatically asks nothing', async () => {
  await open({ auto_add: false })

  await screen.findByRole('button', { name: 'Add all 52 movies' })
  expect(screen.queryByText(/Add all of them now/)).toBeNull()
})

test('a list that is cut says how much of it is read', async () => {
  await open({ cut_to: 10_000 })

  await screen.findByText('Only the first 10,000 movies of this list are read.')
})
