import { expect, test } from 'bun:test'
import { readReport } from './report'

const xml = `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="bun test" tests="10" assertions="20" failures="2" skipped="3" time="1">
  <testsuite name="a.test.ts" file="a.test.ts" tests="2" failures="1">
    <testsuite name="numbers" file="a.test.ts">
      <testcase name="two are &lt;two&gt;" classname="numbers &amp; signs" file="a.test.ts"><failure type="AssertionError" message="no">expected 2

received 3</failure></testcase>
    </testsuite>
    <testcase name="well" classname="numbers" file="a.test.ts" />
    <testcase name="breaks" file="b.test.ts"><error>it broke</error></testcase>
  </testsuite>
</testsuites>`

const cutOff = `<testsuites name="bun test" tests="4" failures="2" skipped="1">
  <testsuite name="a.test.ts" file="a.test.ts" tests="2"><testcase name="one" file="a.test.ts" /></testsuite>
  <testsuite name="b.test.ts" file="b.test.ts" tests="1" failures="1">
    <testcase name="(worker crashed)" file="b.test.ts"><failure type="Error" message="worker process crashed before reporting results" /></testcase>
  </testsuite>
  <testsuite name="c.test.ts" file="c.test.ts" tests="1" failures="1"><testcase name="bad" file="c.test.ts"><failure>no</failure></testcase></testsuite>
</testsuites>`

test('totals come from the root element of the report', () => {
  expect(readReport(xml)).toMatchObject({ passed: 5, failed: 2, skipped: 3 })
})

test('without a report nothing counts and no file is finished', () => {
  const report = readReport('')

  expect(report).toMatchObject({ passed: 0, failed: 0, skipped: 0, failures: [] })
  expect(report.finished.size).toBe(0)
})

test('a failure is listed with file, position and reason', () => {
  expect(readReport(xml).failures).toEqual([
    { test: 'a.test.ts > numbers & signs > two are <two>', why: 'expected 2\nreceived 3' },
    { test: 'b.test.ts > breaks', why: 'it broke' },
  ])
})

test('a truncated report is read as far as possible, and its last file is not finished', () => {
  const report = readReport(xml.slice(0, xml.indexOf('<testcase name="well"')))

  expect(report.failures).toHaveLength(1)
  expect([...report.finished]).toEqual([])
})

test('a process that died is no failed test of the file it ran, and that file is not finished', () => {
  const report = readReport(cutOff)

  expect(report).toMatchObject({ passed: 1, failed: 1, skipped: 1 })
  expect(report.failures.map(({ test }) => test)).toEqual(['c.test.ts > bad'])
  expect([...report.finished]).toEqual(['a.test.ts', 'c.test.ts'])
  expect([...report.lost]).toEqual(['b.test.ts'])
})
