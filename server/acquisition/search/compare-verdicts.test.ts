import { expect, test } from 'bun:test'
import { atOnce } from '#server/foundation/lib/turns'
import { aCandidate, aContext, aProfile } from '#server/testing/candidates'
import { comparing } from './compare-verdicts'

const small = aCandidate({ guid: 'small', parsed: { quality: 'WEBDL-720p' } })
const large = aCandidate({ guid: 'large', parsed: { quality: 'Bluray-1080p' } })
const { profile: before, ...context } = aContext()
const movie = { context, candidates: [small, large] }
const after = aProfile({
  items: before.items.map((item) => ('quality' in item && item.quality === 'Bluray-1080p' ? { ...item, allowed: false } : item)),
})
const terms = { before: { profile: before, formats: [] }, after: { profile: after, formats: [] } }

test('a changed profile shows what would have been chosen instead', () => {
  const found = atOnce(comparing(movie, terms))

  expect(found.changed).toBe(true)
  expect([found.before?.candidate.guid, found.after?.candidate.guid]).toEqual(['large', 'small'])
})

test('the same profile changes nothing', () => {
  const found = atOnce(comparing(movie, { before: terms.before, after: terms.before }))

  expect(found).toMatchObject({ changed: false, changes: [] })
})

test('lists only candidates with a changed verdict', () => {
  const { changes } = atOnce(comparing(movie, terms))

  expect(changes.map((change) => [change.candidate.guid, change.before.verdict, change.after.verdict])).toEqual([
    ['large', 'accepted', 'rejected'],
  ])
})
