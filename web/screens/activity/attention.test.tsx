import { afterAll, beforeAll, expect, test } from 'bun:test'
import { screen, waitFor } from '@testing-library/react'
import type { Download } from '../../data/api/types'
import { learn, speak } from '../../i18n/translate'
import { fakeDownload } from '../../testing/fake-answers'
import { fakeMovie } from '../../testing/fake-movies'
import { showInPlace } from '../../testing/in-place'
import { Attention } from './attention'

beforeAll(async () => {
  await learn('rooms')
  await speak('de')
})
afterAll(() => speak('en'))

test('the reason for a failed download is translated', async () => {
  const error = {
    code: 'dangerous_file',
    values: { path: 'Metropolis.exe' },
    text: 'Metropolis.exe is a type of file that can contain malware',
  }
  const failed = { ...fakeDownload(fakeMovie(1), 0), state: 'failed', error } as Download
  showInPlace(<Attention downloads={[failed]} />, {})

  await waitFor(() => expect(screen.getByText(/^Metropolis\.exe/)).not.toHaveTextContent('can contain malware'))
})
