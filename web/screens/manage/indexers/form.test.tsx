import { beforeAll, expect, test } from 'bun:test'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Indexer, IndexerType } from '../../../data/api/types'
import { learn } from '../../../i18n/translate'
import { showInPlace } from '../../../testing/in-place'
import { declared } from '../../settings/declared-form'
import { IndexerForm } from './form'

beforeAll(() => Promise.all([learn('rooms'), learn('settings'), learn('system')]))

const type: IndexerType = {
  type: 'torznab',
  label: 'Torznab',
  help: '',
  searches: true,
  fields: [
    declared({ name: 'url', kind: 'text', label: 'Address', help: '' }),
    declared({ name: 'api_key', kind: 'text', label: 'Key', help: '', secret: true, nullable: true }),
  ],
}
const indexer = {
  id: 3,
  name: 'Usual',
  type: 'torznab',
  url: 'https://indexer.example',
  api_key_set: true,
  settings_json_set: false,
  categories: [2000],
  tag_ids: [],
} as unknown as Indexer

/** The form of an indexer with a stored key, and what it sends. */
const open = () => {
  const sent: { path: string; body: unknown }[] = []
  showInPlace(<IndexerForm types={[type]} indexer={indexer} onSaved={() => {}} />, {
    '/indexers/3/test': {},
    '/indexers/3': {},
    '/indexers/test': {},
  })
  const answer = globalThis.fetch
  globalThis.fetch = (async (request: Request) => {
    if (request.method !== 'GET')
      sent.push({
        path: new URL(request.url).pathname,
        body: await request
          .clone()
          .json()
          .catch(() => null),
      })
    return answer(request)
  }) as unknown as typeof fetch
  return sent
}
const press = async (name: string) => await userEvent.click(await screen.findByRole('button', { name }))

test('a stored key is shown as set, is kept when other values are saved, and the saved indexer is tested', async () => {
  const sent = open()

  expect(await screen.findByText('Set')).toBeInTheDocument()
  expect(screen.queryByText('Will be removed when you save')).toBeNull()
  await press('Test')
  await press('Save')

  await waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['/api/v1/indexers/3/test', '/api/v1/indexers/3']))
  expect(sent[1]!.body).not.toHaveProperty('api_key')
})

test('a stored key can be removed and replaced', async () => {
  const sent = open()

  await press('Remove')
  expect(screen.getByText('Will be removed when you save')).toBeInTheDocument()
  await press('Save')
  await press('Undo')
  await userEvent.click(screen.getByText('Replace'))
  await userEvent.type(screen.getByLabelText('Key'), 'another')
  await press('Save')

  await waitFor(() => expect(sent.map(({ body }) => (body as { api_key: unknown }).api_key)).toEqual([null, 'another']))
})
