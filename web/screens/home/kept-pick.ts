import { base } from '../../data/base'

const KEY = `marquee.tonight${base}`

/** Today's pick, remembered in this browser. */
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
    // Without localStorage the pick is not remembered.
  }
}
