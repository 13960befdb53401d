import { beforeAll, beforeEach, expect, spyOn, test } from 'bun:test'
import { fireEvent, screen } from '@testing-library/react'
import JSZip from 'jszip'
import { learn } from '../../i18n/translate'
import { showInPlace } from '../../testing/in-place'
import { DiagnosticsPage } from './diagnostics'
import { readZip } from './read-zip'

beforeAll(() => Promise.all([learn('system'), learn('settings')]))

const tallies = {
  masked: [
    { kind: 'movie', things: 3, places: 41 },
    { kind: 'host', things: 1, places: 1 },
  ],
}
const archiveOf = (texts: Readonly<Record<string, string>>) => {
  const zip = new JSZip()
  for (const [name, text] of Object.entries(texts)) zip.file(name, text, { createFolders: false })
  return zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' }) as Promise<Uint8Array<ArrayBuffer>>
}

let asked: string[] = []
let saved: string[] = []
beforeEach(() => {
  asked = []
  saved = []
})
const show = () => {
  showInPlace(<DiagnosticsPage />, {})
  globalThis.fetch = (async ({ url }: Request) => {
    if (!url.includes('/diagnostics/')) return Response.json({ results: [], next_cursor: null, has_more: false })
    asked.push(url.split('/diagnostics/')[1]!)
    const isMasked = url.endsWith('masked=true')
    const lines = Array.from({ length: 250 }, (_, i) => `line ${i} of ${isMasked ? 'movie-3' : 'Metropolis'}`).join('\n')
    const bytes = await archiveOf({ 'logs/last-7d.jsonl': lines, ...(isMasked && { 'masked.json': JSON.stringify(tallies) }) })
    return new Response(bytes, {
      headers: { 'content-type': 'application/zip', 'content-disposition': `attachment; filename="${isMasked ? 'masked' : 'plain'}.zip"` },
    })
  }) as unknown as typeof fetch
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

test('the report is masked unless the person wants it plain', async () => {
  show()
  expect(await screen.findByRole('switch', { name: 'Replace titles, paths, names, and addresses' })).toBeChecked()

  await press('Export report')
  expect(await screen.findByText(/^Saved as masked\.zip/)).toBeInTheDocument()
  fireEvent.click(screen.getByRole('switch'))
  await press('Export report')
  expect(await screen.findByText(/^Saved as plain\.zip/)).toBeInTheDocument()

  expect(asked).toEqual(['export?masked=true', 'export'])
  expect(saved).toEqual(['masked.zip', 'plain.zip'])
})

test('the preview shows what was replaced and each text, in parts, and exactly that is saved', async () => {
  show()

  await press('Preview')

  expect(await screen.findByText('3 in 41 places')).toBeInTheDocument()
  expect(screen.getByText('1 in one place')).toBeInTheDocument()
  expect(screen.getByText('Titles')).toBeInTheDocument()
  expect(screen.getByText(/line 99 of movie-3$/)).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Show more lines', hidden: true }))
  expect(screen.getByText(/line 199 of movie-3$/)).toBeInTheDocument()
  await press('Export report')
  await screen.findByText(/^Saved as masked\.zip/)
  expect(asked).toEqual(['export?masked=true'])
})

test('a preview never outlives the choice that it shows', async () => {
  show()
  await press('Preview')
  await screen.findByText('3 in 41 places')

  fireEvent.click(screen.getByRole('switch'))

  expect(screen.queryByText('3 in 41 places')).toBeNull()
  expect(screen.getByText(/The names of your movies and folders are included/)).toBeInTheDocument()
})

test('an archive reads as the texts that went in', async () => {
  const texts = { 'a.json': '{}\n', 'logs/schlüssel.txt': 'größer '.repeat(5000), 'empty.txt': '' }

  const entries = await readZip(new Blob([await archiveOf(texts)]))

  expect(Object.fromEntries(entries.map(({ name, text }) => [name, text]))).toEqual(texts)
  expect(entries.map(({ bytes }) => bytes)).toEqual(Object.values(texts).map((text) => new TextEncoder().encode(text).length))
})
