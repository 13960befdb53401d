import { expect, test } from 'bun:test'
import { isHere, movieFaces } from './movie-states'

test('a movie that is here carries no badge on its poster, whether or not a better release would be taken', () => {
  for (const [status, tone] of [
    ['available', 'ok'],
    ['upgradable', 'info'],
  ] as const) {
    expect(isHere({ status })).toBe(true)
    expect(movieFaces[status]).toMatchObject({ badge: false, tone })
  }
})
