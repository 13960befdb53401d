import { expect, test } from 'bun:test'
import { groupsOf, settingsPlaces } from './places'

test('every page and every section stands in exactly one of five groups', () => {
  const groups = groupsOf(['Server', 'Library', 'VPN', 'Backups', 'Something new'])

  expect(groups).toHaveLength(5)
  expect(groups.flatMap(({ places }) => places.map(({ to }) => to)).toSorted()).toEqual(settingsPlaces.map(({ to }) => to).toSorted())
  expect(groups.flatMap(({ sections }) => sections)).toEqual(['Library', 'VPN', 'Server', 'Something new'])
})
