import { expect, test } from 'bun:test'
import type { ImportReport } from '../../data/api/types'
import { fakeRadarrReport } from '../../testing/fake-radarr'
import { askForFolders, emptySource, isComplete, sendSource } from './source'

const answering = (asked: Request[]) => {
  const before = globalThis.fetch
  globalThis.fetch = (async (request: Request) => {
    asked.push(request)
    return Response.json(fakeRadarrReport(false))
  }) as typeof fetch
  return () => {
    globalThis.fetch = before
  }
}

test('asks once for the location of a missing folder', () => {
  const report: ImportReport = fakeRadarrReport(false)

  const once = askForFolders(emptySource, report)
  const twice = askForFolders(once, report)

  expect(once.folders).toEqual([{ id: 1, from: '/movies/', to: '' }])
  expect(twice.folders).toEqual(once.folders)
})

test('sends a backup as an upload with the mapped folders, and an address as JSON', async () => {
  const asked: Request[] = []
  const stop = answering(asked)
  try {
    const folders = [
      { id: 1, from: '/movies/', to: ' /srv/movies ' },
      { id: 2, from: '/other', to: '' },
    ]
    await sendSource({ ...emptySource, file: new File(['x'], 'backup.zip'), folders }, 'preview')
    await sendSource({ ...emptySource, kind: 'address', url: ' http://radarr:7878 ', api_key: 'k', folders }, 'take')
  } finally {
    stop()
  }

  expect(asked.map(({ url }) => new URL(url).pathname)).toEqual(['/api/v1/import/radarr/preview', '/api/v1/import/radarr'])
  expect(asked[0]?.headers.get('content-type')).toContain('multipart/form-data')
  expect(await asked[0]?.text()).toContain('[{"from":"/movies/","to":"/srv/movies"}]')
  expect(await asked[1]?.json()).toEqual({ url: 'http://radarr:7878', api_key: 'k', path_map: [{ from: '/movies/', to: '/srv/movies' }] })
})

test('sends each secret for every item at the address that it was entered for', async () => {
  const asked: Request[] = []
  const stop = answering(asked)
  const report: ImportReport = fakeRadarrReport(false)
  const item = { outcome: 'ask' as const, reason: '', reasons: [], harm: null, goes_to: null }
  const at = (name: string, label: string) => ({ ...item, name, choices: [{ id: 'enter', label }] })
  const items = [at('First', 'http://one'), at('Second', 'http://one'), at('Third', 'http://two')]
  const asking = { ...report, kinds: [{ kind: 'indexers' as const, totals: report.totals, items }] }
  try {
    const source = { ...emptySource, kind: 'address' as const, url: 'http://radarr', api_key: 'k', secrets: { 'http://one': 'of one' } }
    await sendSource(source, 'take', asking)
  } finally {
    stop()
  }

  expect(await asked[0]?.json()).toMatchObject({
    answers: [
      { kind: 'indexers', name: 'First', secret: 'of one' },
      { kind: 'indexers', name: 'Second', secret: 'of one' },
    ],
  })
})

test('a source without an address or a key is incomplete', () => {
  expect(isComplete(emptySource)).toBe(false)
  expect(isComplete({ ...emptySource, kind: 'address', url: 'http://radarr', api_key: ' ' })).toBe(false)
})
