import { expect, test } from 'bun:test'
import { render, screen } from '@testing-library/react'
import { Carousel } from './carousel'

const names = Array.from({ length: 30 }, (_, at) => `Movie ${String(at + 1)}`)
const row = (shown: readonly string[]) => (
  <Carousel title="New here">
    {shown.map((name) => (
      <li key={name}>{name}</li>
    ))}
  </Carousel>
)
const places = () => screen.getAllByRole('listitem').map((place) => place.textContent)

test('shows all movies in order, including ones added or removed later', () => {
  const { rerender } = render(row(names))
  expect(places()).toEqual(names)

  rerender(row(names.slice(3)))
  expect(places()).toEqual(names.slice(3))
  rerender(row(names))
  expect(places()).toEqual(names)
})
