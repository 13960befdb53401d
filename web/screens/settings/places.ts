import {
  Archive,
  BellRing,
  Cable,
  FlaskConical,
  FolderOpen,
  FolderSearch,
  HardDriveDownload,
  Hourglass,
  Import,
  Info,
  LifeBuoy,
  ListChecks,
  ListVideo,
  type LucideIcon,
  MonitorSmartphone,
  PackageOpen,
  Palette,
  Radio,
  Recycle,
  ScrollText,
  Sparkles,
  Tag,
  Webhook,
} from 'lucide-react'
import { type Key, t } from '../../i18n/translate'
import { sectionSlug, sectionWord } from './sections'

type Place = {
  to: `/settings/${
    | 'appearance'
    | 'devices'
    | 'connections'
    | 'folders'
    | 'scan'
    | 'indexers'
    | 'download-clients'
    | 'quality'
    | 'preferences'
    | 'try'
    | 'tags'
    | 'radarr'
    | 'export'
    | 'recycle'
    | 'storage-rules'
    | 'followed-lists'
    | 'following'
    | 'webhooks'
    | 'tasks'
    | 'logs'
    | 'archives'
    | 'diagnostics'
    | 'about'}`
  label: Key
  icon: LucideIcon
}

const own = {
  appearance: { to: '/settings/appearance', label: 'settings.appearance', icon: Palette },
  devices: { to: '/settings/devices', label: 'device.title', icon: MonitorSmartphone },
  connections: { to: '/settings/connections', label: 'connections.title', icon: Cable },
  folders: { to: '/settings/folders', label: 'folder.title', icon: FolderOpen },
  scan: { to: '/settings/scan', label: 'scan.title', icon: FolderSearch },
  indexers: { to: '/settings/indexers', label: 'indexer.title', icon: Radio },
  quality: { to: '/settings/quality', label: 'profile.title', icon: ListChecks },
  preferences: { to: '/settings/preferences', label: 'format.title', icon: Sparkles },
  simulator: { to: '/settings/try', label: 'simulator.title', icon: FlaskConical },
  clients: { to: '/settings/download-clients', label: 'client.title', icon: HardDriveDownload },
  lists: { to: '/settings/followed-lists', label: 'list.title', icon: ListVideo },
  follows: { to: '/settings/following', label: 'settings.following', icon: BellRing },
  webhooks: { to: '/settings/webhooks', label: 'webhook.title', icon: Webhook },
  tags: { to: '/settings/tags', label: 'tag.title', icon: Tag },
  recycle: { to: '/settings/recycle', label: 'removed.title', icon: Recycle },
  rules: { to: '/settings/storage-rules', label: 'rule.title', icon: Hourglass },
  radarr: { to: '/settings/radarr', label: 'radarr.title', icon: Import },
  export: { to: '/settings/export', label: 'export.title', icon: PackageOpen },
  tasks: { to: '/settings/tasks', label: 'task.title', icon: ListChecks },
  logs: { to: '/settings/logs', label: 'log.title', icon: ScrollText },
  archives: { to: '/settings/archives', label: 'backup.title', icon: Archive },
  diagnostics: { to: '/settings/diagnostics', label: 'diagnostics.title', icon: LifeBuoy },
  about: { to: '/settings/about', label: 'about.title', icon: Info },
} as const satisfies Record<string, Place>

export const settingsPlaces: readonly Place[] = Object.values(own)

/** A page of the settings: one with a list, or a form generated from a declared section. `tab` is its name next to the others of its entry. */
export type SettingsPart = ({ place: Place } | { section: string }) & { tab?: Key }
/** A line of the settings list. Its pages share a heading and are tabs of each other; the first one gives its name if it has none. */
export type Entry = { label?: Key; parts: readonly SettingsPart[] }
type Group = { label: Key; entries: readonly Entry[] }

const page = (place: Place, tab?: Key): SettingsPart => ({ place, ...(tab && { tab }) })
const form = (section: string, tab?: Key): SettingsPart => ({ section, ...(tab && { tab }) })
const entry = (...parts: readonly SettingsPart[]): Entry => ({ parts })
const named = (label: Key, ...parts: readonly SettingsPart[]): Entry => ({ label, parts })

/** Settings grouped by task. */
const groups: readonly Group[] = [
  {
    label: 'settings.group_library',
    entries: [
      entry(page(own.folders), page(own.rules)),
      named('settings.import', page(own.scan), page(own.radarr), page(own.export)),
      entry(form('Library')),
      entry(page(own.quality, 'settings.tab_profiles'), page(own.preferences), page(own.simulator, 'settings.tab_try')),
      entry(form('Metadata')),
      named('settings.lists', page(own.lists), page(own.follows), form('Lists')),
      entry(page(own.tags)),
      entry(page(own.recycle)),
    ],
  },
  {
    label: 'settings.group_downloads',
    entries: [
      named('settings.indexers_search', page(own.indexers), form('Search')),
      entry(form('Downloads', 'settings.tab_general'), page(own.clients)),
      entry(form('VPN')),
    ],
  },
  { label: 'settings.group_watching', entries: [entry(page(own.appearance)), entry(form('Subtitles')), entry(form('Tracker'))] },
  {
    label: 'settings.group_access',
    entries: [
      named('settings.devices_security', page(own.devices), form('Security')),
      entry(page(own.connections), form('Apps'), page(own.webhooks)),
    ],
  },
  {
    label: 'settings.group_system',
    entries: [
      entry(page(own.archives), form('Backups', 'settings.tab_schedule')),
      named('settings.logs_tasks', page(own.logs), page(own.tasks), page(own.diagnostics)),
      entry(form('Server'), form('Media tool')),
      entry(page(own.about)),
    ],
  },
]

const knownSections = groups
  .flatMap(({ entries }) => entries)
  .flatMap(({ parts }) => parts)
  .flatMap((part) => ('section' in part ? part.section : []))

/** The groups with the declared sections; unknown sections go to the last one. */
export const groupsOf = (declared: readonly string[]): readonly Group[] => {
  const others = declared.filter((section) => !knownSections.includes(section)).map((section) => entry(form(section)))
  return groups.map(({ label, entries }, at) => ({
    label,
    entries: [
      ...entries
        .map((each) => ({ ...each, parts: each.parts.filter((part) => !('section' in part) || declared.includes(part.section)) }))
        .filter(({ parts }) => parts.length > 0),
      ...(at === groups.length - 1 ? others : []),
    ],
  }))
}

export const linkOf = (part: SettingsPart) =>
  'section' in part ? ({ to: '/settings/$section', params: { section: sectionSlug(part.section) } } as const) : { to: part.place.to }

export const partWord = (part: SettingsPart) => ('section' in part ? sectionWord(part.section) : t(part.place.label))

export const entryWord = ({ label, parts }: Entry) => (label ? t(label) : parts[0] ? partWord(parts[0]) : '')

/** The entry of a page, found by the last part of its address. */
export const entryAt = (declared: readonly string[] | undefined, slug: string): Entry | undefined =>
  groupsOf(declared ?? knownSections)
    .flatMap(({ entries }) => entries)
    .find(({ parts }) => parts.some((part) => slugOf(part) === slug))

export const slugOf = (part: SettingsPart) => ('section' in part ? sectionSlug(part.section) : part.place.to.slice('/settings/'.length))

/** Name of the entry that a page opens first; empty for its other pages. */
export const entryNameOf = (to: Place['to']): string => {
  const found = groups.flatMap(({ entries }) => entries).find(({ parts: [first] }) => first && 'place' in first && first.place.to === to)
  return found ? entryWord(found) : ''
}
