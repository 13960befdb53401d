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

test('a report is counted by its head', () => {
  expect(countsIn(xml)).toEqual({ passed: 5, failed: 2, skipped: 3 })
})

test('no report counts nothing, which fails its suite', () => {
  expect(countsIn('')).toEqual({ passed: 0, failed: 0, skipped: 0 })
  expect(failuresIn('')).toEqual([])
})

test('what failed is named with its file, its place in it, and why', () => {
  expect(failuresIn(xml)).toEqual([
    { test: 'a.test.ts > numbers & signs > two are <two>', why: 'expected 2\nreceived 3' },
    { test: 'b.test.ts > breaks', why: 'it broke' },
  ])
})

test('a report that was cut off is read as far as it goes', () => {
  expect(failuresIn(xml.slice(0, xml.indexOf('<testcase name="well"')))).toHaveLength(1)
})
