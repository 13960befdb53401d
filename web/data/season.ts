/** The year that one looks back on: in January still the one that has just ended. */
export const reviewedYear = (at: Date): number => at.getFullYear() - (at.getMonth() === 0 ? 1 : 0)

/** When people look back: December and January. */
export const isSeason = (at: Date): boolean => at.getMonth() === 11 || at.getMonth() === 0
