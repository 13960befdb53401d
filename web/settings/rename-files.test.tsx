import { afterEach, beforeEach, expect, test } from 'bun:test'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { Config } from '../api/types'
import { learn } from '../i18n/translate'
import { createQueries } from '../queries'
import { toasts } from '../ui/toast'
import { RenameDialog } from './rename-dialog'
import { RenameFiles } from './rename-files'
import type { Draft } from './use-draft'

const item = (file_id: number, title: string) => ({
  file_id,
  movie_id: file_id,
  title,
  from: `odd/${title}.mkv`,
  to: `${title} (1945)/${title} (1945).mkv`,
  beside: [{ from: `odd/${title}.en.srt`, to: `${title} (1945)/${title} (1945).en.srt` }],
})
const pageOf = (results: readonly unknown[], total = results.length, next_cursor: string | null = null) => ({
  results,
  next_cursor,
  has_more: next_cursor !== null,
  total,
})
const refusal = { error: { code: 'service_unavailable', message: 'the library folder is not mounted' } }

const real = globalThis.fetch
let main: HTMLElement
let renamed: unknown[] = []
let answerPreview: (url: URL) => Response
let answerRename: () => Response
let isClosed = false

beforeEach(async () => {
  await learn('settings')
  main = document.body.appendChild(document.createElement('main'))
  main.id = 'main'
  renamed = []
  isClosed = false
  answerPreview = () => Response.json(pageOf([item(1, 'Detour'), item(2, 'Laura')]))
  answerRename = () => Response.json({ renamed: 2, failed: [] })
  globalThis.fetch = (async (request: Request) => {
    const url = new URL(request.url)
    if (url.pathname.endsWith('/stats')) return Response.json({ files: { total: 301, missing: 1 } })
    if (url.pathname.endsWith('/preview')) return answerPreview(url)
    renamed.push(await request.json())
    return answerRename()
  }) as unknown as typeof fetch
})
afterEach(() => {
  globalThis.fetch = real
  main.remove()
})

const show = () =>
  render(
    <QueryClientProvider client={createQueries()}>
      <RenameDialog
        onClose={() => {
          isClosed = true
        }}
      />
    </QueryClientProvider>,
  )

test('shows how many files would be renamed, and their old and new names', async () => {
  show()

  expect(await screen.findByText('2 of 300 files do not follow the templates.')).toBeInTheDocument()
  const [detour] = screen.getAllByRole('listitem')
  expect(detour).toHaveTextContent('odd/Detour.mkv')
  expect(detour).toHaveTextContent('Detour (1945)/Detour (1945).mkv')
  expect(detour).toHaveTextContent('and 1 subtitle or NFO file')
  expect(renamed).toEqual([])
})

test('says how many more there are, and shows them', async () => {
  answerPreview = ({ searchParams }) =>
    Response.json(searchParams.has('cursor') ? pageOf([item(2, 'Laura')], 2) : pageOf([item(1, 'Detour')], 2, 'next'))
  show()
  expect(await screen.findByText('and 1 more')).toBeInTheDocument()

  fireEvent.click(screen.getByRole('button', { name: 'Show more' }))

  expect(await screen.findByText('Laura')).toBeInTheDocument()
  expect(screen.queryByText(/^and 1 more$/)).toBeNull()
})

test('if every file follows the templates, it says so and offers nothing to rename', async () => {
  answerPreview = () => Response.json(pageOf([]))
  show()

  expect(await screen.findByText('All files already follow the templates.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Rename/ })).toBeNull()
})

test('renames the files of all movies, says how many, and closes', async () => {
  show()

  fireEvent.click(await screen.findByRole('button', { name: 'Rename 2 files' }))

  await waitFor(() => expect(isClosed).toBe(true))
  expect(renamed).toEqual([{}])
  expect(toasts.get().at(-1)?.text).toBe('2 files renamed')
})

test('files that could not be renamed stay listed with the reason', async () => {
  answerRename = () =>
    Response.json({ renamed: 1, failed: [{ file_id: 2, path: '/movies/odd/Laura.mkv', text: 'Laura.mkv already exists' }] })
  show()

  fireEvent.click(await screen.findByRole('button', { name: 'Rename 2 files' }))

  expect(await screen.findByText('Laura.mkv already exists')).toBeInTheDocument()
  expect(screen.getByRole('alert')).toHaveTextContent('1 file renamed')
  expect(screen.getByRole('alert')).toHaveTextContent('1 file could not be renamed')
  expect(screen.getByText('/movies/odd/Laura.mkv')).toBeInTheDocument()
  expect(isClosed).toBe(false)
})

test('an error stays in the dialog, with the files that are still to be renamed', async () => {
  show()
  await screen.findByText('Laura')
  answerPreview = () => Response.json(pageOf([item(2, 'Laura')]))
  answerRename = () => Response.json(refusal, { status: 503 })

  fireEvent.click(screen.getByRole('button', { name: 'Rename 2 files' }))

  expect(await screen.findByText('The library folder is not mounted')).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'Rename 1 file' })).toBeEnabled()
  expect(isClosed).toBe(false)
})

test('a preview that fails says why', async () => {
  answerPreview = () => Response.json({ error: { code: 'internal_error', message: 'the library cannot be read' } }, { status: 500 })
  show()

  expect(await screen.findByText(/^the library cannot be read$/i)).toBeInTheDocument()
})

test('unsaved templates must be saved first; other changes do not matter', () => {
  const showButton = (changes: Config) => <RenameFiles draft={{ changes } as Draft} />
  const { rerender } = render(showButton({ movie_file_format: '{Movie Title}' }))
  const button = screen.getByRole('button', { name: 'Rename existing files' })
  expect(button).toBeDisabled()
  expect(button).toHaveAccessibleDescription('Save your changes first: files are renamed by the saved templates.')

  rerender(showButton({ recycle_days: 3 }))

  expect(button).toBeEnabled()
})
