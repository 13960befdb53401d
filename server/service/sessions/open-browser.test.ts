import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { until } from '#server/testing/until'
import { createOpenBrowser, openCommand } from './open-browser'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-open-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const url = 'http://localhost:8080/movies/#boot=bc1_0123456789abcdefghijkl'

test('the code is in a file that only its owner can read, and in no argument', async () => {
  const commands: (readonly string[])[] = []
  const seen: { mode: number; html: string }[] = []
  const done = Promise.withResolvers<void>()
  const run = async (command: readonly string[]) => {
    commands.push(command)
    const file = fileURLToPath(command.at(-1)!)
    seen.push({ mode: statSync(file).mode & 0o777, html: readFileSync(file, 'utf8') })
    return true
  }

  const opened = await createOpenBrowser({ folder, platform: 'linux', run, delay: () => done.promise }).open(url)

  expect(opened).toBe(true)
  expect(commands.flat().join(' ')).not.toContain('bc1_')
  expect(seen[0]?.mode).toBe(0o600)
  expect(seen[0]?.html).toContain(`content="0;url=${url}"`)
  done.resolve()
  await until('nothing is left', () => readdirSync(folder).length === 0)
})

test('leaves nothing behind without a browser', async () => {
  const failing = async () => Promise.reject(new Error('no such program'))

  expect(await createOpenBrowser({ folder, platform: 'linux', run: failing, delay: async () => {} }).open(url)).toBe(false)
  expect(readdirSync(folder)).toEqual([])
})

test('removes files of an earlier run and no others', () => {
  writeFileSync(join(folder, 'open-0123456789abcdef.html'), '')
  writeFileSync(join(folder, 'open-me.html'), '')

  createOpenBrowser({ folder, platform: 'linux', run: async () => true, delay: async () => {} }).tidy()

  expect(readdirSync(folder)).toEqual(['open-me.html'])
})

test('each platform has its own way to open a page', () => {
  expect(openCommand('linux', 'x')[0]).toBe('xdg-open')
  expect(openCommand('darwin', 'x')[0]).toBe('open')
  expect(openCommand('win32', 'x')[0]).toBe('rundll32')
})
