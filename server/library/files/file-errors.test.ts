import { expect, test } from 'bun:test'
import { whyDenied } from './file-errors'

const failure = (code: string) => Object.assign(new Error(code), { code })

test('tells a read-only disk from a missing permission', () => {
  expect(whyDenied('/movies', failure('EROFS'))).toMatchObject({ code: 'folder_read_only', values: { path: '/movies' } })
  expect(whyDenied('/movies', failure('EACCES')).code).toBe('folder_denied')
})
