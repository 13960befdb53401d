import { expect, test } from 'bun:test'
import { configFields } from '#server/foundation/config/fields'
import { declaredFields, healthPlaces } from '../../testing/declared'
import { entryAt, groupsOf, settingsPlaces, slugOf } from './places'
import { sectionSlug } from './sections'

const slugsOf = (declared: readonly string[]) =>
  groupsOf(declared).map(({ entries }) => entries.map(({ parts }) => parts.map((part) => slugOf(part))))

test('every page and section is in exactly one of five groups', () => {
  const groups = slugsOf(['Server', 'Library', 'VPN', 'Something new'])
  const slugs = groups.flat(2)
  const pages = settingsPlaces.map(({ to }) => to.replace('/settings/', ''))

  expect(groups).toHaveLength(5)
  expect(slugs.toSorted()).toEqual([...pages, 'server', 'library', 'vpn', 'something-new'].toSorted())
})

test('pages that belong together are one entry, and a section that is not declared is left out', () => {
  const entries = slugsOf([...new Set(Object.values(configFields).map(({ section }) => section))]).flat()

  expect(entries.length).toBeLessThanOrEqual(20)
  expect(entries).toContainEqual(['scan', 'radarr', 'export'])
  expect(entries).toContainEqual(['archives', 'backups'])
  expect(slugsOf(['Library']).flat()).toContainEqual(['archives'])
})

test('every page and every declared section has an address of its own', () => {
  const slugs = slugsOf([...new Set(Object.values(configFields).map(({ section }) => section))]).flat(2)

  expect(slugs.filter((slug, at) => slugs.indexOf(slug) !== at)).toEqual([])
})

test('a page is found with the pages of its entry, even before the sections are known', () => {
  expect(entryAt(undefined, 'lists')?.parts.map((part) => slugOf(part))).toEqual(['followed-lists', 'following', 'lists'])
  expect(entryAt(['Lists'], 'tags')?.parts).toHaveLength(1)
  expect(entryAt(undefined, 'nothing-here')).toBeUndefined()
})

test('every health issue links to an existing page', () => {
  const pages = settingsPlaces.map(({ to }) => to.split('/').at(-1))
  const sections = declaredFields.filter((field) => !field.waits).map(({ section }) => sectionSlug(section))

  expect(healthPlaces.filter((place) => !pages.includes(place) && !sections.includes(place))).toEqual([])
})
