import { beforeAll, expect, test } from 'bun:test'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { Hold } from '../../data/api/types'
import { learn } from '../../i18n/translate'
import { asked } from '../../kit/confirm'
import { listOf, showInPlace } from '../../testing/in-place'
import { HoldPanel } from './hold'

beforeAll(() => Promise.all([learn('rooms'), learn('settings')]))

const offer = (id: number, file_score: number | null): Hold['would_grab'][number] => ({
  movie_id: id,
  title: `Movie ${id}`,
  release_id: id,
  release_title: `Movie.${id}.1080p.BluRay-NEW`,
  indexer: 'Test',
  size_bytes: 7_000_000_000,
  score: 800,
  file_score,
  why: file_score === null ? 'missing' : 'upgrade',
})
const hold = (would_grab: Hold['would_grab'], more: Partial<Hold> = {}): Hold => ({
  held: true,
  since: '2030-01-01T00:00:00.000Z',
  sources: ['radarr'],
  report_ids: [1],
  would_grab,
  would_grab_bytes: would_grab.length * 7_000_000_000,
  free_bytes: 400_000_000_000,
  files: 100,
  searches_due: 3,
  lists_due: [],
  collections_due: 0,
  guards_left_behind: [],
  interrupted: false,
  ...more,
})
const working = { name: 'Good', enabled: true, last_error: null }
const sent: unknown[] = []
const show = (shown: Hold, indexers: readonly { name: string; enabled: boolean; last_error: string | null }[] = [working]) => {
  const answers = { '/import/hold': shown, '/import/hold/release': { movies: 'none' }, '/indexers': listOf(...indexers) }
  showInPlace(<HoldPanel />, answers)
  const answer = globalThis.fetch
  globalThis.fetch = (async (request: Request) => {
    if (request.method === 'POST') sent.push(await request.clone().json())
    return answer(request)
  }) as unknown as typeof fetch
}

test('says that nothing is downloaded, what would be, and how its score compares with the file', async () => {
  show(hold([offer(1, 2500), offer(2, null)]))

  expect(await screen.findByRole('heading', { name: 'Nothing is downloaded yet' })).toBeInTheDocument()
  expect(screen.getByText('score 800, the file has 2,500')).toBeInTheDocument()
  expect(screen.getByText('missing, score 800')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: /^2 movies would be downloaded now, 14 GB/ })).toHaveTextContent('400 GB free')
  expect(screen.queryByText(/lost knowledge/)).not.toBeInTheDocument()
})

test('says which indexers do not work, as what they offer is not in the list', async () => {
  show(hold([]), [
    working,
    { name: 'Old', enabled: true, last_error: 'refuses the connection' },
    { name: 'Off', enabled: false, last_error: 'x' },
  ])

  expect(await screen.findByText(/offer is not included, as they do not work now: Old$/)).toBeInTheDocument()
})

test('says that nothing can be found without an indexer', async () => {
  show(hold([]), [{ ...working, enabled: false }])

  expect(await screen.findByText(/^No indexer is enabled/)).toBeInTheDocument()
})

test('says that what held downloads back came along only of a program that had anything to hold them back', async () => {
  show(hold([], { sources: ['prowlarr'] }))

  expect(await screen.findByRole('heading', { name: 'Nothing is downloaded yet' })).toBeInTheDocument()
  expect(screen.queryByText(/held downloads back/)).not.toBeInTheDocument()
})

test('many upgrades look like lost knowledge', async () => {
  show(hold([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((id) => offer(id, 0))))

  expect(await screen.findByText('This looks like lost knowledge, not like upgrades.')).toBeInTheDocument()
})

test('starting leaves the offers alone unless the person chooses them', async () => {
  sent.length = 0
  show(hold([offer(1, null)]))

  const start = await screen.findByRole('button', { name: 'Start, but leave these alone' })
  start.click()

  await waitFor(() => expect(sent).toEqual([{ movies: 'none', upgrades: false, lists: true }]))
  expect(screen.getByRole('button', { name: 'Start with these' })).toBeInTheDocument()
})

test('shows nothing while nothing is on hold', async () => {
  show(hold([], { held: false }))

  await waitFor(() => expect(screen.queryByRole('heading')).not.toBeInTheDocument())
})

test('an undone import says what stays and why, even when nothing is on hold any more', async () => {
  const why = { code: 'undo_changed', text: 'It was changed since the import', values: {} }
  const stays = [{ kind: 'indexer', name: 'Open Tracker', reasons: [why] }]
  showInPlace(<HoldPanel />, {
    '/import/hold': hold([]),
    '/import/1/undo': { taken_back: 12, already_gone: 0, stays, held: false },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Undo the import' }))
  expect(asked.get()).toMatchObject({ danger: true, after: 'Files stay on disk.' })
  act(() => asked.get()?.answer({ yes: true, option: false, further: false }))

  expect(await screen.findByRole('heading', { name: '12 items undone' })).toBeInTheDocument()
  expect(screen.getByText('Open Tracker')).toBeInTheDocument()
  expect(screen.getByText('It was changed since the import')).toBeInTheDocument()
})
