import { beforeAll, expect, test } from 'bun:test'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ImportReport } from '../../data/api/types'
import { learn } from '../../i18n/translate'
import { listOf, showInPlace } from '../../testing/in-place'
import { RadarrPage } from './page'

beforeAll(() => Promise.all([learn('rooms'), learn('settings'), learn('system')]))

const totals = { matched: 0, added: 0, changed: 0, impossible: 0, left_behind: 0, ask: 1 }
const question = {
  name: 'Nosferatu (1922)',
  outcome: 'ask' as const,
  reason: '',
  reasons: [],
  harm: 'knowledge' as const,
  goes_to: null,
  choices: [{ id: '7', label: 'Nosferatu (1922)' }],
}
const report = (applied: boolean): ImportReport => ({
  applied,
  source: 'jellyfin',
  version: '10.11.4',
  user: 'Ada',
  report_id: null,
  totals,
  kinds: [{ kind: 'movies', totals, items: [question] }],
})

test('a user is chosen, a doubtful movie is settled, and both are sent', async () => {
  const sent: unknown[] = []
  showInPlace(<RadarrPage />, { '/import/hold': { held: false }, '/imports': listOf() })
  const others = globalThis.fetch
  globalThis.fetch = (async (request: Request) => {
    if (request.method !== 'POST') return others(request)
    const body = (await request.clone().json()) as { user?: string }
    sent.push(body)
    if (body.user !== undefined) return Response.json(report(!request.url.endsWith('/preview')))
    const error = { code: 'validation_error', message: 'Whose?', values: { users: ['Ada', 'Grace'] }, details: { reason: 'choose_user' } }
    return Response.json({ error }, { status: 422 })
  }) as unknown as typeof fetch

  await userEvent.click(await screen.findByText('Jellyfin'))
  await userEvent.type(await screen.findByLabelText('Jellyfin address'), 'http://jellyfin:8096')
  await userEvent.type(screen.getByLabelText('Jellyfin API key'), 'key')
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }))
  await userEvent.selectOptions(await screen.findByLabelText('Whose plays'), 'Ada')
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }))
  const waits = 'One movie waits for your decision above. Apart from that, there is nothing to import.'
  expect(await screen.findByText(waits)).toBeInTheDocument()
  await userEvent.selectOptions(screen.getByLabelText('Which movie is Nosferatu (1922)?'), '7')
  expect(screen.queryByText(waits)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Import' }))

  expect(await screen.findByRole('heading', { name: 'What happened Jellyfin 10.11.4 · Ada' })).toBeInTheDocument()
  const asked = { url: 'http://jellyfin:8096', api_key: 'key' }
  expect(sent).toEqual([
    { ...asked, answers: [] },
    { ...asked, user: 'Ada', answers: [] },
    { ...asked, user: 'Ada', answers: [{ kind: 'movies', name: 'Nosferatu (1922)', choice: '7' }] },
  ])
})
