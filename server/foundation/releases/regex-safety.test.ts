import { expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const here = import.meta.dir
const literal = /(?<=[=>(,:!&|?] ?|return |\n\s*)\/(?![/*])((?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([dgimsuvy]*)(?=[.,;)\s])/g

const withoutComments = (source: string) => source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '')

const expressions = readdirSync(here)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) =>
    [...withoutComments(readFileSync(join(here, file), 'utf8')).matchAll(literal)].map(([, source = '', flags = '']) => ({
      file,
      source,
      flags,
    })),
  )

test('no expression that reads names backtracks catastrophically', async () => {
  process.env.RECHECK_SYNC_BACKEND = 'pure'
  const { checkSync } = await import('recheck')

  const verdicts = expressions.map(({ file, source, flags }) => {
    const { status } = checkSync(source, flags, { timeout: 60_000 })
    return { file, source, status }
  })

  expect(verdicts.filter(({ status }) => status !== 'safe')).toEqual([])
  expect(verdicts.length).toBeGreaterThan(20)
}, 120_000)

test('the check itself detects such an expression', async () => {
  process.env.RECHECK_SYNC_BACKEND = 'pure'
  const { checkSync } = await import('recheck')

  expect(checkSync('^(?:\\w+\\s?)+$', '').status).toBe('vulnerable')
}, 120_000)
