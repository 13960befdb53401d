import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { appManifests } from './app-manifest'

test('the English manifest is the one that the development server shows', () => {
  const file = readFileSync(join(import.meta.dir, '../web/public/manifest.webmanifest'), 'utf8')

  expect(JSON.parse(file)).toEqual(appManifests['manifest.webmanifest'])
})

test('shortcuts have a name in each language', () => {
  const names = Object.values(appManifests).map(({ shortcuts }) => shortcuts.map(({ name }) => name))

  expect(names).toEqual([
    ['Library', 'Discover', 'Activity', 'Wanted'],
    ['Bibliothek', 'Entdecken', 'Aktivität', 'Gesucht'],
    ['Bibliothèque', 'Découvrir', 'Activité', 'Recherchés'],
  ])
})
