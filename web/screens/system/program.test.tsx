import { afterEach, beforeEach, expect, test } from 'bun:test'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createQueries } from '../../data/queries'
import { learn } from '../../i18n/translate'
import { asked } from '../../kit/confirm'
import { Licenses } from './licenses'
import { ProgramControls } from './program'

let before: typeof fetch
let requests: string[]
let autostart: { enabled: boolean; supported: boolean; how: string | null }
beforeEach(async () => {
  await learn('system')
  before = globalThis.fetch
  requests = []
  autostart = { enabled: false, supported: true, how: 'systemd' }
  globalThis.fetch = (async (request: Request) => {
    const { pathname } = new URL(request.url)
    requests.push(`${request.method} ${pathname}`)
    if (pathname.endsWith('/autostart')) {
      if (request.method === 'PUT') autostart = { ...autostart, ...((await request.json()) as object) }
      return Response.json(autostart)
    }
    if (pathname.endsWith('/licenses'))
      return Response.json({
        results: [{ name: 'elysia', version: '1.0.0', license: 'MIT', text: 'As is.' }],
        has_more: false,
        next_cursor: null,
      })
    return Response.json({ action: 'stop' }, { status: 202 })
  }) as unknown as typeof fetch
})
afterEach(() => {
  globalThis.fetch = before
})

const show = (what: React.ReactElement) => render(<QueryClientProvider client={createQueries()}>{what}</QueryClientProvider>)

test('Marquee quits only after confirmation', async () => {
  show(<ProgramControls />)

  fireEvent.click(screen.getByRole('button', { name: 'Quit' }))
  await waitFor(() => expect(asked.get()).toBeDefined())
  asked.get()?.answer({ yes: false, option: false, further: false })
  fireEvent.click(screen.getByRole('button', { name: 'Quit' }))
  await waitFor(() => expect(asked.get()).toBeDefined())
  expect(requests.filter((request) => request.startsWith('POST'))).toEqual([])
  asked.get()?.answer({ yes: true, option: false, further: false })

  await waitFor(() => expect(requests).toContain('POST /api/v1/service/stop'))
})

test('start at sign-in is a switch where the system supports it, otherwise hidden', async () => {
  const { unmount } = show(<ProgramControls />)
  const control = await screen.findByRole('switch', { name: 'Start Marquee when I sign in to this computer' })

  fireEvent.click(control)

  await waitFor(() => expect(control).toBeChecked())
  expect(requests).toContain('PUT /api/v1/service/autostart')
  unmount()
  autostart = { enabled: false, supported: false, how: null }
  const asked = requests.length
  show(<ProgramControls />)
  await waitFor(() => expect(requests.length).toBeGreaterThan(asked))
  expect(screen.queryByRole('switch')).toBeNull()
})

test('third-party licenses are listed with their texts', async () => {
  show(<Licenses />)

  fireEvent.click(screen.getByRole('button', { name: 'Show licenses' }))

  expect(await screen.findByText('As is.')).toBeInTheDocument()
  expect(screen.getByText('1.0.0, MIT')).toBeInTheDocument()
})
