import { expect, test } from 'bun:test'
import { whyDenied } from './file-errors'

const failure = (code: string) => Object.assign(new Error(code), { code })

test('a disk that can only be read is told apart from a missing right', () => {
  expect(whyDenied('/movies', failure('EROFS'))).toBe('/movies is on a disk that can only be read: mount it for writing')
  expect(whyDenied('/movies', failure('EACCES'))).toBe('/movies does not let us write: give this user the right to create files there')
})
