import { afterEach, beforeEach, expect, test } from 'bun:test'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createQueries } from '../../../data/queries'
import { learn } from '../../../i18n/translate'
import { TrackerDialog } from './dialog'
import { TrackerState } from './state'

type Answer = [status: number, body: unknown]
const nobody = {
  connected: false,
  username: null,
  connected_at: null,
  last_synced_at: null,
  last_error: null,
  last_error_reason: null,
  pending: { plays: 0, ratings: 0, imported: 0 },
  needs: null,
}
const counts = { to_pull: { watched: 312, ratings: 1, watchlist: 0 }, to_push: { plays: 40, ratings: 0 } }
const keys = { tracker_client_id: '[REDACTED]', tracker_client_secret: '[REDACTED]' }
const code = {
  user_code: 'ABCD1234',
  verification_url: 'https://tracker.example/activate',
  qr_svg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  expires_at: '2099-01-01T00:00:00.000Z',
  interval_seconds: 1,
}

let asked: { call: string; body: unknown }[]
let answers: Record<string, (body: { dry_run?: boolean } | null) => Answer>
const patience = { timeout: 25_000 }
const before = globalThis.fetch
beforeEach(async () => {
  await learn('settings')
  asked = []
  answers = { 'GET /tracker': () => [200, nobody], 'GET /tasks': () => [200, { results: [], next_cursor: null, has_more: false }] }
  globalThis.fetch = (async (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname.replace('/api/v1', '')}`
    const text = await request.text()
    const body = text === '' ? null : JSON.parse(text)
    asked.push({ call, body })
    const [status, answer] = answers[call]?.(body) ?? [404, { error: { code: 'not_found', message: call } }]
    return Response.json(answer, { status })
  }) as unknown as typeof fetch
  const main = document.body.appendChild(document.createElement('main'))
  main.id = 'main'
})
afterEach(() => {
  globalThis.fetch = before
  document.getElementById('main')?.remove()
})

const show = (config: Record<string, string | null> = keys) =>
  render(
    <QueryClientProvider client={createQueries()}>
      <TrackerState config={config} />
    </QueryClientProvider>,
  )

test('without a client id it explains how to get one and offers no buttons', async () => {
  show({ tracker_client_id: null, tracker_client_secret: null })

  expect(await screen.findByText(/Register an application/)).toBeInTheDocument()
  expect(screen.queryByRole('button')).toBeNull()
})

test('shows the code with its address, polls, and explains a denial', async () => {
  answers['POST /tracker/device-code'] = () => [200, code]
  let isDenied = false
  answers['POST /tracker/device-poll'] = () => [200, { state: isDenied ? 'denied' : 'pending' }]
  render(
    <QueryClientProvider client={createQueries()}>
      <TrackerDialog onClose={() => {}} />
    </QueryClientProvider>,
  )

  expect(await screen.findByText('ABCD1234', {}, patience)).toBeInTheDocument()
  expect(screen.getByRole('link')).toHaveAttribute('href', code.verification_url)
  isDenied = true

  expect(await screen.findByText(/You declined at the tracker/, {}, patience)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'New code' })).toBeInTheDocument()
}, 120_000)

test('the first sync shows its counts and starts only after confirmation', async () => {
  answers['GET /tracker'] = () => [200, { ...nobody, connected: true, username: 'ada', needs: 'confirmation' }]
  answers['POST /tracker/sync'] = (body) =>
    body?.dry_run ? [200, counts] : [202, { run: { id: 1, task: 'tracker-sync', started_at: code.expires_at, already_running: false } }]
  show()

  expect(await screen.findByText('312 plays from the tracker will be added here')).toBeInTheDocument()
  expect(screen.getByText('1 rating from the tracker will be added here')).toBeInTheDocument()
  expect(screen.getByText('40 plays from here will be sent to the tracker')).toBeInTheDocument()
  expect(asked.filter(({ call }) => call === 'POST /tracker/sync')).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Start syncing' }))

  await waitFor(() =>
    expect(asked.filter(({ call }) => call === 'POST /tracker/sync').map(({ body }) => body)).toEqual([{ dry_run: true }, {}]),
  )
})

test('a lost connection can be reconnected, and a failure shows its reason', async () => {
  answers['GET /tracker'] = () => [200, { ...nobody, username: 'ada', needs: 'reconnect' }]
  const { unmount } = show()
  expect(await screen.findByRole('button', { name: 'Connect again' })).toBeInTheDocument()
  unmount()
  answers['GET /tracker'] = () => [
    200,
    {
      ...nobody,
      connected: true,
      username: 'ada',
      last_error: 'The tracker returned status 500',
      pending: { plays: 2, ratings: 0, imported: 0 },
    },
  ]

  show()

  expect(await screen.findByText('The tracker returned status 500')).toBeInTheDocument()
  expect(screen.getByText('2 plays')).toBeInTheDocument()
})
