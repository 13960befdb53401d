import { afterEach, beforeEach, expect, test } from 'bun:test'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { learn } from '../../i18n/translate'
import { fakeMovie } from '../../testing/fake-movies'
import { listOf, showInPlace } from '../../testing/in-place'
import { Versions } from './versions'

const usual = { id: 1, name: '', quality_profile_id: 1, edition: 'any', is_default: true, status: 'available', file_ids: [] }
const wish = {
  id: 2,
  name: 'Long cut',
  quality_profile_id: 2,
  edition: "Director's Cut",
  is_default: false,
  status: 'wanted',
  file_ids: [],
}
const profiles = listOf({ id: 1, name: 'HD' }, { id: 2, name: '4K' })
let main: HTMLElement
let sent: { method: string; path: string; body: unknown }[]
beforeEach(async () => {
  sent = []
  main = document.body.appendChild(document.createElement('main'))
  main.id = 'main'
  await Promise.all([learn('rooms'), import('../library/version-dialog')])
})
afterEach(() => main.remove())

const show = (...versions: unknown[]) => {
  showInPlace(<Versions movie={fakeMovie(7)} />, { '/versions': listOf(...versions), '/quality-profiles': profiles })
  const answer = globalThis.fetch
  globalThis.fetch = (async (request: Request) => {
    if (request.method !== 'GET') {
      sent.push({ method: request.method, path: new URL(request.url).pathname, body: await request.clone().json() })
      return Response.json({ ...wish, name: 'Big' })
    }
    return answer(request)
  }) as unknown as typeof fetch
}

test('several versions show their name, status, profile, and edition', async () => {
  show(usual, wish)

  expect(await screen.findByText('Default version')).toBeTruthy()
  expect(screen.getByText('Long cut')).toBeTruthy()
  expect(screen.getByText('Wanted')).toBeTruthy()
  expect(await screen.findByText("4K · Director's Cut")).toBeTruthy()
  expect(await screen.findByText('HD · Any edition')).toBeTruthy()
})

test('a movie without a wish shows no list, only a way to add a version', async () => {
  show(usual)

  const add = await screen.findByRole('button', { name: 'Add a version' })
  await act(async () => void fireEvent.click(add))
  await screen.findByRole('dialog')
  expect(screen.queryByText('Default version')).toBeNull()
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: ' Big ' } })
  await screen.findByRole('option', { name: '4K' })
  fireEvent.change(screen.getByLabelText('Quality profile'), { target: { value: '2' } })
  fireEvent.change(screen.getByLabelText('Edition'), { target: { value: 'theatrical' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))

  await waitFor(() =>
    expect(sent).toEqual([
      { method: 'POST', path: '/api/v1/movies/7/versions', body: { name: 'Big', quality_profile_id: 2, edition: 'theatrical' } },
    ]),
  )
})
