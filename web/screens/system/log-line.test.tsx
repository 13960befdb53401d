import { beforeEach, expect, test } from 'bun:test'
import { fireEvent, render, screen } from '@testing-library/react'
import type { LogRow } from '../../data/api/types'
import { learn } from '../../i18n/translate'
import { LogLine } from './log-line'

beforeEach(() => learn('system'))

const row: LogRow = {
  ts_us: 1_795_364_960_550_000,
  level: 3,
  target: 'service::health::health',
  subsystem: 'health',
  trace_id: null,
  span_id: null,
  message: 'issue found',
  fields_json: { code: 'no_root_folder', count: 2, values: { deep: true } },
  source: 'backend',
} as LogRow

test('a log line shows its main fields next to the message', () => {
  render(<LogLine row={row} open={false} wrapped={false} onToggle={() => {}} onTrace={() => {}} />)

  expect(screen.getByRole('button').textContent).toContain('issue found code=no_root_folder count=2')
})

test('an expanded line shows everything once', () => {
  let pressed = 0
  render(<LogLine row={row} open wrapped={false} onToggle={() => pressed++} onTrace={() => {}} />)
  fireEvent.click(screen.getAllByRole('button')[0]!)

  expect(screen.getAllByText(/no_root_folder/)).toHaveLength(1)
  expect(pressed).toBe(1)
})
