import { beforeAll, expect, mock, test } from 'bun:test'
import { fireEvent, screen } from '@testing-library/react'
import { learn } from '../../../i18n/translate'
import { showInPlace } from '../../../testing/in-place'
import { FolderPicker } from './picker'

beforeAll(() => Promise.all([learn('settings'), learn('system')]))

const page = {
  path: '/srv',
  parent: '/',
  writable: true,
  missing: false,
  free_bytes: 2_000_000_000_000,
  places: [{ name: 'Movies', path: '/home/ada/Movies' }],
  results: [
    { name: 'movies', path: '/srv/movies', writable: true },
    { name: 'locked', path: '/srv/locked', writable: false },
  ],
  next_cursor: null,
  has_more: false,
}
const show = (path: string, changes: object = {}) => {
  const [onPick, onCreate, onClose] = [mock((_: string) => {}), mock(() => {}), mock(() => {})]
  showInPlace(<FolderPicker path={path} onPick={onPick} onCreate={onCreate} onClose={onClose} />, {
    '/filesystem': { ...page, ...changes },
  })
  return { onPick, onCreate, onClose }
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))

test('entering a folder, going up and choosing a place pick it; a new folder is named inside the current one', async () => {
  const { onPick } = show('/srv')

  await press('movies')
  await press('Up one folder')
  await press('Movies')
  await press('New folder here')

  expect(onPick.mock.calls).toEqual([['/srv/movies'], ['/'], ['/home/ada/Movies'], ['/srv/Movies']])
})

test('a folder that is not writable says so and offers no new folder', async () => {
  show('/srv', { writable: false, results: [], free_bytes: null })

  expect(await screen.findByText('Not writable')).toBeInTheDocument()
  expect(screen.getByText('No folders here')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'New folder here' })).toBeNull()
})

test('a missing folder can be created, and its parent is shown', async () => {
  const { onPick, onCreate } = show('/srv/new', { missing: true })

  expect(await screen.findByText('This folder does not exist.')).toBeInTheDocument()
  expect(screen.getByText('/srv/new')).toBeInTheDocument()
  await press('Create this folder')
  await press('Choose this folder')

  expect(onCreate).toHaveBeenCalledTimes(1)
  expect(onPick.mock.calls).toEqual([['/srv']])
})

test('Escape and its button close the picker', async () => {
  const { onClose } = show('/srv')

  await press('Close')
  fireEvent.keyDown(screen.getByRole('button', { name: 'movies' }), { key: 'Escape' })

  expect(onClose).toHaveBeenCalledTimes(2)
})
