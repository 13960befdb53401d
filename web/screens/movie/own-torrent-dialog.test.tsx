import { afterEach, beforeEach, expect, test } from 'bun:test'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { learn } from '../../i18n/translate'
import { fakeMovie } from '../../testing/fake-movies'
import { showInPlace } from '../../testing/in-place'
import { OwnTorrentDialog } from './own-torrent-dialog'

const magnet = `magnet:?xt=urn:btih:${'a'.repeat(40)}`
const torrent = new File([new Uint8Array([0x64, 0xff, 0x65])], 'own.torrent')
let main: HTMLElement
let sent: unknown[]
beforeEach(() => {
  sent = []
  main = document.body.appendChild(document.createElement('main'))
  main.id = 'main'
})
afterEach(() => main.remove())

const open = async () => {
  await learn('rooms')
  showInPlace(<OwnTorrentDialog movie={fakeMovie(7)} onClose={() => {}} />, {})
  const answer = globalThis.fetch
  globalThis.fetch = (async (request: Request) => {
    sent.push(await request.clone().json())
    return answer(request)
  }) as unknown as typeof fetch
  await screen.findByRole('dialog')
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Download' })
  return { link: screen.getByLabelText('Magnet link'), file: () => screen.getByLabelText('Or a torrent file'), button }
}

test('sends a magnet link and rejects any other link', async () => {
  const { link, button } = await open()
  expect(button.disabled).toBe(true)
  fireEvent.change(link, { target: { value: 'https://tracker.example/own.torrent' } })
  expect(button.disabled).toBe(true)
  fireEvent.change(link, { target: { value: ` ${magnet} ` } })
  fireEvent.click(button)

  await waitFor(() => expect(sent).toEqual([{ movie_id: 7, magnet }]))
})

test('a torrent file chosen after a link replaces it and is sent unchanged', async () => {
  const { link, file, button } = await open()
  fireEvent.change(link, { target: { value: magnet } })
  expect(screen.getByText('No file chosen')).toBeInTheDocument()
  fireEvent.change(file(), { target: { files: [torrent] } })
  expect(link).toHaveProperty('value', '')
  expect(screen.getByText('own.torrent')).toBeInTheDocument()
  fireEvent.click(button)

  await waitFor(() => expect(sent).toEqual([{ movie_id: 7, torrent: 'ZP9l' }]))
})

test('a link typed after choosing a file replaces it', async () => {
  const { link, file, button } = await open()
  fireEvent.change(file(), { target: { files: [torrent] } })
  const written: string[] = []
  // What a browser empties a file field by.
  Object.defineProperty(file(), 'value', { get: () => 'own.torrent', set: (value: string) => written.push(value) })
  fireEvent.change(link, { target: { value: magnet } })
  expect(screen.getByText('No file chosen')).toBeInTheDocument()
  fireEvent.click(button)

  await waitFor(() => expect(sent).toEqual([{ movie_id: 7, magnet }]))
  expect(written).toEqual([''])
})
