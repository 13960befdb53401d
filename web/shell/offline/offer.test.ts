import { expect, test } from 'bun:test'
import { waitFor } from '@testing-library/react'
import { away } from '../../kit/connection'
import { toasts } from '../../kit/toast'
import { offerWhenAway } from './offer'
import { type Taken, taken } from './taken'

const movie: Taken = {
  ...{ file_id: 7, title: 'Nosferatu', year: 1922, size_bytes: 5, type: 'video/mp4', from: 'files/7/download', etag: null },
  ...{ is_whole: false, removes: false, resume_seconds: 0 },
}
const said = () => toasts.get().map(({ text, action }) => `${text} ${action?.label ?? ''}`)

test('a window that loses the service offers the movies that are whole, until it is back', async () => {
  offerWhenAway()

  taken.set({ items: [movie], bytes: {}, troubles: {} })
  away.set(true)
  expect(said()).toEqual([])
  away.set(false)
  taken.set({ items: [{ ...movie, is_whole: true }], bytes: {}, troubles: {} })
  away.set(true)
  await waitFor(() => expect(said()).toEqual(['Movies on this device still play. Show them']))
  away.set(false)

  await waitFor(() => expect(said()).toEqual([]))
})
