import { expect, test } from 'bun:test'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { listOf, showInPlace } from '../../testing/in-place'
import { LeavingSoon } from './leaving'

const reason = (code: string, text: string, values = {}) => ({ code, text, values })
const leaving = {
  movie_id: 7,
  title: 'Detour',
  year: 1945,
  rule_id: 1,
  rule: 'Old',
  // biome-ignore lint/suspicious/noThenProperty: its name on the wire
  then: 'recycle',
  size_bytes: 42_000_000_000,
  needs_ok: false,
  reasons: [reason('never_watched', 'never watched'), reason('frees', '42.0 GB'), reason('added_years', 'added 3 years ago')],
  leaves_at: '2030-03-08T12:00:00.000Z',
  marked_at: '2030-03-01T12:00:00.000Z',
}
const show = (...rows: object[]) => {
  const sent: { path: string; body: string }[] = []
  showInPlace(<LeavingSoon />, { '/storage/leaving': listOf(...rows), '/movies/7': { id: 7, title: 'Detour', keep: true } })
  const answer = globalThis.fetch
  globalThis.fetch = (async (request: Request) => {
    if (request.method !== 'GET') sent.push({ path: new URL(request.url).pathname, body: await request.clone().text() })
    return answer(request)
  }) as unknown as typeof fetch
  return sent
}

test('a movie that leaves soon says when and why, and one press keeps it', async () => {
  const sent = show(leaving)

  expect(await screen.findByText('Leaves on Mar 8, 2030')).toBeInTheDocument()
  expect(screen.getByText('Never watched, 42.0 GB, added 3 years ago')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Keep: Detour' }))

  await waitFor(() => expect(sent).toEqual([{ path: '/api/v1/movies/7', body: '{"keep":true}' }]))
})

test('a movie that no indexer offers any more waits for a person', async () => {
  show({ ...leaving, needs_ok: true })

  expect(await screen.findByText('Stays until you let it go')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Let it go: Detour' })).toBeEnabled()
})
