import { beforeAll, expect, test } from 'bun:test'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { QualityProfile } from '../../../data/api/types'
import { learn } from '../../../i18n/translate'
import { listOf, showInPlace } from '../../../testing/in-place'
import { ProfileForm } from './form'

beforeAll(() => Promise.all([learn('rooms'), learn('settings'), learn('system')]))

const profile: QualityProfile = {
  id: 1,
  name: 'HD',
  items: [{ quality: 'Bluray-1080p', allowed: true }],
  cutoff: 'Bluray-1080p',
  upgrade_allowed: true,
  min_format_score: 0,
  cutoff_format_score: 0,
  min_upgrade_score: 1,
  format_scores: [],
  languages: { mode: 'any', values: [] },
  size_limits: [],
  must_contain: [],
  must_not_contain: ['cam'],
  words: [],
  delays: [],
  delay_minutes: 0,
  delay_bypass_best_quality: true,
  delay_bypass_score: null,
  is_default: false,
  created_at: '2030-01-01T00:00:00.000Z',
  updated_at: '2030-01-01T00:00:00.000Z',
}
const show = (shown: QualityProfile) => {
  const sent: Partial<QualityProfile>[] = []
  showInPlace(<ProfileForm profile={shown} pattern={profile} onClose={() => {}} />, {
    '/quality-profiles/1': shown,
    '/custom-formats': listOf(),
    '/tags': listOf({ id: 7, name: '4k' }, { id: 8, name: 'kids' }),
    '/indexers': listOf({ id: 3, name: 'Open Tracker' }),
  })
  const answer = globalThis.fetch
  globalThis.fetch = (async (request: Request) => {
    if (request.method === 'PATCH') sent.push(await request.clone().json())
    return answer(request)
  }) as unknown as typeof fetch
  return sent
}
const press = async (name: string) => await userEvent.click(await screen.findByRole('button', { name }))

test('a profile that forbids words shows them, and one with a comma stays one word', async () => {
  const sent = show(profile)
  const field = await screen.findByLabelText('Must not contain')
  expect(field).toHaveDisplayValue('cam')

  await userEvent.type(field, '{enter}/a{{2,3}b/i{enter}')
  await press('Save')

  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.must_not_contain).toEqual(['cam', '/a{2,3}b/i'])
})

test('words can be limited to movies with a tag and to an indexer', async () => {
  const sent = show(profile)

  await press('Add words for some movies or indexers')
  const [, limited] = await screen.findAllByLabelText('Must contain')
  await userEvent.type(limited!, 'remux')
  await press('4k')
  await press('Open Tracker')
  await press('Save')

  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.words).toEqual([{ must: ['remux'], must_not: [], tag_ids: [7], indexer_ids: [3] }])
})

test('a delay for some movies needs a tag before it can be saved', async () => {
  const sent = show({ ...profile, delay_minutes: 60 })

  await press('Add a delay for some movies')
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
  await press('kids')
  const [, minutes] = screen.getAllByLabelText('Wait before downloading')
  await userEvent.clear(minutes!)
  await userEvent.type(minutes!, '240')
  await press('Save')

  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ delay_minutes: 60, delays: [{ minutes: 240, tag_ids: [8] }] })
})

test('words that were only begun are not saved', async () => {
  const sent = show(profile)

  await press('Add words for some movies or indexers')
  await press('Save')

  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.words).toEqual([])
})
