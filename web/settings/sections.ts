import {
  Archive,
  Captions,
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
import type { FieldDeclaration } from '../api/types'
import { toldWord } from '../i18n/told'

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
  Network: Globe,
}

export const sectionIcon = (section: string): LucideIcon => icons[section] ?? SlidersHorizontal

export const sectionSlug = (section: string) => section.toLowerCase().replace(/[^a-z0-9]+/g, '-')

export const sectionWord = (section: string) => toldWord(section)

/** The sections in the order in which their first field is declared. */
export const sectionsOf = (fields: readonly FieldDeclaration[]) => [...new Set(fields.map(({ section }) => section))]

/** What a setting is called, and its sentence of help, in the language of the person. */
export const fieldWords = (field: FieldDeclaration): [label: string, help: string] => [toldWord(field.label), toldWord(field.help)]
