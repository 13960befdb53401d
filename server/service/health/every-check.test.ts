import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Glob } from 'bun'

const root = join(import.meta.dir, '../../..')
const textsOf = (pattern: string): string[] =>
  [...new Glob(pattern).scanSync({ cwd: root })].toSorted().map((path) => readFileSync(join(root, path), 'utf8'))

test('every health check has a test that names its code', () => {
  const rooms = textsOf('server/service/health/!(*.test).ts').join('\n')
  const codes = [...rooms.matchAll(/\b(?:code:|\w*Code =) '(\w+)'/g)].map(([, code = '']) => code)
  const tests = textsOf('{server,e2e}/**/*.test.ts').join('\n')

  expect(codes.length).toBeGreaterThan(30)
  expect(codes.filter((code) => !new RegExp(`['\`]${code}\\b`).test(tests))).toEqual([])
})
