import type { LucideIcon } from 'lucide-react'

/** One thing that can be chosen. `poster` or `portrait` stand in for the icon. */
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
