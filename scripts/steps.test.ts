import { expect, test } from 'bun:test'
import { inWords } from './steps'

test('skipped tests are mentioned if there are any', () => {
  expect(inWords({ passed: 5, failed: 0, skipped: 0 })).toBe('5 passed, 0 failed')
  expect(inWords({ passed: 5, failed: 2, skipped: 3 })).toBe('5 passed, 2 failed, 3 skipped')
})
