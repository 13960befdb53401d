import {
  Archive,
  Captions,
  Cast,
  Clapperboard,
  Database,
  Download,
  Globe,
  KeyRound,
  ListVideo,
  type LucideIcon,
  Radar,
  Search,
  Server,
  ShieldCheck,
  SlidersHorizontal,
  Wrench,
} from 'lucide-react'
import type { FieldDeclaration } from '../../data/api/types'
import { toldWord } from '../../i18n/told'

const icons: Record<string, LucideIcon> = {
  Server,
  Security: KeyRound,
  Library: Clapperboard,
  Search,
  Downloads: Download,
  Metadata: Database,
  Tracker: Radar,
  Subtitles: Captions,
  Lists: ListVideo,
  VPN: ShieldCheck,
  'Media tool': Wrench,
  Backups: Archive,
  Apps: Cast,
  Network: Globe,
}

export const sectionIcon = (section: string): LucideIcon => icons[section] ?? SlidersHorizontal

export const sectionSlug = (section: string) => section.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** Sections whose name would be that of a main screen. */
const longer: Record<string, string> = {
  Library: 'Files and naming',
  Search: 'Searching and upgrades',
  Downloads: 'Downloading and seeding',
  Lists: 'List provider',
}

export const sectionWord = (section: string) => {
  const word = toldWord(section)
  return word === section ? (longer[section] ?? section) : word
}

/** Sections in the order of their first field. */
export const sectionsOf = (fields: readonly FieldDeclaration[]) => [...new Set(fields.map(({ section }) => section))]

/** Translated label and help of a setting. */
export const fieldWords = (field: FieldDeclaration): [label: string, help: string] => [toldWord(field.label), toldWord(field.help)]
