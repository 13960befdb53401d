import { afterEach, beforeEach, expect, test } from 'bun:test'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { Config, RenameItem } from '../../data/api/types'
import { createQueries } from '../../data/queries'
import { learn, speak } from '../../i18n/translate'
import { toasts } from '../../kit/toast'
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
  problem: null,
})
const taken = { code: 'new_name_taken', values: { name: 'Laura (1945).mkv' }, text: 'Another file is already named Laura (1945).mkv' }
const pageOf = (
  results: readonly Pick<RenameItem, 'movie_id' | 'problem'>[],
  total = results.length,
  next_cursor: string | null = null,
) => ({
  results,
  next_cursor,
  has_more: next_cursor !== null,
  total,
  movie_ids: results.map(({ movie_id }) => movie_id),
})
/** A first page of a preview with one file of each of these movies. */
const pageOfMovies = (movies: number) => {
  const ids = Array.from({ length: movies }, (_, index) => index + 1)
  return { ...pageOf([item(1, 'Detour'), item(2, 'Laura')], movies, 'next'), movie_ids: ids }
}
const refusal = { error: { code: 'service_unavailable', message: 'the library folder is not mounted' } }

const real = globalThis.fetch
let main: HTMLElement
let renamed: { movie_ids: number[] }[] = []
let answerPreview: (url: URL) => Response
let answerRename: (movies: number[]) => Response | Promise<Response>
let isClosed = false

beforeEach(async () => {
  await learn('settings')
  main = document.body.appendChild(document.createElement('main'))
  main.id = 'main'
  renamed = []
  isClosed = false
  answerPreview = () => Response.json(pageOf([item(1, 'Detour'), item(2, 'Laura')]))
  answerRename = (movies) => Response.json({ renamed: movies.length, failed: [] })
  globalThis.fetch = (async (request: Request) => {
    const url = new URL(request.url)
    if (url.pathname.endsWith('/stats')) return Response.json({ files: { total: 301, missing: 1 } })
    if (url.pathname.endsWith('/preview')) return answerPreview(url)
    const body = await request.json()
    renamed.push(body)
    return await answerRename(body.movie_ids)
  }) as unknown as typeof fetch
})
afterEach(async () => {
  await speak('en')
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
  expect(renamed).toEqual([{ movie_ids: [1, 2] }])
  expect(toasts.get().at(-1)?.text).toBe('2 files renamed')
})

test('many movies are renamed a few at a time, with the progress in files', async () => {
  const second = Promise.withResolvers<Response>()
  answerPreview = () => Response.json(pageOfMovies(60))
  answerRename = (movies) => (renamed.length === 2 ? second.promise : Response.json({ renamed: movies.length, failed: [] }))
  show()

  fireEvent.click(await screen.findByRole('button', { name: 'Rename 60 files' }))

  expect(await screen.findByText('25 of 60 files')).toBeInTheDocument()
  expect(screen.getByRole('progressbar', { name: 'Rename existing files' })).toHaveAttribute('aria-valuenow', '42')
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  second.resolve(Response.json({ renamed: 25, failed: [] }))
  await waitFor(() => expect(isClosed).toBe(true))
  expect(renamed.map(({ movie_ids }) => movie_ids.length)).toEqual([25, 25, 10])
  expect(renamed.flatMap(({ movie_ids }) => movie_ids)).toEqual(pageOfMovies(60).movie_ids)
  expect(toasts.get().at(-1)?.text).toBe('60 files renamed')
})

test('Cancel stops after the movies of the running request, and says how many files were left', async () => {
  const first = Promise.withResolvers<Response>()
  answerPreview = () => Response.json(pageOfMovies(60))
  answerRename = () => first.promise
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Rename 60 files' }))

  await screen.findByText('0 of 60 files')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText('Stopping…')).toBeInTheDocument()
  first.resolve(Response.json({ renamed: 25, failed: [] }))

  expect(await screen.findByRole('alert')).toHaveTextContent('25 files renamedCanceled. 35 files were left as they are.')
  expect(renamed).toHaveLength(1)
  expect(isClosed).toBe(false)
})

test('leaving the page stops the renaming too', async () => {
  const first = Promise.withResolvers<Response>()
  answerPreview = () => Response.json(pageOfMovies(60))
  answerRename = () => first.promise
  const { unmount } = show()
  fireEvent.click(await screen.findByRole('button', { name: 'Rename 60 files' }))
  await waitFor(() => expect(renamed).toHaveLength(1))

  unmount()
  const answered = first.promise.then((response) => response.clone().text())
  first.resolve(Response.json({ renamed: 25, failed: [] }))
  await answered
  await new Promise((resolve) => setImmediate(resolve))

  expect(renamed).toHaveLength(1)
})

test('a file whose new name is taken says so before anything is renamed', async () => {
  answerPreview = () => Response.json(pageOf([item(1, 'Detour'), { ...item(2, 'Laura'), problem: taken }]))
  show()

  const [detour, laura] = await screen.findAllByRole('listitem')
  expect(laura).toHaveTextContent('Will be skipped: Another file is already named Laura (1945).mkv')
  expect(detour).not.toHaveTextContent('skipped')
})

test('files that could not be renamed stay listed with the reason, in the language of the page', async () => {
  const failed = [{ file_id: 2, path: '/movies/odd/Laura.mkv', ...taken }]
  answerRename = () => Response.json({ renamed: 1, failed })
  show()

  fireEvent.click(await screen.findByRole('button', { name: 'Rename 2 files' }))

  expect(await screen.findByText('Another file is already named Laura (1945).mkv')).toBeInTheDocument()
  expect(screen.getByRole('alert')).toHaveTextContent('1 file renamed')
  expect(screen.getByRole('alert')).toHaveTextContent('1 file could not be renamed')
  expect(screen.getByText('/movies/odd/Laura.mkv')).toBeInTheDocument()
  expect(isClosed).toBe(false)
  await act(() => speak('de'))
  cleanup()
  show()
  fireEvent.click(await screen.findByRole('button', { name: '2 Dateien umbenennen' }))
  expect(await screen.findByText('Eine andere Datei heißt schon Laura (1945).mkv')).toBeInTheDocument()
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
