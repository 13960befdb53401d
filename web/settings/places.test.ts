import { expect, test } from 'bun:test'
import { declaredFields, healthPlaces } from '../testing/declared'
import { groupsOf, settingsPlaces } from './places'
import { sectionSlug } from './sections'

test('every page and section is in exactly one of five groups', () => {
  const groups = groupsOf(['Server', 'Library', 'VPN', 'Backups', 'Something new'])

  expect(groups).toHaveLength(5)
  expect(groups.flatMap(({ places }) => places.map(({ to }) => to)).toSorted()).toEqual(settingsPlaces.map(({ to }) => to).toSorted())
  expect(groups.flatMap(({ sections }) => sections)).toEqual(['Library', 'VPN', 'Server', 'Something new'])
})

test('every health issue links to an existing page', () => {
  const pages = settingsPlaces.map(({ to }) => to.split('/').at(-1))
  const sections = declaredFields.filter((field) => !field.waits).map(({ section }) => sectionSlug(section))

  expect(healthPlaces.filter((place) => !pages.includes(place) && !sections.includes(place))).toEqual([])
})
