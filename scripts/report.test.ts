import { expect, test } from 'bun:test'
import { countsIn, failuresIn } from './report'

const xml = `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="bun test" tests="10" assertions="20" failures="2" skipped="3" time="1">
  <testsuite name="a.test.ts" file="a.test.ts" tests="2" failures="1">
    <testcase name="two are &lt;two&gt;" classname="numbers &amp; signs" file="a.test.ts"><failure type="AssertionError" message="no">expected 2

received 3</failure></testcase>
    <testcase name="well" classname="numbers" file="a.test.ts" />
    <testcase name="breaks" file="b.test.ts"><error>it broke</error></testcase>
  </testsuite>
</testsuites>`

test('totals come from the root element of the report', () => {
  expect(countsIn(xml)).toEqual({ passed: 5, failed: 2, skipped: 3 })
})

test('without a report nothing counts, so the suite fails', () => {
  expect(countsIn('')).toEqual({ passed: 0, failed: 0, skipped: 0 })
  expect(failuresIn('')).toEqual([])
})

test('a failure is listed with file, position and reason', () => {
  expect(failuresIn(xml)).toEqual([
    { test: 'a.test.ts > numbers & signs > two are <two>', why: 'expected 2\nreceived 3' },
    { test: 'b.test.ts > breaks', why: 'it broke' },
  ])
})

test('a truncated report is read as far as possible', () => {
  expect(failuresIn(xml.slice(0, xml.indexOf('<testcase name="well"')))).toHaveLength(1)
})
