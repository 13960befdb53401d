import { afterEach, expect, test } from 'bun:test'
import { leaving, sessionFound, sessionLost, signInState } from './session'

afterEach(() => leaving.set(false))

test('a session that ends asks to sign in again, unless the person is leaving', () => {
  sessionFound()
  leaving.set(true)
  sessionLost()
  expect(signInState.get()).toBe('in')

  leaving.set(false)
  sessionLost()
  expect(signInState.get()).toBe('out')
})
