import { expect, test } from 'bun:test'
import { chapterAt } from './chapter-at'

const chapters = [
  { start_seconds: 10, title: 'Intro', kind: 'intro' as const },
  { start_seconds: 70, title: 'The ship', kind: null },
  { start_seconds: 900, title: 'Credits', kind: 'credits' as const },
]

test('a chapter lasts until the next one, the last one until the end', () => {
  expect(chapterAt(chapters, 5, 1000)).toBeNull()
  expect(chapterAt(chapters, 10, 1000)).toEqual({ kind: 'intro', end: 70, isLast: false })
  expect(chapterAt(chapters, 70, 1000)).toEqual({ kind: null, end: 900, isLast: false })
  expect(chapterAt(chapters, 999, 1000)).toEqual({ kind: 'credits', end: 1000, isLast: true })
})
