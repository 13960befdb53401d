/** The tabs of a movie, as the address says them. */
export const tabNames = ['releases', 'file', 'subtitles', 'history'] as const
export type TabName = (typeof tabNames)[number]
