import { expect, test } from 'bun:test'
import { Unavailable } from '#server/platform/errors'
import { createWriteGate } from './write-gate'

test('a closed gate refuses changes and says why, while reading goes on', async () => {
  const gate = createWriteGate()

  await gate.close('A backup is being restored', 0)

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
    await gate.close('no more', 1)
    order.push('closed')
  })
  slow.resolve()
  await Promise.all([changing, closing])

  expect(order).toEqual(['changed', 'closed'])
})

test('a change that fails is no longer under way', async () => {
  const gate = createWriteGate()
  await expect(gate.pass('DELETE', () => Promise.reject(new Error('no')))).rejects.toThrow('no')

  await gate.close('no more', 0)

  await expect(gate.pass('DELETE', () => 'gone')).rejects.toThrow('no more')
})
