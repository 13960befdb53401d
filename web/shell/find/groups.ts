import type { LucideIcon } from 'lucide-react'

/** A search result. `poster` or `portrait` replace the icon. */
export type Choice = {
  key: string
  label: string
  note?: string | undefined
  icon: LucideIcon
  poster?: string | null
  portrait?: string | null
  run: () => void
}
export type GroupName = 'library' | 'database' | 'people' | 'series' | 'traits' | 'deeds' | 'places' | 'settings' | 'elsewhere'
export type Group = { name: GroupName; title: string; choices: Choice[] }
