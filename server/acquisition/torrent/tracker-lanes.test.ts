import { expect, test } from 'bun:test'
import { lanesOf } from './tracker-lanes'

const [a, b, c, added] = ['a', 'b', 'c', 'added'].map((name) => `http://${name}.example/announce`) as [string, string, string, string]
const tiers = [[a, b], [c]]

test('all tiers of a torrent are one lane; a tracker that somebody added has its own', () => {
  expect(lanesOf({ tiers, more: [added, c], isPrivate: false, asksAll: false })).toEqual([[[a, b], [c]], [[added]]])
  expect(lanesOf({ tiers: [], more: [added], isPrivate: false, asksAll: false })).toEqual([[[added]]])
})

test('if all trackers are to be asked, each has its own lane', () => {
  expect(lanesOf({ tiers, more: [added], isPrivate: false, asksAll: true })).toEqual([[[a]], [[b]], [[c]], [[added]]])
})

test('a private torrent keeps to its own trackers and their order, whatever the settings say', () => {
  expect(lanesOf({ tiers, more: [added], isPrivate: true, asksAll: true })).toEqual([[[a, b], [c]]])
})
