import { expect, test } from 'bun:test'
import { aCandidate, aContext, aProfile } from '#server/testing/candidates'
import { changesOf, compareChoices } from './evaluate'

const small = aCandidate({ guid: 'small', parsed: { quality: 'WEBDL-720p' } })
const large = aCandidate({ guid: 'large', parsed: { quality: 'Bluray-1080p' } })
const { profile: before, ...context } = aContext()
const movie = { context, candidates: [small, large] }
const after = aProfile({
  items: before.items.map((item) => ('quality' in item && item.quality === 'Bluray-1080p' ? { ...item, allowed: false } : item)),
})

test('a changed profile says what would have been chosen instead', () => {
  const [choice] = compareChoices([movie], { profile: before, formats: [] }, { profile: after, formats: [] })

  expect(choice).toMatchObject({ movie_id: 1, changed: true })
  expect([choice?.before?.candidate.guid, choice?.after?.candidate.guid]).toEqual(['large', 'small'])
})

test('the same profile changes nothing', () => {
  const terms = { profile: before, formats: [] }

  expect(compareChoices([movie], terms, terms)[0]?.changed).toBe(false)
  expect(changesOf(movie, terms, terms)).toEqual([])
})

test('only the candidates that are judged otherwise are named', () => {
  const changes = changesOf(movie, { profile: before, formats: [] }, { profile: after, formats: [] })

  expect(changes.map((change) => [change.candidate.guid, change.before.verdict, change.after.verdict])).toEqual([
    ['large', 'accepted', 'rejected'],
  ])
})
