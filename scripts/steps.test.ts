import { expect, test } from 'bun:test'
import { countsIn, inWords } from './steps'

test('a report is counted by its head', () => {
  const xml =
    '<?xml version="1.0"?>\n<testsuites name="bun test" tests="10" assertions="20" failures="2" skipped="3" time="1"><testsuite tests="4"/></testsuites>'

  expect(countsIn(xml)).toEqual({ passed: 5, failed: 2, skipped: 3 })
})

test('no report counts nothing, which fails its suite', () => {
  expect(countsIn('')).toEqual({ passed: 0, failed: 0, skipped: 0 })
})

test('skipped tests are told when there are any', () => {
  expect(inWords({ passed: 5, failed: 0, skipped: 0 })).toBe('5 passed, 0 failed')
  expect(inWords({ passed: 5, failed: 2, skipped: 3 })).toBe('5 passed, 2 failed, 3 skipped')
})
