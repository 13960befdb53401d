/** Tab names as they appear in the URL. */
export const tabNames = ['releases', 'file', 'subtitles', 'history'] as const
export type TabName = (typeof tabNames)[number]
