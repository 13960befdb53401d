import { expect, test } from 'bun:test'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { dist } from './budget'
import { newerThanScript, newerThanStyles } from './old-engine'

const folder = join(dist, 'tv')
const built = (ending: string): string => readdirSync(folder).find((name) => name.endsWith(ending))!
const read = (ending: string): string => readFileSync(join(folder, built(ending)), 'utf8')

test('the page for TVs has no syntax, function, or style that Chromium 53 does not know', () => {
  expect(newerThanScript(read('.js'))).toEqual([])
  expect(newerThanStyles(read('.css'))).toEqual([])
})

test('it is at most 120 kB in all, compressed as for a TV that knows no Brotli', () => {
  const packed = (name: string) => statSync(join(`${dist}-packed`, `tv__${name}.gz`)).size

  expect(readdirSync(folder).sort()).toEqual([built('.css'), built('.js')].sort())
  expect(packed(built('.js')) + packed(built('.css'))).toBeLessThanOrEqual(120_000)
})

test.each([
  'a?.b',
  'a ?? b',
  'a ??= b',
  'async () => {}',
  'async function f() { await g() }',
  'const { a, ...b } = c',
  'const a = { ...b }',
  'class A { b = 1 }',
  'class A { #b() {} }',
  'try {} catch {}',
  'const a = 1n',
  'const a = 1_000',
  'const a = /(?<=b)/',
  'const a = /b/s',
  'Object.entries({})',
  'a.flatMap(b)',
  'new AbortController()',
  'import("x")',
  'try {} catch (error) { Object.entries({}) }',
])('the check finds newer script: %s', (code) => {
  expect(newerThanScript(code)).not.toEqual([])
})

test.each([
  'a{display:grid}',
  'a{gap:1rem}',
  'a{inset:0}',
  'a{aspect-ratio:1}',
  'a:focus-visible{color:red}',
  'a:is(b,c){color:red}',
  'a{width:clamp(1px,2px,3px)}',
  'a{b{color:red}}',
  '@layer x{a{color:red}}',
  'a{color:rgb(1 2 3)}',
  'a{color:#11223344}',
  'a{height:100dvh}',
])('the check finds newer styles: %s', (css) => {
  expect(newerThanStyles(css)).not.toEqual([])
})

test('what Chromium 53 knows passes', () => {
  const code = 'class A extends B { constructor(a = 1, ...b) { super(); for (const c of b) this[c] = a ** 2 } }'

  expect(newerThanScript(code)).toEqual([])
  expect(newerThanScript('try { Object.entries({}) } catch (error) {}')).toEqual([])
  expect(newerThanStyles(':root{--a:#fff}a:not(b){color:var(--a);display:flex;background:rgba(0,0,0,.5)}')).toEqual([])
})
