import { beforeAll, expect, test } from 'bun:test'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { learn } from '../../i18n/translate'
import { showInPlace } from '../../testing/in-place'
import { ExportPage } from './page'

beforeAll(() => Promise.all([learn('rooms'), learn('settings'), learn('system')]))

test('every format is one download, and the page says what stays out', async () => {
  showInPlace(<ExportPage />, {})

  const links = await screen.findAllByRole('link', { name: 'Download' })

  expect(links.map((link) => link.getAttribute('href')?.split('format=')[1])).toEqual([
    'zip',
    'json',
    'csv',
    'letterboxd',
    'tracker',
    'imdb',
  ])
  expect(links[0]).toHaveAccessibleDescription('Everything')
  expect(screen.getByText(/^Keys, passwords/)).toBeInTheDocument()
})

test('NFO files are written on request, and the page says what became of them', async () => {
  const ended = { running: false, canceled: false, done: 3, total: 3, written: 7, foreign: 1, shared: 2, failed: 0 }
  let run = { ...ended, total: 0 }
  const asked: string[] = []
  showInPlace(<ExportPage />, {})
  globalThis.fetch = (async (request: Request) => {
    asked.push(request.method)
    if (request.method === 'POST') run = ended
    return Response.json(run, { status: request.method === 'POST' ? 202 : 200 })
  }) as unknown as typeof fetch

  await userEvent.click(await screen.findByRole('button', { name: 'Write now' }))

  expect(await screen.findByText(/7 files written\. One file of another program/)).toBeInTheDocument()
  expect(screen.getByText(/2 movies are in folders that another program uses too/)).toBeInTheDocument()
  expect(asked).toContain('POST')
})

test('a person may replace files of others, which is said, and cancels it', async () => {
  let run = { running: false, canceled: false, done: 0, total: 0, written: 0, foreign: 0, shared: 0, failed: 0 }
  const asked: [path: string, body: unknown][] = []
  showInPlace(<ExportPage />, {})
  globalThis.fetch = (async (request: Request) => {
    const { pathname } = new URL(request.url)
    if (request.method === 'POST') {
      asked.push([
        pathname,
        await request
          .clone()
          .json()
          .catch(() => null),
      ])
      run = pathname.endsWith('/cancel')
        ? { ...run, running: false, canceled: true, done: 1, written: 2 }
        : { ...run, running: true, total: 9 }
    }
    return Response.json(run, { status: request.method === 'POST' ? 202 : 200 })
  }) as unknown as typeof fetch

  await userEvent.selectOptions(await screen.findByLabelText('Files that are already there'), 'always')
  expect(screen.getByText('Each of them is kept beside with the ending .old.')).toBeInTheDocument()
  await userEvent.click(await screen.findByRole('button', { name: 'Write now' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))

  expect(await screen.findByText('Canceled at 1 of 9. 2 files written')).toBeInTheDocument()
  expect(asked).toEqual([
    ['/api/v1/export/nfo', { overwrite: 'always' }],
    ['/api/v1/tasks/nfo-write/cancel', null],
  ])
})

test('what was watched here is previewed, then marked in a media server, and nothing before', async () => {
  const sent: { dry_run: boolean; url: string }[] = []
  const totals = { matched: 0, added: 0, changed: 1, impossible: 0, left_behind: 0, ask: 0 }
  const item = { name: 'Faust (1926)', outcome: 'changed' as const, reason: '', reasons: [], harm: null, goes_to: null }
  showInPlace(<ExportPage />, {})
  globalThis.fetch = (async (request: Request) => {
    const body = (await request.clone().json()) as (typeof sent)[number]
    sent.push({ dry_run: body.dry_run, url: request.url })
    const kinds = [{ kind: 'watched', totals, items: [item] }]
    return Response.json({ applied: !body.dry_run, source: 'emby', version: '4.9', user: 'Ada', report_id: null, totals, kinds })
  }) as unknown as typeof fetch

  await userEvent.click(await screen.findByText('Emby'))
  await userEvent.type(await screen.findByLabelText('Emby address'), 'http://emby:8096')
  await userEvent.type(screen.getByLabelText('Emby API key'), 'key')
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }))
  await screen.findByText('What happened')

  expect(sent.map(({ dry_run, url }) => [dry_run, new URL(url).pathname])).toEqual([
    [true, '/api/v1/export/emby'],
    [false, '/api/v1/export/emby'],
  ])
})
