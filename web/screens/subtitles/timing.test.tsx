import { afterEach, beforeEach, expect, test } from 'bun:test'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createQueries } from '../../data/queries'
import { learn } from '../../i18n/translate'
import type { Subtitle, Timing, TimingCheck } from './queries'
import { TimingDialog } from './timing'

const asWritten: Timing = { shift_seconds: 0, frame_rates: null }
// Only these are shown.
const english = { id: 5, movie_id: 1, language: 'en', timing: asWritten } as Subtitle
const nothing: TimingCheck = { state: 'none', progress: null, confidence: null, proposal: null, in_step: false, problem: null }

let check: TimingCheck
let saved: Timing[]
let main: HTMLElement
const before = globalThis.fetch
beforeEach(async () => {
  await learn('rooms')
  check = nothing
  saved = []
  main = document.body.appendChild(document.createElement('main'))
  main.id = 'main'
  globalThis.fetch = (async (request: Request) => {
    const { pathname } = new URL(request.url)
    if (request.method === 'GET') return Response.json(check)
    if (pathname.endsWith('/check')) {
      check = { ...nothing, state: 'done', confidence: 'high', proposal: { shift_seconds: -2.3, frame_rates: null } }
      return Response.json(check, { status: 202 })
    }
    const timing = (await request.json()) as Timing
    if (request.method === 'PUT') {
      saved.push(timing)
      return Response.json({ ...english, timing })
    }
    return Response.json({ lines: [{ text: 'Hello', original_seconds: 62, seconds: 62 + timing.shift_seconds }] })
  }) as unknown as typeof fetch
})
afterEach(() => {
  globalThis.fetch = before
  main.remove()
})

let isClosed = false
const show = (subtitle = english) =>
  render(
    <QueryClientProvider client={createQueries()}>
      <TimingDialog
        subtitle={subtitle}
        onChanged={() => {}}
        onClose={() => {
          isClosed = true
        }}
      />
    </QueryClientProvider>,
  )

test('the sound proposes a timing, which is shown with its lines before anything is saved', async () => {
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Compare with the sound' }))

  await screen.findByText('This text seems to be 2.3 s late.')
  await screen.findByText('Confidence: high')
  fireEvent.click(screen.getByRole('button', { name: 'Use this timing' }))
  await screen.findByText('0:59.7')
  await screen.findByText('before 1:02.0')
  expect(saved).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))

  await waitFor(() => expect([saved, isClosed]).toEqual([[{ shift_seconds: -2.3, frame_rates: null }], true]))
})

test('a frame rate and a shift are chosen by hand', async () => {
  show()
  fireEvent.change(await screen.findByLabelText('Frame rate'), { target: { value: '25 23.976' } })
  fireEvent.change(screen.getByLabelText('Shift in seconds'), { target: { value: '1.5' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))

  await waitFor(() => expect(saved).toEqual([{ shift_seconds: 1.5, frame_rates: { from: 25, to: 23.976 } }]))
})

test('what the sound cannot tell is said in words, and so is a text that fits', async () => {
  const problem = { code: 'sound_tells_nothing', values: {}, text: 'The sound does not tell where this text belongs' }
  check = { ...nothing, state: 'failed', problem }
  const { unmount } = show()
  await screen.findByText('The sound does not tell where this text belongs')
  unmount()

  check = { ...nothing, state: 'done', confidence: 'high', proposal: asWritten, in_step: true }
  show()

  await screen.findByText('The text is in step with the sound.')
  expect(screen.queryByRole('button', { name: 'Use this timing' })).toBeNull()
})
