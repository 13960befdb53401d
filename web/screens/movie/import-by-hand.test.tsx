import { beforeAll, expect, test } from 'bun:test'
import { render, screen } from '@testing-library/react'
import { learn } from '../../i18n/translate'
import { fakeDownload } from '../../testing/fake-answers'
import { fakeMovie } from '../../testing/fake-movies'
import { BlockedImport } from './import-by-hand'

beforeAll(() => learn('rooms'))

const movie = fakeMovie(1)
const blocked = { ...fakeDownload(movie, 7), id: 2 }

test('a movie with a file says why its newest download was not imported, and offers to import it by hand', () => {
  render(<BlockedImport movie={{ ...movie, downloads: [blocked, { ...fakeDownload(movie, 5), id: 1 }] }} />)

  expect(screen.getByText(/space/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Import manually…' })).toBeInTheDocument()
})

test('a newer download that was imported makes a blocked one unimportant', () => {
  const { container } = render(<BlockedImport movie={{ ...movie, downloads: [blocked, { ...fakeDownload(movie, 5), id: 3 }] }} />)

  expect(container).toBeEmptyDOMElement()
})
