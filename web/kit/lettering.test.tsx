import { afterEach, beforeEach, expect, test } from 'bun:test'
import { act, render, screen } from '@testing-library/react'
import { Lettering } from './lettering'

type Picture = { src: string; onload: (() => void) | null }
const pictures: Picture[] = []
const real = globalThis.Image
beforeEach(() => {
  pictures.length = 0
  globalThis.Image = class {
    src = ''
    onload: (() => void) | null = null
    constructor() {
      pictures.push(this)
    }
  } as unknown as typeof Image
})
afterEach(() => {
  globalThis.Image = real
})
const isVisible = () => screen.getByText('Nosferatu').className !== 'visually-hidden'

test('the title is readable until its logo can be drawn, and for good if it never can', () => {
  const { rerender } = render(<Lettering title="Nosferatu" logo="/api/v1/images/movies/1/logo" level={1} />)
  expect([isVisible(), pictures.length]).toEqual([true, 1])

  act(() => pictures[0]?.onload?.())
  expect(isVisible()).toBe(false)

  rerender(<Lettering title="Nosferatu" logo="/api/v1/images/movies/2/logo" level={1} />)
  expect(isVisible()).toBe(true)
})
