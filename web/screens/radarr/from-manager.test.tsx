import { beforeAll, expect, test } from 'bun:test'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ImportReport } from '../../data/api/types'
import { learn } from '../../i18n/translate'
import { listOf, showInPlace } from '../../testing/in-place'
import { RadarrPage } from './page'

beforeAll(() => Promise.all([learn('rooms'), learn('settings'), learn('system')]))

const report = (applied: boolean): ImportReport => {
  const totals = { matched: 0, added: 1, changed: 0, impossible: 0, left_behind: 0, ask: 0 }
  const item = { name: 'Open site', outcome: 'added' as const, reason: '', reasons: [], harm: null, goes_to: null }
  return {
    applied,
    source: 'prowlarr',
    version: '2.0.5',
    report_id: applied ? 4 : null,
    totals,
    kinds: [{ kind: 'indexers', totals, items: [item] }],
  }
}
const show = (imports: unknown[]) => {
  const sent: { path: string; body: unknown }[] = []
  showInPlace(<RadarrPage />, {
    '/import/prowlarr/preview': report(false),
    '/import/prowlarr': report(true),
    '/import/hold': { held: false },
    '/imports/4': report(true),
    '/imports': listOf(...imports),
  })
  const answer = globalThis.fetch
  globalThis.fetch = (async (request: Request) => {
    if (request.method === 'POST') sent.push({ path: new URL(request.url).pathname, body: await request.clone().json() })
    return answer(request)
  }) as unknown as typeof fetch
  return sent
}

test('the indexers of Prowlarr are previewed, then imported', async () => {
  const sent = show([])

  await userEvent.click(await screen.findByText('Prowlarr'))
  await userEvent.type(await screen.findByLabelText('Prowlarr address'), ' http://prowlarr:9696 ')
  await userEvent.type(screen.getByLabelText('Prowlarr API key'), 'key')
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Import' }))

  expect(await screen.findByRole('heading', { name: 'What happened Prowlarr 2.0.5' })).toBeInTheDocument()
  const body = { url: 'http://prowlarr:9696', api_key: 'key' }
  expect(sent).toEqual([
    { path: '/api/v1/import/prowlarr/preview', body },
    { path: '/api/v1/import/prowlarr', body },
  ])
  expect(screen.queryByRole('heading', { name: 'Earlier imports' })).not.toBeInTheDocument()
})

test('the reports of earlier imports are listed and opened', async () => {
  const at = '2030-01-01T00:00:00.000Z'
  const { totals } = report(true)
  show([
    { id: 4, source: 'prowlarr', created_at: at, released_at: at, undone_at: at, totals },
    { id: 3, source: 'radarr', created_at: at, released_at: null, undone_at: null, totals: null },
  ])

  expect(await screen.findByRole('heading', { name: 'Earlier imports' })).toBeInTheDocument()
  expect(screen.getByText('1 new, 0 updated, 0 left behind. Undone')).toBeInTheDocument()
  expect(screen.getByText('Did not finish')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Show the report' }))

  await waitFor(() => expect(screen.getByRole('heading', { name: 'What happened Prowlarr 2.0.5' })).toBeInTheDocument())
})
