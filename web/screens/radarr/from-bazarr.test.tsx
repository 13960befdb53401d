import { beforeAll, expect, test } from 'bun:test'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ImportReport } from '../../data/api/types'
import { learn } from '../../i18n/translate'
import { listOf, showInPlace } from '../../testing/in-place'
import { RadarrPage } from './page'

beforeAll(() => Promise.all([learn('rooms'), learn('settings'), learn('system')]))

const totals = { matched: 0, added: 0, changed: 1, impossible: 0, left_behind: 0, ask: 0 }
const reportOf = (source: string, applied: boolean): ImportReport => ({
  applied,
  source,
  version: '1.5.2',
  report_id: null,
  totals,
  kinds: [
    {
      kind: 'settings',
      totals,
      items: [{ name: 'subtitle_languages', outcome: 'changed', reason: '', reasons: [], harm: null, goes_to: '/settings/subtitles' }],
    },
  ],
})

type Sent = { path: string; body: unknown }
const listen = (source: string): Sent[] => {
  const sent: Sent[] = []
  showInPlace(<RadarrPage />, { '/import/hold': { held: false }, '/imports': listOf() })
  const others = globalThis.fetch
  globalThis.fetch = (async (request: Request) => {
    if (request.method !== 'POST') return others(request)
    const { pathname } = new URL(request.url)
    const isJson = request.headers.get('content-type')?.includes('json')
    sent.push({ path: pathname, body: isJson ? await request.clone().json() : 'a file' })
    return Response.json(reportOf(source, !pathname.endsWith('/preview')))
  }) as unknown as typeof fetch
  return sent
}

test('Bazarr: address and key, preview, import', async () => {
  const sent = listen('bazarr')

  await userEvent.click(await screen.findByText('Bazarr'))
  await userEvent.type(await screen.findByLabelText('Bazarr address'), 'http://bazarr:6767')
  await userEvent.type(screen.getByLabelText('Bazarr API key'), 'key')
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Import' }))

  expect(await screen.findByRole('heading', { name: 'What happened Bazarr 1.5.2' })).toBeInTheDocument()
  const body = { url: 'http://bazarr:6767', api_key: 'key' }
  expect(sent).toEqual([
    { path: '/api/v1/import/bazarr/preview', body },
    { path: '/api/v1/import/bazarr', body },
  ])
})

test('Bazarr: its backup does as well', async () => {
  const sent = listen('bazarr')

  await userEvent.click(await screen.findByText('Bazarr'))
  await userEvent.click(await screen.findByText('A backup'))
  await userEvent.upload(await screen.findByLabelText('Bazarr backup'), new File(['PK'], 'bazarr_backup.zip'))
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }))

  expect(await screen.findByRole('button', { name: 'Import' })).toBeInTheDocument()
  expect(sent).toEqual([{ path: '/api/v1/import/bazarr/preview', body: 'a file' }])
})

test('Stremio: no address, the e-mail address and the password', async () => {
  const sent = listen('stremio')

  await userEvent.click(await screen.findByText('Stremio'))
  expect(screen.queryByLabelText('Stremio address')).toBeNull()
  await userEvent.type(await screen.findByLabelText('E-mail address'), 'ada@example.org')
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse')
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Import' }))

  expect(await screen.findByRole('heading', { name: 'What happened Stremio 1.5.2' })).toBeInTheDocument()
  const body = { username: 'ada@example.org', password: 'correct horse', answers: [] }
  expect(sent).toEqual([
    { path: '/api/v1/import/stremio/preview', body },
    { path: '/api/v1/import/stremio', body },
  ])
})
