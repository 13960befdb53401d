import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { createCount } from './expressions/count'
import { offenseOf } from './expressions/linear'
import { expressionsIn } from './expressions/literals'

const root = join(import.meta.dir, '..')

const offenses = (all: readonly { source: string; flags: string; file?: string; line?: number }[]) => {
  const known = new Map<string, string | null>()
  return all.flatMap(({ source, flags, file = 'composed', line = 0 }) => {
    const expression = `/${source}/${flags}`
    const found = known.has(expression) ? known.get(expression) : described(source, flags)
    known.set(expression, found ?? null)
    return found ? [`${file}:${line} ${expression}: ${found}`] : []
  })
}

const described = (source: string, flags: string): string | null => {
  const offense = offenseOf(source, flags)
  return offense && `${JSON.stringify(offense.repeated)} repeated eight times as often costs ${Math.round(offense.growth)} times the work`
}

test.each([
  [/\s+$/],
  [/\{[^}]*\}/g],
  [/\b[a-z0-9-]{2,}\.com/],
  [/(a|aa)+$/],
  [/<!--[\s\S]*?-->/g],
  [/^(\w+\s?)*$/],
  [/^\s{0,9}dialogue(\s*\s*)+:/i],
])('%p is recognized as more than linear', (expression) => {
  const offense = offenseOf(expression.source, expression.flags)

  expect(offense?.growth).toBeGreaterThan(16)
})

test.each([[/(?<!\s)\s+$/], [/\{[^{}]*\}/g], [/^\d+$/], [/(?<![a-z0-9-])[a-z0-9-]{2,}\.com/], [/[^\n]{0,9}\n/g], [/(["'])[^"']*\1/]])(
  '%p is recognized as linear',
  (expression) => {
    expect(offenseOf(expression.source, expression.flags)).toBeNull()
  },
)

test('work is counted exactly', () => {
  expect(createCount('b', '')('aaab', 1000)).toBe(8)
  expect(createCount('a*c', '')('aaaa', 10_000)).toBeGreaterThan(createCount('a*c', '')('aa', 10_000))
})

test('the work of every expression in the code is linear in its text', async () => {
  const all = await expressionsIn(root, ['server', 'web', 'world'])

  expect(all.length).toBeGreaterThan(500)
  expect(offenses(all)).toEqual([])
}, 300_000)

test('so is that of the expressions that the code composes', async () => {
  const child = Bun.spawn([process.execPath, join(import.meta.dir, 'expressions', 'composed.ts')], { cwd: root, stderr: 'pipe' })
  const all = JSON.parse(await new Response(child.stdout).text()) as { source: string; flags: string }[]

  expect(all.length).toBeGreaterThan(10)
  expect(offenses(all)).toEqual([])
}, 300_000)
