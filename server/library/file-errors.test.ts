import { expect, test } from 'bun:test'
import { whyDenied } from './file-errors'

const failure = (code: string) => Object.assign(new Error(code), { code })

test('a disk that can only be read is told apart from a missing right', () => {
  expect(whyDenied('/movies', failure('EROFS'))).toMatchObject({ code: 'folder_read_only', values: { path: '/movies' } })
  expect(whyDenied('/movies', failure('EACCES')).code).toBe('folder_denied')
})
