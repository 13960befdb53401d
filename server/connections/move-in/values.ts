/** Values of other programs, as Marquee keeps them; null for what cannot be one. */
export const titleIn = (name: string): string => name.trim().slice(0, 300).toWellFormed() || '?'

export const nameIn = (thing: unknown, field: string): string => {
  const name = (thing as Record<string, unknown> | null)?.[field]
  return typeof name === 'string' ? titleIn(name) : '?'
}

export const yearIn = (year: unknown): number | null =>
  typeof year === 'number' && Number.isInteger(year) && year >= 1800 && year <= 3000 ? year : null

export const tmdbIn = (id: unknown): number | null => {
  const number = Number(id)
  return (typeof id === 'string' || typeof id === 'number') && Number.isInteger(number) && number > 0 && number < 2 ** 31 ? number : null
}

export const imdbIn = (id: unknown): string | null => (typeof id === 'string' && /^tt\d{5,12}$/.test(id.trim()) ? id.trim() : null)

/** Programs write a date that they do not know as the first day of their calendar. */
const earliest = Date.UTC(1970, 0, 2)
export const dateIn = (date: unknown): string | null => {
  const at = typeof date === 'string' || typeof date === 'number' ? new Date(date) : null
  return at === null || Number.isNaN(at.getTime()) || at.getTime() < earliest || at.getFullYear() > 9998 ? null : at.toISOString()
}

/** On a scale of 0 to 10, where 0 means none. */
export const ratingIn = (rating: unknown): number | null => {
  const whole = typeof rating === 'number' ? Math.round(rating) : 0
  return whole >= 1 && whole <= 10 ? whole : null
}
