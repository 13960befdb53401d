import { expect, test } from 'bun:test'
import { join } from 'node:path'
import type { Draft } from '#web/i18n/catalog.ts'
import { german } from '#web/i18n/de/index.ts'
import { french } from '#web/i18n/fr/index.ts'
import { lineFor, textsIn } from './translations'

const draft: Draft = {
  name: 'Italiano',
  isDraft: true,
  parts: { system: async () => ({ words: { 'device.pair': 'Collega un telefono' } }) },
}

test('a complete language has all texts, and a draft is told with what is missing', async () => {
  const [all, other, half] = await Promise.all([textsIn(german), textsIn(french), textsIn(draft)])

  expect(all.size).toBeGreaterThan(3000)
  expect(lineFor('fr', 'Français', { all, own: other })).toBe(`fr  Français: all ${all.size} texts`)
  expect(lineFor('it', 'Italiano', { all, own: half })).toBe(`it  Italiano: 1 of ${all.size} texts, ${all.size - 1} missing`)
})

test('the command prints a line for each language, and refuses one that there is not', () => {
  const run = (...words: string[]) => Bun.spawnSync([process.execPath, join(import.meta.dir, 'translations.ts'), ...words])

  expect(run().stdout.toString().trim().split('\n')).toEqual([
    expect.stringMatching(/^de {2}Deutsch: all/),
    expect.stringMatching(/^fr {2}Français: all/),
  ])
  expect(run('xx').exitCode).toBe(64)
})
