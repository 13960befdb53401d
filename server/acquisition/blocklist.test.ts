import { afterEach, beforeEach, expect, test } from 'bun:test'
import { aCandidate, aContext } from '#server/testing/candidates'
import { openHouse, type TestHouse } from '#server/testing/house'
import { putMovie } from '#server/testing/shelf'
import { judge } from './decide'

type Failure = { id: number; error: { code: string; message: string } }
let house: TestHouse
beforeEach(async () => {
  house = await openHouse()
})
afterEach(() => house.close())
const block = (body: object) => house.ask<Failure>('POST', '/blocklist', body)

test('a title that a person blocks is refused, whoever offers it and however it is written', async () => {
  const movie_id = putMovie(house, { title: 'The Quiet Harbour', year: 2021 })
  await block({ title: 'the quiet harbour 2021 1080p web-dl h264-grp', movie_id })
  const { blocklist } = house.contexts.contextFor(movie_id, 'search')
  const codes = (title: string) => judge(aCandidate({ title, indexer: { id: 7 } }), aContext({ blocklist })).reasons.map(({ code }) => code)

  expect(codes('The.Quiet.Harbour.2021.1080p.WEB-DL.H264-GRP')).toEqual(['blocklisted'])
  expect(codes('The.Quiet.Harbour.2021.2160p.WEB-DL.H264-GRP')).not.toContain('blocklisted')
})

test('what one indexer offered under a name blocks that name nowhere else', () => {
  const title = 'The.Quiet.Harbour.2021.1080p.WEB-DL.H264-GRP'
  const context = aContext({ blocklist: [{ title, info_hash: null, indexer_id: 1 }] })

  expect(judge(aCandidate({ title, indexer: { id: 1 } }), context).verdict).toBe('rejected')
  expect(judge(aCandidate({ title, indexer: { id: 2 } }), context).verdict).toBe('accepted')
})

test('a film that is not there, or a release that is on the list, is refused', async () => {
  const movie_id = putMovie(house, { title: 'Charade' })
  const info_hash = 'ab'.repeat(20)

  const unknown = await block({ title: 'x', movie_id: 999 })
  expect([unknown.status, unknown.body.error.message]).toEqual([422, 'movie_id: movie 999 does not exist'])
  for (const entry of [{ title: 'x', info_hash }, { title: 'x', movie_id }, { title: 'x' }]) {
    expect((await block(entry)).status).toBe(201)
    expect((await block(entry)).status).toBe(409)
  }
  expect((await block({ title: 'y', info_hash: info_hash.toUpperCase(), movie_id })).status).toBe(409)
})
