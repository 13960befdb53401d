import { expect, test } from 'bun:test'
import { act, renderHook, waitFor } from '@testing-library/react'
import { useTyped } from './use-typed'

const open = () => {
  const told: string[] = []
  const shown = renderHook(({ value }) => useTyped({ value, tell: (text) => told.push(text), restMs: 20 }), { initialProps: { value: '' } })
  return {
    told,
    text: () => shown.result.current[0],
    type: (text: string) => act(() => shown.result.current[1](text)),
    arrive: (value: string) => shown.rerender({ value }),
  }
}

test('reports what was typed after a pause, trimmed', async () => {
  const { type, told } = open()
  type('Ni')
  type(' Night ')

  await waitFor(() => expect(told).toEqual(['Night']))
})

test('a late value does not remove letters, and what was typed since is reported', async () => {
  const { type, told, arrive, text } = open()
  type('Ni')
  await waitFor(() => expect(told).toEqual(['Ni']))
  type('Night')
  arrive('Ni')
  expect(text()).toBe('Night')

  await waitFor(() => expect(told).toEqual(['Ni', 'Night']))
  type('Night of')
  arrive('Night')
  expect(text()).toBe('Night of')
})

test('a trailing space survives when the typed value arrives', async () => {
  const { type, told, arrive, text } = open()
  type('Night ')
  await waitFor(() => expect(told).toEqual(['Night']))
  arrive('Night')

  expect(text()).toBe('Night ')
})

test('an outside change is shown, even after typing and undoing something', () => {
  const { type, arrive, text } = open()
  arrive('Alien')
  expect(text()).toBe('Alien')
  type('Aliens')
  type('Alien')
  arrive('')
  expect(text()).toBe('')
})
