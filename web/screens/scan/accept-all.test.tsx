import { beforeAll, expect, test } from 'bun:test'
import { fireEvent, screen } from '@testing-library/react'
import type { Scan } from '../../data/api/types'
import { learn } from '../../i18n/translate'
import { listOf, showInPlace } from '../../testing/in-place'
import { useChoices } from './choices'
import { Items } from './items'

beforeAll(() => Promise.all([learn('settings'), learn('system')]))

const unsure = (id: number, title: string) => ({
  id,
  relative_path: `${title}.mp4`,
  size_bytes: 1000,
  state: 'unsure',
  confidence: 55,
  metadata_id: 100 + id,
  movie_id: null,
  title,
  year: 1950,
  reasons: [],
  error: null,
})
const scan = { id: 1, state: 'ready', counts: { unsure: 2 } } as unknown as Scan

const Unsure = () => {
  const choices = useChoices()
  return (
    <>
      <p>{choices.count(0)} to import</p>
      <Items scan={scan} state="unsure" choices={choices} />
    </>
  )
}

test('one press accepts every suggestion of a scan', async () => {
  showInPlace(<Unsure />, { '/items': listOf(unsure(1, 'Detour'), unsure(2, 'Gilda')) })

  fireEvent.click(await screen.findByRole('button', { name: 'Accept all suggestions' }))

  expect(await screen.findByText('2 to import')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Accept all suggestions' })).toBeNull()
})
