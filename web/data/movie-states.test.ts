import { expect, test } from 'bun:test'
import { isHere, movieFaces } from './movie-states'

test('a movie with a file has no badge on its poster, upgradable or not', () => {
  for (const [status, tone] of [
    ['available', 'ok'],
    ['upgradable', 'info'],
  ] as const) {
    expect(isHere({ status })).toBe(true)
    expect(movieFaces[status]).toMatchObject({ badge: false, tone })
  }
})
