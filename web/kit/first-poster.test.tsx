import { afterEach, expect, test } from 'bun:test'
import { act, fireEvent, render } from '@testing-library/react'
import { createQueries } from '../data/queries'
import { loadRest, onceRest, postersFirst } from './first-poster'
import { Poster } from './poster'

afterEach(loadRest)

/** The addresses that the first poster and another one load. */
const show = (first: string | null) => {
  const { container } = render(
    <>
      <div id="first">
        <Poster src={first} title="First" width={156} eager />
      </div>
      <div id="other">
        <Poster src="/other.jpg" title="Other" width={156} />
      </div>
    </>,
  )
  const find = (id: string) => container.querySelector<HTMLImageElement>(`#${id} img`)
  return { first: () => find('first')!, sourceOf: (id: string) => find(id)?.getAttribute('src') ?? null }
}

test('the other posters load once the first one is shown', () => {
  postersFirst()
  const { first, sourceOf } = show('/first.jpg')
  expect([sourceOf('first'), sourceOf('other')]).toEqual(['/first.jpg?width=185', null])

  fireEvent.load(first())

  expect(sourceOf('other')).toBe('/other.jpg?width=185')
})

test('they do not wait for a poster that is missing', () => {
  postersFirst()

  expect(show(null).sourceOf('other')).toBe('/other.jpg?width=185')
})

test('nor for one that does not load', () => {
  postersFirst()
  const { first, sourceOf } = show('/broken.jpg')
  fireEvent.error(first())

  expect(sourceOf('other')).toBe('/other.jpg?width=185')
})

test('nor once a request has failed', async () => {
  postersFirst()
  const { sourceOf } = show('/first.jpg')

  const failed = createQueries().fetchQuery({ queryKey: ['list'], queryFn: () => Promise.reject(new Error('away')), retry: false })
  await act(() => failed.catch(() => {}))

  expect(sourceOf('other')).toBe('/other.jpg?width=185')
})

test('what waits for the first poster runs once, unless it was called off', () => {
  const ran: string[] = []
  postersFirst()
  onceRest(() => ran.push('kept'))
  onceRest(() => ran.push('called off'))()
  expect(ran).toEqual([])

  loadRest()
  loadRest()
  onceRest(() => ran.push('late'))

  expect(ran).toEqual(['kept', 'late'])
})
