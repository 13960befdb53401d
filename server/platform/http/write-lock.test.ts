import { expect, test } from 'bun:test'
import { Unavailable } from '#server/platform/errors'
import { createWriteGate } from './write-lock'

/** Longer than any of these needs. */
const withinMs = 20_000

test('a closed gate refuses changes and says why, while reading goes on', async () => {
  const gate = createWriteGate()

  await gate.close('A backup is being restored', { but: 0, withinMs })

  expect(await gate.pass('GET', () => 'read')).toBe('read')
  await expect(gate.pass('POST', () => 'changed')).rejects.toThrow(Unavailable)
  gate.open()
  expect(await gate.pass('POST', () => 'changed')).toBe('changed')
})

test('closing waits for the changes that are under way, but for the one that closes', async () => {
  const gate = createWriteGate()
  const order: string[] = []
  const slow = Promise.withResolvers<void>()
  const changing = gate.pass('PUT', async () => {
    await slow.promise
    order.push('changed')
  })

  const closing = gate.pass('POST', async () => {
    await gate.close('no more', { but: 1, withinMs })
    order.push('closed')
  })
  slow.resolve()
  await Promise.all([changing, closing])

  expect(order).toEqual(['changed', 'closed'])
})

test('a change that fails is no longer under way', async () => {
  const gate = createWriteGate()
  await expect(gate.pass('DELETE', () => Promise.reject(new Error('no')))).rejects.toThrow('no')

  await gate.close('no more', { but: 0, withinMs })

  await expect(gate.pass('DELETE', () => 'gone')).rejects.toThrow('no more')
})

test('a change that does not end keeps no gate closed: it is given up, and changes go on', async () => {
  const gate = createWriteGate()
  const stalled = Promise.withResolvers<void>()
  const changing = gate.pass('POST', () => stalled.promise)

  expect(await gate.close('no more', { but: 0, withinMs: 20 })).toBe(false)

  expect(await gate.pass('POST', () => 'changed')).toBe('changed')
  stalled.resolve()
  await changing
  expect(await gate.close('no more', { but: 0, withinMs })).toBe(true)
})
