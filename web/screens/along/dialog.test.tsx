import { afterEach, beforeEach, expect, test } from 'bun:test'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { Movie } from '../../data/api/types'
import { createQueries } from '../../data/queries'
import { learn } from '../../i18n/translate'
import { TakeAlong } from './dialog'
import type { Copy, CopyChoices } from './queries'

// Only these three are shown or kept.
const nosferatu = { title: 'Nosferatu', year: 1922, resume_position_seconds: 0 } as Movie
const copy: Copy = {
  ...{ id: 3, file_id: 7, height: 720, state: 'making', progress: 0.25, size_bytes: null, problem: null },
  ...{ created_at: '2030-01-01T00:00:00.000Z', expires_at: null },
}
const choices: CopyChoices = {
  original_bytes: 8_000_000_000,
  sizes: [
    { height: 720, at_most_bytes: 2_100_000_000 },
    { height: 480, at_most_bytes: 1_000_000_000 },
  ],
  obstacle: null,
  copies: [],
}

let answer: CopyChoices
let asked: string[]
let main: HTMLElement
const before = globalThis.fetch
beforeEach(async () => {
  await learn('player')
  answer = choices
  asked = []
  main = document.body.appendChild(document.createElement('main'))
  main.id = 'main'
  globalThis.fetch = (async (request: Request) => {
    if (request.method === 'GET') return Response.json(answer)
    asked.push(`${request.method} ${new URL(request.url).pathname} ${await request.text()}`.trim())
    answer = { ...answer, copies: request.method === 'POST' ? [copy] : [] }
    return request.method === 'POST' ? Response.json(copy, { status: 201 }) : new Response(null, { status: 204 })
  }) as unknown as typeof fetch
})
afterEach(() => {
  globalThis.fetch = before
  main.remove()
})

const show = () =>
  render(
    <QueryClientProvider client={createQueries()}>
      <TakeAlong movie={nosferatu} fileId={7} onClose={() => {}} />
    </QueryClientProvider>,
  )

test('sizes are told before, and a wanted copy shows its progress until it is canceled', async () => {
  show()
  await screen.findByText('at most 2.1 GB')
  expect(screen.getByRole('link', { name: /The file as it is/ })).toHaveAttribute('href', '/api/v1/files/7/download')

  fireEvent.click(screen.getByRole('button', { name: /Prepare\s*720p/ }))
  await screen.findByText('25% prepared')
  expect(screen.getByRole('progressbar', { name: '720p' })).toHaveAttribute('aria-valuenow', '25')
  fireEvent.click(screen.getByRole('button', { name: /Cancel\s*720p/ }))
  await waitFor(() => expect(screen.queryAllByRole('progressbar').length).toBe(0))

  expect(asked).toEqual(['POST /api/v1/files/7/copies {"height":720}', 'DELETE /api/v1/copies/3'])
})

test('over plain HTTP, where no browser stores movies, it says so and offers downloads', async () => {
  show()

  await screen.findByText(/open Marquee over HTTPS/)
  expect(screen.queryAllByRole('button', { name: /Keep/ })).toHaveLength(0)
})

test('a ready copy is a download, and without ffmpeg only the file itself is', async () => {
  answer = { ...choices, copies: [{ ...copy, state: 'ready', progress: null, size_bytes: 1_900_000_000 }] }
  const { unmount } = show()
  expect(await screen.findByRole('link', { name: /720p/ })).toHaveAttribute('href', '/api/v1/copies/3/download')
  unmount()

  answer = { ...choices, obstacle: { code: 'needs_media_tool', values: { codec: 'hevc' }, text: 'Converting HEVC needs ffmpeg' } }
  show()

  await screen.findByText('Converting HEVC needs ffmpeg')
  expect(screen.queryByRole('button', { name: /Prepare/ })).toBeNull()
  expect(screen.getAllByRole('link')).toHaveLength(1)
})
