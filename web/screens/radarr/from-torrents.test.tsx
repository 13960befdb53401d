import { beforeAll, expect, test } from 'bun:test'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ImportReport } from '../../data/api/types'
import { learn } from '../../i18n/translate'
import { listOf, showInPlace } from '../../testing/in-place'
import { RadarrPage } from './page'

beforeAll(() => Promise.all([learn('rooms'), learn('settings'), learn('system')]))

const report = (applied: boolean): ImportReport => {
  const totals = { matched: 0, added: 1, changed: 0, impossible: 0, left_behind: 0, ask: 0 }
  const item = { name: 'Charade.1963', outcome: 'added' as const, reason: '', reasons: [], harm: null, goes_to: null }
  return {
    applied,
    source: 'qbittorrent',
    version: 'v5.0.1',
    report_id: applied ? 4 : null,
    totals,
    kinds: [{ kind: 'torrents', totals, items: [item] }],
  }
}

test('the torrents of qBittorrent are previewed, then adopted; what is left empty is not sent', async () => {
  const sent: [path: string, body: unknown][] = []
  showInPlace(<RadarrPage />, {
    '/import/qbittorrent/preview': report(false),
    '/import/qbittorrent': report(true),
    '/import/hold': { held: false },
    '/imports': listOf(),
  })
  const answer = globalThis.fetch
  globalThis.fetch = (async (request: Request) => {
    if (request.method === 'POST') sent.push([new URL(request.url).pathname, await request.clone().json()])
    return answer(request)
  }) as unknown as typeof fetch
  const user = userEvent.setup()

  await user.click(await screen.findByText('qBittorrent'))
  await user.type(await screen.findByLabelText('qBittorrent address'), 'http://localhost:8080')
  await user.type(screen.getByLabelText('User name'), 'me')
  await user.type(screen.getByLabelText('Password'), 'right')
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  await user.click(await screen.findByRole('button', { name: 'Import' }))
  await screen.findByText('What happened')

  const body = { url: 'http://localhost:8080', username: 'me', password: 'right' }
  expect(sent).toEqual([
    ['/api/v1/import/qbittorrent/preview', body],
    ['/api/v1/import/qbittorrent', body],
  ])
})
