import { expect, test } from 'bun:test'
import { answerFor } from '#server/foundation/platform/http/errors'
import { storageTroubleOf } from './storage-trouble'
import { createStorageWatch } from './storage-watch'

const failure = (code: string) => Object.assign(new Error('something'), { code })

test.each([
  ['SQLITE_FULL', 507, 'full'],
  ['ENOSPC', 507, 'full'],
  ['EDQUOT', 507, 'full'],
  ['SQLITE_READONLY', 503, 'read-only'],
  ['SQLITE_READONLY_DBMOVED', 503, 'read-only'],
  ['EROFS', 503, 'read-only'],
  ['SQLITE_IOERR_FSYNC', 503, 'cannot be read or written'],
  ['SQLITE_CANTOPEN', 503, 'cannot be read or written'],
  ['EIO', 503, 'cannot be read or written'],
  ['EMFILE', 503, 'limit of open files'],
  ['ENFILE', 503, 'limit of open files'],
])('answers a disk or a system that fails with %s with %p and a reason', (code, status, words) => {
  expect(answerFor(failure(code))).toMatchObject({ status, message: expect.stringContaining(words) })
  expect(answerFor(new Error('outer', { cause: failure(code) }))).toMatchObject({ status })
})

test('other failures are not blamed on the disk', () => {
  for (const code of ['ENOENT', 'EMFILE', 'SQLITE_CONSTRAINT', 'SQLITE_CORRUPT', '']) expect(storageTroubleOf(failure(code))).toBeNull()
  expect(storageTroubleOf('ENOSPC')).toBeNull()
})

test('reports damage that a query hit until the next start', () => {
  const watch = createStorageWatch('/nowhere')

  watch.note(failure('SQLITE_BUSY'))
  expect(watch.damage()).toBeNull()
  watch.note(new Error('outer', { cause: Object.assign(new Error('database disk image is malformed'), { code: 'SQLITE_CORRUPT' }) }))
  watch.note(failure('SQLITE_BUSY'))

  expect(watch.damage()).toBe('database disk image is malformed')
})
