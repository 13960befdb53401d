import { afterEach, beforeEach, expect, test } from 'bun:test'
import { appendFileSync, closeSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { silentLog } from '#server/foundation/platform/log'
import { boot } from '#server/service/backups/boot'
import { openTestApp } from '#server/testing/test-app'
import { forgetHowItWasLeft, isAsItWasLeft, noteCleanEnd } from './clean-end'
import { migrate } from './migrate'
import { migrations } from './migrations/embedded.gen'
import { openDb } from './open'

let dataDir: string
let database: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'marquee-clean-'))
  database = join(dataDir, 'app.db')
  const { $client } = openDb(database)
  migrate($client, migrations)
  $client.run('PRAGMA wal_checkpoint(TRUNCATE)')
  $client.close(true)
  noteCleanEnd(database)
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

/** Overwrites bytes in the middle; the header stays intact. */
const spoil = (): void => {
  const fd = openSync(database, 'r+')
  writeSync(fd, Buffer.alloc(8192, 7), 0, 8192, 4096)
  closeSync(fd)
}

test('a cleanly closed database counts as unchanged until anyone writes to it', () => {
  expect(isAsItWasLeft(database)).toBe(true)

  spoil()

  expect(isAsItWasLeft(database)).toBe(false)
})

test('a database with pending log entries was not closed cleanly', () => {
  appendFileSync(`${database}-wal`, 'something')

  expect(isAsItWasLeft(database)).toBe(false)
})

test('every tenth start checks the pages again', () => {
  let unchecked = 0
  while (isAsItWasLeft(database) && unchecked < 100) {
    unchecked++
    noteCleanEnd(database)
  }

  expect(unchecked).toBe(9)
})

test('ignores a malformed note', () => {
  writeFileSync(`${database}.closed`, 'yes')
  expect(isAsItWasLeft(database)).toBe(false)

  forgetHowItWasLeft(database)

  expect(isAsItWasLeft(database)).toBe(false)
})

test('the next start finds damage that happens after a clean close', async () => {
  expect((await boot({ dataDir, migrations, log: silentLog })).kind).toBe('ok')

  spoil()

  expect((await boot({ dataDir, migrations, log: silentLog })).kind).toBe('recovery')
})

test('stopping the service closes the database cleanly', async () => {
  const app = await openTestApp()
  await app.ask('POST', '/tags', { name: 'kept' })
  await app.stop()

  expect(isAsItWasLeft(join(app.dataDir, 'app.db'))).toBe(true)
  await app.close()
})
