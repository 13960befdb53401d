import { beforeAll, expect, test } from 'bun:test'
import { screen } from '@testing-library/react'
import { learn } from '../../i18n/translate'
import { showInPlace } from '../../testing/in-place'
import { OffsiteCard } from './offsite'
import { Rehearsal } from './rehearsal'

beforeAll(() => Promise.all([learn('system'), learn('settings'), learn('events')]))

const never = { at: null, backup_id: null, ok: null, counts: {}, problem: null, problem_reason: null }
const drilled = (last: object) => showInPlace(<Rehearsal />, { '/backups/drill': { ...never, at: '2030-01-01T00:00:00.000Z', ...last } })
const nowhere = { kind: 'none', place: null, user: null, password_set: false, passphrase_set: false, keep: 14, copies: 0 }
const copied = (offsite: object) =>
  showInPlace(<OffsiteCard />, {
    '/backups/offsite': { ...nowhere, last_copied_at: null, last_error: null, last_error_reason: null, ...offsite },
  })

test('a rehearsed restore says how many movies and settings were there', async () => {
  drilled({ ok: true, backup_id: 3, counts: { movies: 412, settings: 38 } })

  expect(await screen.findByText(/all 412 movies and 38 settings were there/)).toBeInTheDocument()
})

test('a rehearsal that failed says why', async () => {
  drilled({ ok: false, backup_id: 3, problem: 'its database is damaged' })

  expect(await screen.findByText(/its database is damaged/)).toHaveClass('text-warn')
})

test('without a second place, the page says what that means and offers to set one up', async () => {
  copied({})

  expect(await screen.findByText(/only on this computer/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Set up' })).toBeEnabled()
})

test('a second place tells its copies, and the error of the last one', async () => {
  const error = { last_error: '/mnt/nas does not exist' }
  copied({ kind: 'folder', place: '/mnt/nas', passphrase_set: true, copies: 2, last_copied_at: '2030-01-01T00:00:00.000Z', ...error })

  expect(await screen.findByText(/Copied to \/mnt\/nas, encrypted\. 2 copies are there, the last one made/)).toBeInTheDocument()
  expect(screen.getByText('/mnt/nas does not exist')).toHaveClass('text-warn')
})
