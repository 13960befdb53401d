import type { Prepared } from '../api'

type Chapters = Prepared['chapters']
type Found = { readonly kind: Chapters[number]['kind']; readonly end: number; readonly isLast: boolean }

/** The chapter that plays now, and where it ends. */
export const chapterAt = (chapters: Chapters, time: number, duration: number): Found | null => {
  const at = chapters.findLastIndex(({ start_seconds }) => start_seconds <= time)
  const found = chapters[at]
  if (!found) return null
  return { kind: found.kind, end: chapters[at + 1]?.start_seconds ?? duration, isLast: at === chapters.length - 1 }
}
