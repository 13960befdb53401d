import { beforeAll, expect, test } from 'bun:test'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { learn } from '../../../i18n/translate'
import { showInPlace } from '../../../testing/in-place'
import { RuleForm } from './form'

beforeAll(() => Promise.all([learn('rooms'), learn('settings'), learn('system')]))

const names = { profiles: [{ id: 1, name: 'Small' }], tags: [], folders: [{ id: 1, path: '/movies' }] }
const preview = {
  results: [
    {
      movie_id: 7,
      title: 'Detour',
      year: 1945,
      rule_id: null,
      rule: 'Old',
      // biome-ignore lint/suspicious/noThenProperty: its name on the wire
      then: 'recycle',
      size_bytes: 42_000_000_000,
      needs_ok: false,
      reasons: [{ code: 'never_watched', text: 'never watched', values: {} }],
      leaves_at: '2030-03-08T12:00:00.000Z',
      spared: null,
    },
  ],
  next_cursor: null,
  has_more: false,
  total: 1,
  size_bytes: 42_000_000_000,
  total_needs_ok: 0,
  total_spared: 0,
}

test('a rule is written in words, shows what it would take, and is saved', async () => {
  const sent: unknown[] = []
  showInPlace(<RuleForm rule={undefined} names={names} onClose={() => {}} />, { '/storage/rules/preview': preview, '/storage/rules': {} })
  const answer = globalThis.fetch
  globalThis.fetch = (async (request: Request) => {
    if (new URL(request.url).pathname.endsWith('/storage/rules')) sent.push(await request.clone().json())
    return answer(request)
  }) as unknown as typeof fetch

  expect(await screen.findByText(/^Right now it would take one movie, 42 GB/)).toBeInTheDocument()
  await userEvent.type(screen.getByLabelText('Name'), 'Old ones')
  await userEvent.click(screen.getByRole('switch', { name: /^Rated below/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Add a rule' }))

  await waitFor(() =>
    expect(sent).toEqual([
      {
        name: 'Old ones',
        enabled: true,
        when: { never_watched: true, added_days_ago: 365, rating_below: 6 },
        // biome-ignore lint/suspicious/noThenProperty: its name on the wire
        then: 'recycle',
        quality_profile_id: null,
        notice_days: 7,
      },
    ]),
  )
})

test('without a condition there is nothing to save', async () => {
  showInPlace(<RuleForm rule={undefined} names={names} onClose={() => {}} />, { '/storage/rules/preview': preview })
  await userEvent.type(await screen.findByLabelText('Name'), 'All')

  await userEvent.click(screen.getByRole('switch', { name: 'Never watched' }))
  await userEvent.click(screen.getByRole('switch', { name: /^In the library/ }))

  expect(screen.getByRole('button', { name: 'Add a rule' })).toBeDisabled()
})
