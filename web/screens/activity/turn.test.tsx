import { expect, test } from 'bun:test'
import { useQuery } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Fragment } from 'react'
import { downloadsQuery } from '../../data/api/queries'
import type { Download } from '../../data/api/types'
import { learn } from '../../i18n/translate'
import { fakeDownload } from '../../testing/fake-answers'
import { fakeMovie } from '../../testing/fake-movies'
import { listOf, showInPlace } from '../../testing/in-place'
import { DownloadRow } from './download-row'
import { useTurn } from './order'

const Rows = () => (
  <ul>
    {(useQuery(downloadsQuery).data?.results ?? []).map((download) => (
      <Fragment key={download.id}>
        <DownloadRow download={download} />
        <Turn download={download} />
      </Fragment>
    ))}
  </ul>
)
/** What the menu offers, without its opening. */
const Turn = ({ download }: { download: Download }) =>
  useTurn(download)
    .entries()
    .flatMap((entry) => (entry.kind === 'item' ? [entry] : []))
    .map(({ label, run }) => (
      <button key={label} type="button" aria-label={`${label}: ${download.title}`} onClick={run}>
        {label}
      </button>
    ))
/** Downloads 1 to 3 wait, and 4 runs. Returns the orders that were sent. */
const show = async () => {
  await learn('rooms')
  const downloads = [1, 2, 3, 4].map((n) => {
    const title = `Movie ${n}`
    return { ...fakeDownload(fakeMovie(n), 0), id: n, title, movie: { ...fakeMovie(n), title }, state: n === 4 ? 'downloading' : 'queued' }
  })
  const sent: number[][] = []
  showInPlace(<Rows />, { '/downloads': listOf(...downloads) })
  const answer = globalThis.fetch
  globalThis.fetch = (async (request: Request) => {
    if (request.method !== 'PUT') return answer(request)
    sent.push(((await request.json()) as { ids: number[] }).ids)
    return new Response(null, { status: 204 })
  }) as unknown as typeof fetch
  await screen.findByText('Movie 4')
  return sent
}
const rowOf = (title: string) => screen.getByText(title).closest('li')!
const transfer = () => {
  const data = new Map<string, string>()
  return {
    setData: (type: string, text: string) => void data.set(type, text),
    getData: (type: string) => data.get(type) ?? '',
    get types() {
      return [...data.keys()]
    },
  }
}

test('the menu of a download that waits moves it within those that wait, and the menu of one that runs does not', async () => {
  const sent = await show()
  const choices = (title: string) =>
    screen.getAllByRole('button', { name: new RegExp(`: ${title}$`) }).map(({ textContent }) => textContent)

  await userEvent.click(screen.getByRole('button', { name: 'Move up: Movie 3' }))
  await userEvent.click(screen.getByRole('button', { name: 'Download next: Movie 3' }))
  await userEvent.click(screen.getByRole('button', { name: 'Move down: Movie 1' }))

  await waitFor(() => expect(sent).toHaveLength(3))
  expect(sent.toSorted()).toEqual([
    [1, 3, 2],
    [2, 1, 3],
    [3, 1, 2],
  ])
  expect([choices('Movie 1'), choices('Movie 3')]).toEqual([['Move down'], ['Download next', 'Move up']])
  expect(screen.queryByRole('button', { name: 'Move up: Movie 4' })).toBeNull()
})

test('a download that waits is dragged to the place of another one, and a running one cannot be dragged', async () => {
  const sent = await show()
  const dataTransfer = transfer()

  fireEvent.dragStart(rowOf('Movie 3'), { dataTransfer })
  fireEvent.drop(rowOf('Movie 1'), { dataTransfer })

  await waitFor(() => expect(sent).toEqual([[3, 1, 2]]))
  expect(rowOf('Movie 4').getAttribute('draggable')).toBe('false')
})
