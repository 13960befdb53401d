import { base } from '../base'

const KEY = `marquee.tonight${base}`

/** The pick of this day, as this browser remembers it. */
export const keptPick = (day: number): number | undefined => {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { day?: number; id?: number }
    return kept.day === day ? kept.id : undefined
  } catch {
    return undefined
  }
}

export const keepPick = (day: number, id: number) => {
  try {
    localStorage.setItem(KEY, JSON.stringify({ day, id }))
  } catch {
    // A browser that keeps nothing picks anew.
  }
}
