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

test('what was typed is told after a rest, without the spaces around it', async () => {
  const { type, told } = open()
  type('Ni')
  type(' Night ')

  await waitFor(() => expect(told).toEqual(['Night']))
})

test('what arrives late takes no letter away, and what was typed since is told', async () => {
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

test('a space at the end stays when what was typed arrives', async () => {
  const { type, told, arrive, text } = open()
  type('Night ')
  await waitFor(() => expect(told).toEqual(['Night']))
  arrive('Night')

  expect(text()).toBe('Night ')
})

test('what changes elsewhere is shown, also after something was typed and taken back', () => {
  const { type, arrive, text } = open()
  arrive('Alien')
  expect(text()).toBe('Alien')
  type('Aliens')
  type('Alien')
  arrive('')
  expect(text()).toBe('')
})
