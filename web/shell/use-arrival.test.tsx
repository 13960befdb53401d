import { afterEach, expect, test } from 'bun:test'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import type { AppEvent } from '#server/events'
import { downloadsQuery } from '../data/api/queries'
import { lastEvent } from '../data/live/live'
import { createQueries } from '../data/queries'
import { listOf } from '../testing/in-place'
import { Toasts } from './toasts'

const hide = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}
afterEach(() => hide(false))

const arrive = () => act(() => lastEvent.set({ type: 'import_completed', download_id: 4, movie_id: 7 } as AppEvent))
const open = () => {
  document.title = 'Library · Marquee'
  const queries = createQueries()
  queries.setQueryData(downloadsQuery.queryKey, listOf({ id: 4, movie_id: 7, movie: { title: 'The General' } }) as never)
  render(
    <QueryClientProvider client={queries}>
      <Toasts />
    </QueryClientProvider>,
  )
}

test('the title of a tab in the background says which movie is ready, until the user returns', () => {
  open()
  hide(true)
  arrive()
  expect(document.title).toBe('The General is ready')

  hide(false)
  expect(document.title).toBe('Library · Marquee')
})

test('a tab in view keeps its title', () => {
  open()
  arrive()

  expect(document.title).toBe('Library · Marquee')
})
