import { expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { dependsOn, isShort, longTests, testsIn } from './find-tests'

test('a test depends on what it imports, directly or not, and on nothing else', () => {
  const sizes = 'server/foundation/lib/size.test.ts'

  expect(dependsOn(sizes, ['server/foundation/lib'])).toBe(true)
  expect(dependsOn(sizes, ['server/library', 'server/foundation/li'])).toBe(false)
  expect(dependsOn('server/library/playback/track-plays.test.ts', ['server/foundation/platform/db'])).toBe(true)
})

test('a test that starts a process, itself or through a helper, is not short', () => {
  expect(isShort('server/acquisition/torrent/engine.test.ts')).toBe(false)
  expect(isShort('server/acquisition/torrent/foreign-clients.test.ts')).toBe(false)
  expect(isShort('server/foundation/lib/size.test.ts')).toBe(true)
})

test('every test that is called long exists', () => {
  expect(longTests.filter((path) => !existsSync(`${import.meta.dir}/../${path}.test.ts`))).toEqual([])
})

test('tests of packages are not ours', () => {
  const found = testsIn(['server', 'web', 'world', 'scripts', 'e2e'])

  expect(found.length).toBeGreaterThan(400)
  expect(found.filter((path) => path.includes('node_modules'))).toEqual([])
})
