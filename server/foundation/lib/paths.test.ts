import { expect, test } from 'bun:test'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { overlap, realOf } from './paths'

test.each([
  ['/a', '/a', true],
  ['/a', '/a/b', true],
  ['/a/b/c', '/a', true],
  ['/a', '/ab', false],
  ['/a/..b', '/a', true],
  ['/a/b', '/a/c', false],
])('%s and %s overlap: %p', (a, b, expected) => {
  expect(overlap(a, b)).toBe(expected)
  expect(overlap(b, a)).toBe(expected)
})

test('resolves symlinks, even in a path whose end does not exist yet', () => {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'marquee-paths-')))
  mkdirSync(join(dir, 'real'))
  symlinkSync(join(dir, 'real'), join(dir, 'link'))

  expect(realOf(join(dir, 'link', 'new', 'folder'))).toBe(join(dir, 'real', 'new', 'folder'))
  rmSync(dir, { recursive: true })
})
