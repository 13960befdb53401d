import { afterEach, expect, test } from 'bun:test'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { createQueries } from '../../data/queries'
import { speak } from '../../i18n/translate'
import { FolderCheck } from './folder-check'

afterEach(() => speak('en'))

test('problems of a root folder and their fixes are translated', async () => {
  const check = {
    code: 'library_writable',
    ok: false,
    text: 'Marquee cannot create files in /srv/movies (EROFS)',
    cure: 'Its disk is mounted read-only: mount it for writing',
    values: {
      text: { code: 'folder_takes_no_file', values: { path: '/srv/movies', error: 'EROFS' }, text: '' },
      cure: { code: 'cure_mount_writable', values: {}, text: '' },
    },
  }
  const before = globalThis.fetch
  globalThis.fetch = (async () => Response.json({ results: [check], next_cursor: null, has_more: false })) as unknown as typeof fetch
  try {
    await speak('de')
    render(
      <QueryClientProvider client={createQueries()}>
        <FolderCheck folderId={1} />
      </QueryClientProvider>,
    )

    const said = (await screen.findByRole('status')).textContent

    expect(said).toContain('In /srv/movies kann keine Datei angelegt werden (EROFS)')
    expect(said).toContain('Seine Festplatte ist schreibgeschützt eingehängt: Hänge sie mit Schreibzugriff ein')
  } finally {
    globalThis.fetch = before
  }
})
